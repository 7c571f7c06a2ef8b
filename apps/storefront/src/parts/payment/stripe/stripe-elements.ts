import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js';
import type { Charge } from '../card-form-port.ts';

/** Facts about a payment that Stripe's fields need before it exists. */
export type PlannedPayment = {
  /** Null where a card is only stored, and no payment is made. */
  readonly amountCents: number | null;
  readonly capture: Charge['capture'];
  readonly save: boolean;
};

type Script = Pick<Stripe, 'elements'>;

const group = (
  stripe: Script,
  { appearance, amountCents, capture, save }: PlannedPayment & { readonly appearance: Appearance },
): StripeElements => {
  const always = { currency: 'eur', locale: 'it' as const, allowedPaymentMethodTypes: ['card'], appearance };
  return amountCents === null
    ? stripe.elements({ ...always, mode: 'setup', setupFutureUsage: 'off_session' })
    : stripe.elements({
        ...always,
        mode: 'payment',
        amount: amountCents,
        captureMethod: capture,
        setupFutureUsage: save ? 'off_session' : null,
      });
};

export type Till = {
  readonly stripe: Stripe;
  /** The card's own fields. */
  readonly card: StripeElements;
  /** Elements of the wallet buttons, which confirm by themselves. */
  readonly wallet: StripeElements;
};

/** Stripe's fields for a planned payment. */
export const createElements = <S extends Script>(
  stripe: S,
  appearance: Appearance,
  planned: PlannedPayment,
) => ({
  stripe,
  card: group(stripe, { ...planned, appearance }),
  wallet: group(stripe, { ...planned, appearance, save: false }),
});

/** Stripe refuses an intent that differs from its fields' last update in amount, capture or storing of the card. */
export const updateElements = (
  { card, wallet }: Pick<Till, 'card' | 'wallet'>,
  { amountCents, capture, save }: PlannedPayment,
): void => {
  if (amountCents === null) return;
  const charge = { amount: amountCents, captureMethod: capture };
  card.update({ ...charge, setupFutureUsage: save ? 'off_session' : null });
  wallet.update(charge);
};
