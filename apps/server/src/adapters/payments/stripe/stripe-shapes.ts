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

/** What the API tells of an intent when it is asked for its card too. */
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

/** A refused card is named in the error, no longer on the intent. */
const methodOf = ({ payment_method, last_payment_error }: Stripe.PaymentIntent) => {
  const method = payment_method ?? last_payment_error?.payment_method;
  return typeof method === 'object' && method !== null ? method : undefined;
};

const usedCard = (intent: Stripe.PaymentIntent): ProviderIntent['card'] => {
  const method = methodOf(intent);
  const face = method && faceOf(method);
  if (!method || !face) return null;
  // A card that belongs to nobody can be used this once only.
  return { ...face, ref: method.customer ? method.id : null };
};

const refusalOf = ({ last_payment_error: error, status }: Stripe.PaymentIntent): CardRefusal | null => {
  if (!error || status === 'succeeded' || status === 'requires_capture') return null;
  return { code: error.decline_code ?? error.code ?? error.type };
};

/** Its own words are no longer than this; a longer one is none. */
const longestStatus = 60;

const statusOf = (word: string): Pick<ProviderIntent, 'status' | 'unknownStatus'> => {
  const status = readIntentStatus(word);
  return { status, unknownStatus: status === 'unknown' ? word.slice(0, longestStatus) : null };
};

/** An intent in the words of the port; one that another shop opened is nobody's payment of ours. */
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
    paymentId: intent.metadata.house === house ? (intent.metadata.payment ?? null) : null,
    createdAt: new Date(intent.created * 1000),
  });

export const presentSetup = (setup: Stripe.SetupIntent): ProviderSetup => {
  const status = readIntentStatus(setup.status);
  return {
    ref: setup.id,
    clientSecret: setup.client_secret ?? '',
    // A setup never comes to a capture; of an unknown status it is known that it goes on.
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
