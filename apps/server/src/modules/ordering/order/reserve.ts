import type { OrderId, ShopId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';
import { takeStock } from '../../catalogue/public-stock.ts';
import { bookSlot, releaseSlot } from '../../shops/public.ts';
import type { StoredOrder } from './order-record.ts';
import type { OrderTools } from './order-tools.ts';
import type { LineRow, PartRow } from './row-queries.ts';
import { giveStockBack, noteTaken } from './taken-store.ts';

/** Name of a part's booking in its slot, so that releasing one part leaves the other's. */
const bookingName = (orderId: OrderId, part: string): OrderId => `${orderId}:${part}`;

export type RoomToTake = Pick<
  PartRow,
  'part' | 'mode' | 'shop_id' | 'slot_at' | 'slot_pieces' | 'slot_orders' | 'pieces'
>;

/** Books the room of each part in its slot; always in one order of shops and slots, so that none deadlocks. */
export const takeRoom = async (tx: Tx, orderId: OrderId, parts: readonly RoomToTake[]): Promise<boolean> => {
  const byPlace = (part: RoomToTake) => `${part.shop_id} ${part.mode} ${part.slot_at?.getTime()}`;
  const inOrder = parts.toSorted((a, b) => (byPlace(a) < byPlace(b) ? -1 : 1));
  // Sent together, they are booked in the order of sending.
  const booked = await Promise.all(
    inOrder.flatMap((part) => {
      const { mode, shop_id: shopId, slot_at: at, slot_pieces: pieces, slot_orders: orders } = part;
      if ((mode !== 'delivery' && mode !== 'pickup') || !shopId || !at || pieces === null || orders === null)
        return [];
      const name = bookingName(orderId, part.part);
      return bookSlot(tx, {
        ...{ shopId, mode, at, pieces: part.pieces, orderId: name },
        capacity: { pieces, orders },
      });
    }),
  );
  return booked.every((one) => one === 'booked');
};

/** Moves the room of a part to another slot; false if it is full, and then the caller must roll back. */
export const moveRoom = async (tx: Tx, orderId: OrderId, to: RoomToTake): Promise<boolean> => {
  await releaseSlot(tx, bookingName(orderId, to.part));
  return takeRoom(tx, orderId, [to]);
};

/** Above every capacity of a slot. */
const plenty = 1_000_000;

/** Books room for added pieces beyond the capacity: the shop that adds them knows its kitchen. */
export const growRoom = async (tx: Tx, orderId: OrderId, part: RoomToTake): Promise<void> => {
  if (part.slot_at !== null)
    await moveRoom(tx, orderId, { ...part, slot_pieces: plenty, slot_orders: plenty });
};

/** Releases stock and room of some parts, and the coupon once the whole order has ended. */
export const release = async (
  { coupons }: OrderTools,
  tx: Tx,
  { row, lines }: StoredOrder,
  parts: readonly PartRow[],
  { nothingLeft, now }: { readonly nothingLeft: boolean; readonly now: Date },
): Promise<void> => {
  const own = lines.filter((line) => parts.some(({ part }) => part === line.part));
  await giveStockBack(
    tx,
    own.map(({ id }) => id),
  );
  for (const { part } of parts) await releaseSlot(tx, bookingName(row.id, part));
  if (nothingLeft && row.coupon_id !== null) await coupons.giveBack(tx, row.id, now);
};

/** Shop whose stock a part takes from; null for shipments, which come from the brand's. */
export const pieceShop = ({ mode, shop_id }: Pick<PartRow, 'mode' | 'shop_id'>): ShopId | null =>
  mode === 'shipping' ? null : shop_id;

/** Takes the unrefunded pieces of some lines from stock; false when there are too few. */
export const takePieces = async (
  tx: Tx,
  parts: readonly Pick<PartRow, 'part' | 'mode' | 'shop_id'>[],
  lines: readonly LineRow[],
): Promise<boolean> => {
  const shops = new Map(parts.map((part) => [part.part, pieceShop(part)]));
  const wanted = lines.map(({ id, part, product_id: product, qty, refunded_qty }) => ({
    ...{ id, product, qty: qty - refunded_qty },
    shop: shops.get(part) ?? null,
  }));
  const stock = await takeStock(tx, wanted);
  if (!stock.ok) return false;
  await noteTaken(
    tx,
    wanted.flatMap((one) => {
      const from = stock.from(one);
      return from ? [{ ...one, from }] : [];
    }),
  );
  return true;
};

/** Takes everything that an expired order once held; false if something is gone, and then the caller must roll back. */
export const takeAgain = async (
  { coupons }: OrderTools,
  tx: Tx,
  { row, parts, lines }: StoredOrder,
  now: Date,
): Promise<boolean> => {
  const inTime = parts.every(({ slot_at }) => slot_at === null || slot_at > now);
  if (!inTime) return false;
  if (!(await takePieces(tx, parts, lines))) return false;
  if (!(await takeRoom(tx, row.id, parts))) return false;
  if (row.coupon_id === null) return true;
  const use = {
    couponId: row.coupon_id,
    orderId: row.id,
    userId: row.user_id,
    savedCents: row.coupon_discount_cents,
    now,
  };
  return (await coupons.take(tx, use)) === 'taken';
};
