import { useRef, useState } from 'react';

/** Runs one action at a time (LOG-8): a second press is ignored even before the button is drawn as busy. */
export const useOnce = () => {
  const now = useRef(false);
  const [busy, setBusy] = useState(false);
  const once = async (work: () => Promise<unknown>) => {
    if (now.current) return;
    now.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      now.current = false;
      setBusy(false);
    }
  };
  return { busy, once };
};
