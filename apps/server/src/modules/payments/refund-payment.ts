import type { Refusal } from '@zanga/contract/wire/route';
import type { PaymentId, RefundId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import { mayRefund, refundable } from '@zanga/domain/payments/amounts';
import type { Tx } from '../../platform/database/connection.ts';
import { newId } from '../../platform/new-id.ts';
import { refuse } from '../../platform/refusal.ts';
import { tell } from './followers.ts';
import { refundJob } from './job-kinds.ts';
import type { Payment } from './payment.ts';
import type { PaymentTools } from './payment-tools.ts';
import { amountsOf, presentPayment } from './present-payment.ts';
import type { PaymentRow } from './row-queries.ts';
import { findRefundByKey, insertRefund, lockPayment } from './store.ts';

export type Refund = {
  readonly amountCents: Cents;
  /** Idempotency key of the refund. */
  readonly key: string;
  /** A word for the records, such as `order_cancelled`. */
  readonly reason: string;
  readonly now: Date;
};

type Refunded = { readonly ok: true; readonly payment: Payment; readonly refundId: RefundId };

const record = async (tools: PaymentTools, tx: Tx, row: PaymentRow, wanted: Refund): Promise<Refunded> => {
  const { key, amountCents, reason, now } = wanted;
  const refund = { id: newId('rfd'), payment_id: row.id, key, amount_cents: amountCents, reason };
  await insertRefund(tx, refund, now);
  await tools.jobs.enqueue(tx, refundJob, { refundId: refund.id }, refund.id);
  const payment = presentPayment(await lockPayment(tx, row.id));
  await tell(
    tools.followers,
    tx,
    { kind: 'refunded', payment, refund: { id: refund.id, key, amountCents } },
    now,
  );
  return { ok: true, payment, refundId: refund.id };
};

/** Decides a refund inside the caller's transaction; the provider is called after it. Never more than is still here. */
export const refundPayment = async (
  tools: PaymentTools,
  tx: Tx,
  paymentId: PaymentId,
  wanted: Refund,
): Promise<Refunded | Refusal<'refund.too_much'>> => {
  const row = await lockPayment(tx, paymentId);
  const known = await findRefundByKey(tx, paymentId, wanted.key);
  if (known) return { ok: true, payment: presentPayment(row), refundId: known.id };
  if (!mayRefund(amountsOf(row), wanted.amountCents)) return refuse('refund.too_much');
  return record(tools, tx, row, wanted);
};

/** Refunds the whole rest of a payment; its row is locked. */
export const returnMoney = async (
  tools: PaymentTools,
  tx: Tx,
  row: PaymentRow,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<void> => {
  const amountCents = refundable(amountsOf(row));
  if (amountCents > 0) await record(tools, tx, row, { amountCents, key: `all:${reason}`, reason, now });
};
