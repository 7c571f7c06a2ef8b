import { useEffect, useRef, useState } from 'react';
import { stripeAppearance } from './stripe-appearance.ts';
import { createElements, type PlannedPayment, type Till, updateElements } from './stripe-elements.ts';
import { stripeHere } from './stripe-script.ts';

export type PlannedElements = PlannedPayment & { readonly script: string; readonly publishableKey: string };

/** Stripe's fields for a planned payment, updated when the plan changes. */
export const useStripeElements = (planned: PlannedElements): { till: Till | undefined; failed: boolean } => {
  const [till, setTill] = useState<Till>();
  const [failed, setFailed] = useState(false);
  const first = useRef(planned);
  const { script, publishableKey, amountCents, capture, save } = planned;
  useEffect(() => {
    let gone = false;
    stripeHere(script, publishableKey).then(
      (stripe) => {
        if (!gone) setTill(createElements(stripe, stripeAppearance(), first.current));
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [script, publishableKey]);
  useEffect(() => {
    if (till) updateElements(till, { amountCents, capture, save });
  }, [till, amountCents, capture, save]);
  return { till, failed };
};
