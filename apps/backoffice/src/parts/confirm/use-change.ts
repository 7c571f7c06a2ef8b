import { useOnce } from '@zanga/browser/form/use-once.ts';
import { problemText } from '@zanga/browser/proof/passkey.ts';
import { ApiError } from '@zanga/contract/wire/client';
import { useState } from 'react';

/** One change at a time; its error, with the field, stays to be shown. */
export const useChange = () => {
  const { busy, once } = useOnce();
  const [alert, setAlert] = useState<string>();
  const [fields, setFields] = useState<ApiError['fields']>({});
  const change = (work: () => Promise<unknown>, then: () => unknown) =>
    void once(async () => {
      setAlert(undefined);
      setFields({});
      try {
        await work();
        await then();
      } catch (error) {
        if (error instanceof ApiError) setFields(error.fields);
        setAlert(problemText(error));
      }
    });
  return { busy, alert, fields, change };
};
