import type { OrderId } from '@zanga/domain/ids';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import type { OrderState } from '@zanga/domain/ordering/states';
import type { Tx } from '../../../platform/database/connection.ts';
import type { PartRow } from '../order/row-queries.ts';

/** Columns of a part that change with its shop. */
export type MovedPart = Pick<
  PartRow,
  | 'shop_id'
  | 'number'
  | 'address'
  | 'promised_at'
  | 'wanted_at'
  | 'begin_at'
  | 'slot_at'
  | 'slot_pieces'
  | 'slot_orders'
  | 'slot_minutes'
  | 'ordered_shop_id'
>;

/** Saves a part in another shop, where it starts anew: unanswered, and without a printed slip. */
export const saveMovedPart = async (
  tx: Tx,
  { orderId, part }: { readonly orderId: OrderId; readonly part: PartKey },
  { address, ...moved }: MovedPart,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('order_parts')
    .set({ ...moved, address: address && JSON.stringify(address) })
    .set({ state: 'placed', since: now, moved_at: now, alarm: null, undo: null, prints: 0 })
    .set({ left_open_at: null, changed_at: null })
    .where('order_id', '=', orderId)
    .where('part', '=', part)
    .execute();
};

/** Saves shops and state of an order; both boards and the customer's page follow. */
export const saveMovedOrder = async (
  tx: Tx,
  orderId: OrderId,
  moved: { readonly number: string; readonly shop_ids: readonly string[]; readonly state: OrderState },
): Promise<void> => {
  await tx
    .updateTable('orders')
    .set((of) => ({ ...moved, shop_ids: [...moved.shop_ids], version: of('version', '+', 1) }))
    .where('id', '=', orderId)
    .execute();
};
