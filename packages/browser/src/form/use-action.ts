import { useState } from 'react';
import { errorText } from './error-text.ts';
import { useOnce } from './use-once.ts';

/** An action without a form: one run at a time, with its error for display. */
export const useAction = <Given extends readonly unknown[]>(work: (...given: Given) => Promise<unknown>) => {
  const { busy, once } = useOnce();
  const [alert, setAlert] = useState<string>();
  const run = (...given: Given) =>
    void once(async () => {
      setAlert(undefined);
      try {
        await work(...given);
      } catch (error) {
        setAlert(errorText(error));
      }
    });
  return { busy, alert, run };
};
