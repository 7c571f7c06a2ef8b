import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import type { OrderState } from '@zanga/domain/ordering/states';
import type { Tx } from '../../../platform/database/connection.ts';
import type { PartRow } from '../order/row-queries.ts';

/** What of a part is another one's in another shop. */
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

/** Writes a part into another shop, where it begins anew: nobody has answered it, and no slip of it was printed. */
export const saveMovedPart = async (
  tx: Tx,
  { orderId, part }: { readonly orderId: string; readonly part: PartKey },
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

/** Writes which shops have an order by now, and how far it is; the boards of both and whoever ordered are told. */
export const saveMovedOrder = async (
  tx: Tx,
  orderId: string,
  moved: { readonly number: string; readonly shop_ids: readonly string[]; readonly state: OrderState },
): Promise<void> => {
  await tx
    .updateTable('orders')
    .set((of) => ({ ...moved, shop_ids: [...moved.shop_ids], version: of('version', '+', 1) }))
    .where('id', '=', orderId)
    .execute();
};
