import type { Db, Tx } from '../../../platform/database/connection.ts';
import type { Payment } from '../../payments/public.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { readCharged } from './change-store.ts';

/** What was paid by card for what was put into an order later, the first first. */
export const additionPayments = async (
  { payments }: Pick<OrderTools, 'payments'>,
  db: Db | Tx,
  orderId: string,
): Promise<readonly Payment[]> => {
  const paid: Payment[] = [];
  for (const id of await readCharged(db, orderId)) {
    const payment = await payments.of(db, id);
    if (payment?.state === 'paid') paid.push(payment);
  }
  return paid;
};

/** Every card payment of an order: the one it was placed with first. */
export const cardPaymentsOf = async (
  tools: Pick<OrderTools, 'payments'>,
  tx: Tx,
  orderId: string,
): Promise<readonly Payment[]> => {
  const placedWith = await tools.payments.of(tx, orderId);
  return placedWith ? [placedWith, ...(await additionPayments(tools, tx, orderId))] : [];
};
