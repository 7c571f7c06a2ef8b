import type { OfficeDispute } from '@zanga/contract/ordering/order-desk';
import { type PaymentAmounts, refundable } from '@zanga/domain/payments/amounts';
import { disputeStates } from '@zanga/domain/payments/disputes';
import { refusalWords } from '@zanga/domain/payments/refusal-words';
import { z } from 'zod';
import type { PaidCard, Payment, PeriodCharge } from './payment.ts';
import type { DisputeRow, PaymentRow } from './row-queries.ts';

// The tables' checks guarantee the same; here rows become types.
const Kept = z.object({
  purpose: z.enum(['order', 'membership', 'change']),
  capture: z.enum(['automatic', 'manual']),
  state: z.enum(['open', 'failed', 'processing', 'authorised', 'paid', 'released']),
});

/** Public id of a card that is saved at the provider. */
export const cardIdOf = (ref: string): string => `crd_${ref}`;

/** Reference of a card at the provider; undefined for `new`. */
export const cardRefOf = (choice: string): string | undefined =>
  choice.startsWith('crd_') ? choice.slice(4) : undefined;

const cardOf = (row: PaymentRow): PaidCard | null =>
  row.card_brand === null || row.card_last4 === null
    ? null
    : {
        brand: row.card_brand,
        last4: row.card_last4,
        expMonth: row.card_exp_month ?? 0,
        expYear: row.card_exp_year ?? 0,
        fingerprint: row.card_fingerprint,
        id: row.card_ref === null ? null : cardIdOf(row.card_ref),
      };

const chargeOf = ({ period, period_attempt: attempt }: PaymentRow): PeriodCharge | null =>
  period === null || attempt === null ? null : { period, attempt };

export const amountsOf = (row: PaymentRow): PaymentAmounts => ({
  amount: row.amount_cents,
  captured: row.captured_cents,
  refunded: row.refunded_cents,
  disputed: row.disputed_cents,
});

/** A row as a payment for the other modules. */
export const presentPayment = (row: PaymentRow): Payment => ({
  ...Kept.parse(row),
  id: row.id,
  ownerId: row.owner_id,
  charge: chargeOf(row),
  userId: row.user_id,
  amountCents: row.amount_cents,
  capturedCents: row.captured_cents,
  refundedCents: row.refunded_cents,
  disputedCents: row.disputed_cents,
  refundableCents: refundable(amountsOf(row)),
  givenUp: row.given_up_at !== null,
  card: cardOf(row),
  refusal: row.refusal_code === null ? null : refusalWords(row.refusal_code),
  unknownStatus: row.provider_status,
});

const KeptDispute = z.object({ state: z.enum(disputeStates) });

/** A row as a dispute in the office. */
export const presentDispute = (row: DisputeRow): OfficeDispute => ({
  ...KeptDispute.parse(row),
  id: row.dispute_ref,
  amount: row.amount_cents,
  reason: row.reason,
  provider_state: row.provider_state,
  answer_by: row.answer_by?.toISOString() ?? null,
  opened_at: row.opened_at.toISOString(),
});
