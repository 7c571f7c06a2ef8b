import { inTransaction } from '../../../platform/database/transaction.ts';
import { holdOwner } from '../followers.ts';
import { giveUpPayment } from '../give-up-payment.ts';
import type { PaymentTools } from '../payment-tools.ts';
import { presentPayment } from '../present-payment.ts';
import type { PaymentRow } from '../row-queries.ts';
import { insertDecline } from '../store.ts';

/** Ten refused cards on one payment are card testing, not a mistake. */
const mostDeclines = 10;

/**
 * Counts a refused card. After ten the payment is given up: a bank asks a fee for each try, and a provider closes the
 * account of a shop where stolen cards are tested. An honest customer orders again.
 */
export const countDecline = async (
  tools: PaymentTools,
  seen: PaymentRow,
  eventRef: string,
): Promise<void> => {
  const now = tools.clock();
  const count = await inTransaction(tools.db, async (tx) => {
    await holdOwner(tools.followers, tx, presentPayment(seen));
    const declines = await insertDecline(tx, { paymentId: seen.id, eventRef }, now);
    const isTooMany = declines >= mostDeclines;
    if (isTooMany) await giveUpPayment(tools, tx, seen.id, { reason: 'too_many_declines', now });
    return declines;
  });
  if (count === mostDeclines)
    tools.log.warn({ payment: seen.id, count }, 'a payment is given up after too many refused cards');
};
