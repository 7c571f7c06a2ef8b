import { errorText } from '@zanga/browser/form/error-text.ts';
import { useOnce } from '@zanga/browser/form/use-once.ts';
import { useCallback, useRef, useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import type { CardPaymentHandle, Charge } from '../../parts/payment/card-form-port.ts';
import { paymentTexts } from '../../parts/payment/payment-texts.ts';
import { useAskAgain, useTakeStatus } from './prime-queries.ts';

/** Confirms a card to join Prime, or to settle a failed charge; keeps the reason of a failure (PRM-12). */
export const usePaying = (finish: 'join' | 'settle') => {
  const service = useService();
  const takeStatus = useTakeStatus();
  const askAgain = useAskAgain();
  const { busy, once } = useOnce();
  const [alert, setAlert] = useState<string>();
  const [cardHadTrial, setCardHadTrial] = useState(false);
  const [done, setDone] = useState(false);
  const card = useRef<CardPaymentHandle>(null);

  const after = async (method: string) => {
    if (finish === 'settle') {
      const status = await service.api('GET /api/customer/prime');
      const error = status.state === 'past_due' ? paymentTexts.processing : null;
      return { ...status, error, card_had_trial: false };
    }
    return service.api('PATCH /api/customer/prime/subscribe', { body: { payment_method: method } });
  };

  const pay = async (charge: Charge, trial: boolean, plan: string | undefined) => {
    const chosen = await card.current?.check(charge);
    if (!chosen) return;
    const body = { prime_subscription: true, payment_method: chosen.method, save: true, trial, plan };
    const intent = await service.api('POST /api/customer/payment/intent', { body });
    if (intent.message !== null) {
      setAlert(intent.message);
      // The terms have changed meanwhile: the page shows the new ones below.
      return askAgain();
    }
    // No secret means no payment to confirm: an earlier attempt went through.
    if (intent.client_secret !== null) {
      const paid = await card.current?.confirm(intent.client_secret);
      if (paid?.outcome === 'pending') return setAlert(paid.message);
      if (paid?.outcome !== 'done') return;
    }
    const { error, card_had_trial, ...status } = await after(chosen.method);
    takeStatus(status);
    setCardHadTrial(card_had_trial);
    if (error === null) setDone(true);
    else setAlert(error);
  };

  const start = (charge: Charge, trial = true, plan?: string) =>
    void once(async () => {
      setAlert(undefined);
      await pay(charge, trial, plan).catch((error: unknown) => setAlert(errorText(error)));
    });
  /** The news of a payment is shown once: at the next opening only the state is. */
  const forget = useCallback(() => setDone(false), []);
  return { card, busy, alert, cardHadTrial, done, start, forget };
};

export type PrimePayment = ReturnType<typeof usePaying>;
