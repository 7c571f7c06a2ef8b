import type { PaymentId, RefundId } from '@zanga/domain/ids';
import { ProviderRefusal } from '../../../adapters/payments/port.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { NothingToDo } from '../../../platform/job-queue/kinds.ts';
import { holdOwner } from '../followers.ts';
import type { PaymentTools } from '../payment-tools.ts';
import { presentPayment } from '../present-payment.ts';
import { findPayment, findRefund } from '../queries.ts';
import { settlePayment } from '../settle-payment.ts';
import { lockPayment, saveRefund } from '../store.ts';

/** Jobs may run twice. */
const wasDone = ({ log }: PaymentTools, what: Readonly<Record<string, string>>): void =>
  log.info(what, 'an effect at the payment provider was done before');

/** Gives a payment up at the provider. Paid in that very moment, it is settled, and the settling returns the money. */
export const doRelease = async (tools: PaymentTools, paymentId: PaymentId): Promise<void> => {
  const row = await findPayment(tools.db, paymentId);
  if (!row) throw new NothingToDo('payment_unknown', paymentId);
  if (row.given_up_at === null) throw new NothingToDo('payment_not_given_up', paymentId);
  if (row.intent_ref === null || row.state === 'paid') return wasDone(tools, { payment: paymentId });
  await tools.provider.cancelIntent({ key: `${paymentId}:release`, ref: row.intent_ref });
  await settlePayment(tools, paymentId);
};

/** Captures held money; a hold that has run out shows at the next settling. */
export const doCapture = async (
  tools: PaymentTools,
  { paymentId, amountCents }: { readonly paymentId: PaymentId; readonly amountCents: number },
): Promise<void> => {
  const row = await findPayment(tools.db, paymentId);
  if (!row) throw new NothingToDo('payment_unknown', paymentId);
  if (row.intent_ref === null) throw new NothingToDo('payment_never_opened', paymentId);
  if (row.state === 'paid' || row.state === 'processing') return wasDone(tools, { payment: paymentId });
  if (row.state !== 'authorised') throw new NothingToDo('hold_gone', paymentId);
  const taking = { key: `${paymentId}:capture:${amountCents}`, ref: row.intent_ref, amountCents };
  await tools.provider.captureIntent(taking).catch((error: unknown) => {
    if (!(error instanceof ProviderRefusal)) throw error;
    tools.log.error({ payment: paymentId, reason: error.code }, 'a hold could not be taken');
  });
  await settlePayment(tools, paymentId);
};

type RefundOutcome = { readonly state: 'pending' | 'done' | 'failed'; readonly ref: string | null };

/** Records the outcome of a refund; a failed one goes to the follower of the payment. */
const recordRefund = async (
  tools: PaymentTools,
  refundId: RefundId,
  paymentId: PaymentId,
  outcome: RefundOutcome,
) => {
  const failed = await inTransaction(tools.db, async (tx) => {
    const row = await findPayment(tx, paymentId);
    if (!row) return false;
    const now = tools.clock();
    const told = await holdOwner(tools.followers, tx, presentPayment(row));
    await lockPayment(tx, paymentId);
    const saved = await saveRefund(tx, refundId, outcome, now);
    if (!saved || outcome.state !== 'failed') return false;
    const payment = presentPayment(await lockPayment(tx, paymentId));
    const refund = { id: refundId, key: saved.key, amountCents: saved.amount_cents };
    await told({ kind: 'refund_failed', payment, refund }, now);
    return true;
  });
  if (failed)
    tools.log.error({ refund: refundId, payment: paymentId }, 'a refund failed: the money is still here');
};

const states = { succeeded: 'done', pending: 'pending', failed: 'failed' } as const;

/** Requests a refund at the provider, or reads its state. */
export const doRefund = async (tools: PaymentTools, refundId: RefundId): Promise<void> => {
  const { db, provider } = tools;
  const refund = await findRefund(db, refundId);
  if (!refund) throw new NothingToDo('refund_unknown', refundId);
  if (refund.state !== 'asked' && refund.state !== 'pending') return wasDone(tools, { refund: refundId });
  const payment = await findPayment(db, refund.payment_id);
  if (!payment?.intent_ref) throw new NothingToDo('payment_never_opened', refund.payment_id);
  const sending =
    refund.refund_ref === null
      ? provider.refund({ key: refundId, intentRef: payment.intent_ref, amountCents: refund.amount_cents })
      : provider.readRefund(refund.refund_ref);
  const sent = await sending.catch((error: unknown) => {
    if (error instanceof ProviderRefusal) return { status: 'failed', ref: null } as const;
    throw error;
  });
  await recordRefund(tools, refundId, payment.id, { state: states[sent.status], ref: sent.ref });
};
