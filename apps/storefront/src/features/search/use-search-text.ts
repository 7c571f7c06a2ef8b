import { useEffect, useState } from 'react';

/** How long typing must pause before it is looked up. */
const pauseMilliseconds = 120;

/**
 * What is typed, and the address that follows it after a pause. The address wins whenever it changes
 * otherwise: by going back or forward.
 */
export const useSearchText = (address: string, write: (text: string) => void) => {
  const [text, setText] = useState(address);
  const [sent, setSent] = useState(address);
  const [seen, setSeen] = useState(address);
  if (address !== seen) {
    setSeen(address);
    if (address !== sent) {
      setSent(address);
      setText(address);
    }
  }

  useEffect(() => {
    if (text === sent) return;
    const timer = setTimeout(() => {
      setSent(text);
      write(text);
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text, sent, write]);

  /** Does not wait for a pause. */
  const setNow = (next: string) => {
    setText(next);
    setSent(next);
    write(next);
  };
  return { text, setText, setNow };
};
