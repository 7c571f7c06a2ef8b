import type { DisputeState } from '@zanga/domain/payments/disputes';
import type Stripe from 'stripe';
import type { PaymentProvider, ProviderDispute } from '../port.ts';
import { asking, inOurWords } from './stripe-calls.ts';

/** Our state for each status of Stripe; early warnings are answered like disputes. */
const states: Readonly<Record<string, DisputeState>> = {
  needs_response: 'to_answer',
  warning_needs_response: 'to_answer',
  under_review: 'under_review',
  warning_under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
};

const refOf = (linked: string | { readonly id: string } | null): string | null =>
  typeof linked === 'string' ? linked : (linked?.id ?? null);

const present = (dispute: Stripe.Dispute): ProviderDispute => {
  const { due_by: dueBy } = dispute.evidence_details;
  return {
    ref: dispute.id,
    intentRef: refOf(dispute.payment_intent),
    amountCents: dispute.amount,
    reason: dispute.reason,
    state: states[dispute.status] ?? 'unknown',
    providerState: dispute.status,
    // 0 means that no answer is accepted, not 1970.
    answerBy: dueBy ? new Date(dueBy * 1000) : null,
    openedAt: new Date(dispute.created * 1000),
  };
};

async function* since(stripe: Stripe, from: Date): AsyncIterable<ProviderDispute> {
  const created = { gte: Math.floor(from.getTime() / 1000) };
  try {
    for await (const dispute of stripe.disputes.list({ created, limit: 100 })) yield present(dispute);
  } catch (error) {
    throw inOurWords(error);
  }
}

/** Disputes at Stripe. */
export const stripeDisputes = (stripe: Stripe): Pick<PaymentProvider, 'readDispute' | 'disputesSince'> => ({
  readDispute: async (ref) => present(await asking(stripe.disputes.retrieve(ref))),
  disputesSince: (from) => since(stripe, from),
});
