import { isApiError } from '@zanga/browser/api/api-error.ts';
import { useAction } from '@zanga/browser/form/use-action.ts';
import { useState } from 'react';

/** Does something that wants a fresh sign-in; where the password is wanted again, says so instead of failing. */
export const useConfirming = (work: () => Promise<unknown>) => {
  const [asked, setAsked] = useState(false);
  const {
    busy,
    alert,
    run: save,
  } = useAction(async () => {
    try {
      await work();
    } catch (error) {
      if (!isApiError(error) || error.code !== 'auth.confirm_again') throw error;
      setAsked(true);
    }
  });
  const goOn = () => {
    setAsked(false);
    save();
  };
  return { busy, alert, save, asked, goOn, giveUp: () => setAsked(false) };
};
