import { type RefObject, useCallback, useImperativeHandle, useRef, useState } from 'react';
import type { CardFormHandle } from './card-form-port.ts';
import { paymentTexts as t } from './payment-texts.ts';

/** After this long a provider's form that has not come is not waited for any more: where it stands is said why. */
const patienceMilliseconds = 15_000;

/**
 * Stands in for a provider's form until its late code arrives: a press on the page's button waits for it. Returns the
 * ref for the form itself.
 */
export const useFormToCome = (ref: RefObject<CardFormHandle | null>, comes: boolean) => {
  const form = useRef<CardFormHandle | null>(null);
  const [come] = useState(() => Promise.withResolvers<void>());
  useImperativeHandle(ref, () => {
    const whenCome = async () => {
      if (!form.current && comes)
        await Promise.race([
          come.promise,
          new Promise((resolve) => setTimeout(resolve, patienceMilliseconds)),
        ]);
      return form.current;
    };
    return {
      byWallet: () => form.current?.byWallet() ?? false,
      check: async (charge) => (await whenCome())?.check(charge) ?? false,
      confirm: async (clientSecret, isNew) =>
        (await whenCome())?.confirm(clientSecret, isNew) ?? { confirmed: 'refused', message: t.notReady },
    };
  }, [come, comes]);
  return useCallback(
    (handle: CardFormHandle | null) => {
      form.current = handle;
      if (handle) come.resolve();
    },
    [come],
  );
};
