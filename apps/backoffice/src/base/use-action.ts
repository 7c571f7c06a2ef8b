import { useRef, useState } from 'react';
import { errorText } from './error-text.ts';

/** Does one thing at a time, and keeps what went wrong to be shown. */
export const useAction = <Given extends readonly unknown[]>(work: (...given: Given) => Promise<unknown>) => {
  const now = useRef(false);
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string>();
  const run = async (...given: Given) => {
    if (now.current) return;
    now.current = true;
    setBusy(true);
    setAlert(undefined);
    try {
      await work(...given);
    } catch (error) {
      setAlert(errorText(error));
    } finally {
      now.current = false;
      setBusy(false);
    }
  };
  return { busy, alert, run: (...given: Given) => void run(...given) };
};
