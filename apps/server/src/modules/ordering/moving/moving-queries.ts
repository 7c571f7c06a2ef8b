import type { OrderId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';

/** Whether an order had a refund over the counter. */
export const hasGivenByHand = async (db: Db | Tx, orderId: OrderId): Promise<boolean> => {
  const given = db
    .selectFrom('order_refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('method', '=', 'by_hand')
    .where('failed_at', 'is', null);
  return (await given.executeTakeFirst()) !== undefined;
};
