import type { OrderId } from '@zanga/domain/ids';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import type { Tx } from '../../../platform/database/connection.ts';

/** Marks a part as open because money is due; its order is locked. */
export const saveLeftOpen = async (
  tx: Tx,
  { orderId, part }: { readonly orderId: OrderId; readonly part: PartKey },
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('order_parts')
    .set({ left_open_at: now })
    .where('order_id', '=', orderId)
    .where('part', '=', part)
    .execute();
};
