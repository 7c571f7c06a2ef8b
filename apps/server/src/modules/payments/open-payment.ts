import type { UserId } from '@zanga/domain/ids';
import { type Cents, zeroCents } from '@zanga/domain/money';
import { type Tx, withoutWaiting } from '../../platform/database/connection.ts';
import { newId } from '../../platform/new-id.ts';
import type { Payment, PeriodCharge, Purpose } from './payment.ts';
import type { PaymentTools } from './payment-tools.ts';
import { presentPayment } from './present-payment.ts';
import type { PaymentRow } from './row-queries.ts';
import { insertPayment } from './store.ts';

export type NewPayment = {
  readonly purpose: Purpose;
  readonly ownerId: string;
  /** Period and try of a membership's charge. */
  readonly charge?: PeriodCharge;
  readonly userId: UserId | null;
  readonly amountCents: Cents;
  /** `manual` holds the money until `capture`. */
  readonly capture: 'automatic' | 'manual';
  readonly now: Date;
};

/** Columns of a payment that are empty before the customer pays. */
const untouched = {
  ...{ state: 'open', version: 1, attempt: 1, captured_cents: zeroCents, refunded_cents: zeroCents },
  ...{ disputed_cents: zeroCents },
  ...{ intent_ref: null, secret_hash: null, refusal_code: null, refusal_message: null },
  ...{ card_brand: null, card_last4: null, card_exp_month: null, card_exp_year: null },
  ...{ card_fingerprint: null, card_ref: null, settled_at: null, given_up_at: null, provider_status: null },
} as const satisfies Partial<PaymentRow>;

/** Records that money is due. The provider hears of it when the customer opens the payment form. */
export const openPayment = async (tools: PaymentTools, tx: Tx, wanted: NewPayment): Promise<Payment> => {
  const { purpose, ownerId, charge, userId, amountCents, capture, now } = wanted;
  const row: PaymentRow = {
    ...{ id: newId('pay'), purpose, owner_id: ownerId, user_id: userId, capture, amount_cents: amountCents },
    ...{ period: charge?.period ?? null, period_attempt: charge?.attempt ?? null },
    ...{ provider: tools.provider.name, created_at: now, updated_at: now },
    ...untouched,
  };
  await withoutWaiting(tx, (quiet) => insertPayment(quiet, row));
  return presentPayment(row);
};
