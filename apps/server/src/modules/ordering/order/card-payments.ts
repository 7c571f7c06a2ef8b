import type { OrderId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import type { Payment } from '../../payments/public.ts';
import { readCharged } from './change-store.ts';
import type { OrderTools } from './order-tools.ts';

/** Card payments for dishes added later, oldest first. */
export const additionPayments = async (
  { payments }: Pick<OrderTools, 'payments'>,
  db: Db | Tx,
  orderId: OrderId,
): Promise<readonly Payment[]> => {
  const paid: Payment[] = [];
  for (const id of await readCharged(db, orderId)) {
    const payment = await payments.of(db, id);
    if (payment?.state === 'paid') paid.push(payment);
  }
  return paid;
};

/** All card payments of an order, the first of its placing. */
export const cardPaymentsOf = async (
  tools: Pick<OrderTools, 'payments'>,
  tx: Tx,
  orderId: OrderId,
): Promise<readonly Payment[]> => {
  const placedWith = await tools.payments.of(tx, orderId);
  return placedWith ? [placedWith, ...(await additionPayments(tools, tx, orderId))] : [];
};
