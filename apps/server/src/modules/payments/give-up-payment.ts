import type { PaymentId } from '@zanga/domain/ids';
import type { Tx } from '../../platform/database/connection.ts';
import { releaseJob } from './job-kinds.ts';
import type { Payment } from './payment.ts';
import type { PaymentTools } from './payment-tools.ts';
import { presentPayment } from './present-payment.ts';
import { returnMoney } from './refund-payment.ts';
import { lockPayment, saveGivenUp, saveReleased } from './store.ts';

/**
 * Gives a payment up. One that was never opened is closed here; an open or held one is given up at the provider. Money
 * paid in that very moment goes back.
 */
export const giveUpPayment = async (
  tools: PaymentTools,
  tx: Tx,
  paymentId: PaymentId,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<Payment> => {
  const before = await lockPayment(tx, paymentId);
  if (before.given_up_at !== null) return presentPayment(before);
  const row = await saveGivenUp(tx, paymentId, now);
  if (row.state === 'released') return presentPayment(row);
  if (row.state === 'paid') {
    await returnMoney(tools, tx, row, { reason, now });
    return presentPayment(await lockPayment(tx, paymentId));
  }
  // An opening on its way to the provider at this moment is given up as soon as it is known.
  if (row.intent_ref === null) return presentPayment(await saveReleased(tx, row, now));
  await tools.jobs.enqueue(tx, releaseJob, { paymentId }, paymentId);
  return presentPayment(row);
};
