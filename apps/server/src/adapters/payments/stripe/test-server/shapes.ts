import type { PaymentProvider, ProviderDispute, ProviderIntent, SavedCard } from '../../port.ts';
import type { Params } from './stripe-request.ts';

export const methodOf = (card: SavedCard | ProviderIntent['card'], customer: string | null) =>
  card && {
    id: card.ref ?? 'pm_once',
    object: 'payment_method',
    type: 'card',
    customer,
    card: {
      brand: card.brand,
      last4: card.last4,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: card.fingerprint,
    },
  };

export type IntentExtras = { readonly customer: string | null; readonly metadata: Params };

export const intentOf = (intent: ProviderIntent, { customer, metadata }: IntentExtras) => {
  const method = methodOf(intent.card, customer);
  const refused = intent.refusal !== null;
  return {
    id: intent.ref,
    object: 'payment_intent',
    amount: intent.amountCents,
    amount_received: intent.capturedCents,
    client_secret: intent.clientSecret,
    created: Math.floor(intent.createdAt.getTime() / 1000),
    currency: 'eur',
    customer,
    metadata,
    status: intent.status,
    payment_method: refused ? null : method,
    last_payment_error: intent.refusal && {
      type: 'card_error',
      code: intent.refusal.code,
      message: 'Your card was refused.',
      payment_method: method,
    },
  };
};

const disputeStatus = { to_answer: 'needs_response', closed: 'warning_closed' } as const;

/** A dispute in Stripe's words; 0 stands for no deadline. */
export const disputeOf = (dispute: ProviderDispute) => ({
  id: dispute.ref,
  object: 'dispute',
  amount: dispute.amountCents,
  charge: 'ch_of_it',
  created: Math.floor(dispute.openedAt.getTime() / 1000),
  evidence_details: { due_by: dispute.answerBy ? Math.floor(dispute.answerBy.getTime() / 1000) : 0 },
  payment_intent: dispute.intentRef,
  reason: dispute.reason,
  status:
    dispute.state === 'to_answer' || dispute.state === 'closed'
      ? disputeStatus[dispute.state]
      : dispute.providerState,
});

type Refund = Awaited<ReturnType<PaymentProvider['refund']>>;
type Setup = Awaited<ReturnType<PaymentProvider['readSetup']>>;

export const refundOf = ({ ref, status, amountCents }: Refund) => ({
  id: ref,
  object: 'refund',
  status,
  amount: amountCents,
});

export const setupOf = ({ ref, status, clientSecret }: Setup) => ({
  id: ref,
  object: 'setup_intent',
  status,
  client_secret: clientSecret,
});
