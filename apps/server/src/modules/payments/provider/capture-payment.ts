import type { PaymentId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import { mayCapture } from '@zanga/domain/payments/amounts';
import type { Tx } from '../../../platform/database/connection.ts';
import { captureJob } from '../job-kinds.ts';
import type { PaymentTools } from '../payment-tools.ts';
import { lockPayment } from '../store.ts';

/** Captures held money, or a part and lets the rest go; false when nothing or less is held. */
export const capturePayment = async (
  tools: PaymentTools,
  tx: Tx,
  paymentId: PaymentId,
  amountCents?: Cents,
): Promise<boolean> => {
  const row = await lockPayment(tx, paymentId);
  const wanted = amountCents ?? row.amount_cents;
  const mayTake = mayCapture({ amount: row.amount_cents }, wanted);
  if (row.state !== 'authorised' || row.given_up_at !== null || !mayTake) return false;
  await tools.jobs.enqueue(tx, captureJob, { paymentId, amountCents: wanted }, paymentId);
  return true;
};
