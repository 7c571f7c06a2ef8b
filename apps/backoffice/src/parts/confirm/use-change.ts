import { errorText } from '@zanga/browser/form/error-text.ts';
import { useOnce } from '@zanga/browser/form/use-once.ts';
import { useState } from 'react';
import { isGivenUp, useGuarded } from './use-guarded.tsx';

/** A change that may want the password again: one at a time; what went wrong is kept to be shown. */
export const useChange = () => {
  const { guarded, question } = useGuarded();
  const { busy, once } = useOnce();
  const [alert, setAlert] = useState<string>();
  const change = (work: () => Promise<unknown>, then: () => unknown) =>
    void once(async () => {
      setAlert(undefined);
      try {
        await guarded(work);
        await then();
      } catch (error) {
        if (!isGivenUp(error)) setAlert(errorText(error));
      }
    });
  return { busy, alert, change, question };
};
