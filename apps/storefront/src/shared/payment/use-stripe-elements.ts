import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { stripeLook } from './stripe-look.ts';
import { stripeHere } from './stripe-script.ts';

/** What a browser needs to know of a payment before there is one. */
export type Planned = {
  readonly script: string;
  readonly publishableKey: string;
  /** Null where a card is only kept, and nothing is paid. */
  readonly amountCents: number | null;
  readonly capture: 'automatic' | 'manual';
  readonly save: boolean;
};

const always = () => ({
  currency: 'eur',
  locale: 'it' as const,
  allowedPaymentMethodTypes: ['card'],
  appearance: stripeLook(),
});

const group = (stripe: Stripe, { amountCents, capture, save }: Planned): StripeElements =>
  amountCents === null
    ? stripe.elements({ ...always(), mode: 'setup', setupFutureUsage: 'off_session' })
    : stripe.elements({
        ...always(),
        mode: 'payment',
        amount: amountCents,
        captureMethod: capture,
        setupFutureUsage: save ? 'off_session' : null,
      });

export type Till = {
  readonly stripe: Stripe;
  /** The card's own fields. */
  readonly card: StripeElements;
  /** The wallets' buttons, which confirm by themselves. */
  readonly wallet: StripeElements;
};

/** Stripe's fields for a payment that is only planned; they follow its amount. */
export const useStripeElements = (planned: Planned): { till: Till | undefined; failed: boolean } => {
  const [till, setTill] = useState<Till>();
  const [failed, setFailed] = useState(false);
  const first = useRef(planned);
  const { script, publishableKey, amountCents, save } = planned;
  useEffect(() => {
    let gone = false;
    stripeHere(script, publishableKey).then(
      (stripe) => {
        if (gone) return;
        const wallet = { ...first.current, save: false };
        setTill({ stripe, card: group(stripe, first.current), wallet: group(stripe, wallet) });
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [script, publishableKey]);
  useEffect(() => {
    if (amountCents === null) return;
    till?.card.update({ amount: amountCents, setupFutureUsage: save ? 'off_session' : null });
    till?.wallet.update({ amount: amountCents });
  }, [till, amountCents, save]);
  return { till, failed };
};
