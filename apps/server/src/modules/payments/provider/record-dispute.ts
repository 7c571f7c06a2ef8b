import type { ProviderDispute } from '../../../adapters/payments/port.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { holdOwner } from '../followers.ts';
import type { PaymentTools } from '../payment-tools.ts';
import { presentPayment } from '../present-payment.ts';
import { findByIntent } from '../queries.ts';
import { lockPayment, saveDispute } from '../store.ts';

/**
 * Records the state of a dispute and notifies its followers. Reports come late, twice and out of order:
 * only differences are written, and a decided dispute stays decided.
 */
export const recordDispute = async (tools: PaymentTools, dispute: ProviderDispute): Promise<void> => {
  const { intentRef } = dispute;
  if (intentRef === null) return;
  const isNews = await inTransaction(tools.db, async (tx) => {
    const seen = await findByIntent(tx, intentRef);
    if (!seen) return false;
    const now = tools.clock();
    await holdOwner(tools.followers, tx, presentPayment(seen));
    const payment = presentPayment(await lockPayment(tx, seen.id));
    const saved = await saveDispute(tx, seen.id, dispute, now);
    if (saved === 'same' && dispute.state !== 'lost') return false;
    const news = { payment, dispute, saved };
    for (const tell of tools.followers.disputes) await tell(tx, news, now);
    return saved !== 'same';
  });
  const { ref, state, answerBy } = dispute;
  if (isNews) tools.log.warn({ dispute: ref, state, answerBy }, 'a payment is disputed');
};
