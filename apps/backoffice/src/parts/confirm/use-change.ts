import { errorText } from '@zanga/browser/form/error-text.ts';
import { useOnce } from '@zanga/browser/form/use-once.ts';
import { ApiError } from '@zanga/contract/wire/client';
import { useState } from 'react';
import { isGivenUp, useGuarded } from './use-guarded.tsx';

/** A change that may want the password again: one at a time; what went wrong, and with which field, is kept to be shown. */
export const useChange = () => {
  const { guarded, question } = useGuarded();
  const { busy, once } = useOnce();
  const [alert, setAlert] = useState<string>();
  const [fields, setFields] = useState<ApiError['fields']>({});
  const change = (work: () => Promise<unknown>, then: () => unknown) =>
    void once(async () => {
      setAlert(undefined);
      setFields({});
      try {
        await guarded(work);
        await then();
      } catch (error) {
        if (isGivenUp(error)) return;
        if (error instanceof ApiError) setFields(error.fields);
        setAlert(errorText(error));
      }
    });
  return { busy, alert, fields, change, question };
};
