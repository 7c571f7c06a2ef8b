import { useEffect, useState } from 'react';

/** Pause in typing before the search. */
const pauseMilliseconds = 120;

/** Typed text, written to the address after a pause. Going back or forward changes the address: it then wins. */
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

  /** Writes to the address at once, without a pause. */
  const setNow = (next: string) => {
    setText(next);
    setSent(next);
    write(next);
  };
  return { text, setText, setNow };
};
