import { useState } from 'react';
import { errorText } from './error-text.ts';
import { useOnce } from './use-once.ts';

/** Does something on the server for which there is nothing to fill in; what went wrong is kept to be shown. */
export const useSaving = (send: () => Promise<unknown>) => {
  const { busy, once } = useOnce();
  const [alert, setAlert] = useState<string>();
  const save = () =>
    void once(async () => {
      setAlert(undefined);
      await send().catch((error: unknown) => setAlert(errorText(error)));
    });
  return { busy, alert, save };
};
