import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js';
import type { Charge } from '../card-form-port.ts';

/** What a browser needs to know of a payment before there is one. */
export type PlannedPayment = {
  /** Null where a card is only kept, and nothing is paid. */
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
  /** The wallets' buttons, which confirm by themselves. */
  readonly wallet: StripeElements;
};

/** Stripe's fields for a payment that is only planned. */
export const createElements = <S extends Script>(
  stripe: S,
  appearance: Appearance,
  planned: PlannedPayment,
) => ({
  stripe,
  card: group(stripe, { ...planned, appearance }),
  wallet: group(stripe, { ...planned, appearance, save: false }),
});

/** Stripe refuses an intent that differs from what its fields were told last: in amount, in capture, in keeping the card. */
export const updateElements = (
  { card, wallet }: Pick<Till, 'card' | 'wallet'>,
  { amountCents, capture, save }: PlannedPayment,
): void => {
  if (amountCents === null) return;
  const charge = { amount: amountCents, captureMethod: capture };
  card.update({ ...charge, setupFutureUsage: save ? 'off_session' : null });
  wallet.update(charge);
};
