import { givenId } from '@zanga/domain/ids';
import { readIntentStatus } from '@zanga/domain/payments/intent-status';
import type Stripe from 'stripe';
import type {
  CardFace,
  CardRefusal,
  ProviderIntent,
  ProviderRefund,
  ProviderSetup,
  SavedCard,
} from '../port.ts';

/** Expansion that adds the card to an intent. */
export const expanded = ['payment_method'];

const faceOf = ({ card }: Stripe.PaymentMethod): CardFace | undefined =>
  card && {
    brand: card.brand,
    last4: card.last4,
    expMonth: card.exp_month,
    expYear: card.exp_year,
    fingerprint: card.fingerprint ?? null,
  };

export const cardOf = (method: Stripe.PaymentMethod): SavedCard | undefined => {
  const face = faceOf(method);
  return face && { ...face, ref: method.id };
};

/** A refused card stands in the error, no longer on the intent. */
const methodOf = ({ payment_method, last_payment_error }: Stripe.PaymentIntent) => {
  const method = payment_method ?? last_payment_error?.payment_method;
  return typeof method === 'object' && method !== null ? method : undefined;
};

const usedCard = (intent: Stripe.PaymentIntent): ProviderIntent['card'] => {
  const method = methodOf(intent);
  const face = method && faceOf(method);
  if (!method || !face) return null;
  // A card without a customer works only this once.
  return { ...face, ref: method.customer ? method.id : null };
};

const refusalOf = ({ last_payment_error: error, status }: Stripe.PaymentIntent): CardRefusal | null => {
  if (!error || status === 'succeeded' || status === 'requires_capture') return null;
  return { code: error.decline_code ?? error.code ?? error.type };
};

/** Stripe's own status words are shorter than this. */
const longestStatus = 60;

const statusOf = (word: string): Pick<ProviderIntent, 'status' | 'unknownStatus'> => {
  const status = readIntentStatus(word);
  return { status, unknownStatus: status === 'unknown' ? word.slice(0, longestStatus) : null };
};

/** Translates an intent; `paymentId` is null if another shop opened it. */
export const presentIntent =
  (house: string) =>
  (intent: Stripe.PaymentIntent): ProviderIntent => ({
    ref: intent.id,
    clientSecret: intent.client_secret ?? '',
    ...statusOf(intent.status),
    amountCents: intent.amount,
    capturedCents: intent.status === 'succeeded' ? intent.amount_received : 0,
    card: usedCard(intent),
    refusal: refusalOf(intent),
    paymentId:
      intent.metadata.house === house && intent.metadata.payment !== undefined
        ? givenId('pay', intent.metadata.payment)
        : null,
    createdAt: new Date(intent.created * 1000),
  });

export const presentSetup = (setup: Stripe.SetupIntent): ProviderSetup => {
  const status = readIntentStatus(setup.status);
  return {
    ref: setup.id,
    clientSecret: setup.client_secret ?? '',
    // A setup is never captured; an unknown status counts as still running.
    status: status === 'unknown' || status === 'requires_capture' ? 'processing' : status,
  };
};

export const presentRefund = ({ id, status, amount }: Stripe.Refund): ProviderRefund => ({
  ref: id,
  status:
    status === 'succeeded'
      ? 'succeeded'
      : status === 'failed' || status === 'canceled'
        ? 'failed'
        : 'pending',
  amountCents: amount,
});
