import type { OrderId, ShopId } from '@zanga/domain/ids';
import type { TimedService, Work } from '@zanga/domain/shops/slots';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { removed } from '../../../platform/database/removed.ts';

export type SlotBooking = {
  readonly shopId: ShopId;
  readonly mode: TimedService;
  /** The start of the slot. */
  readonly at: Date;
  readonly pieces: number;
  readonly orderId: OrderId;
  /** Most work in the slot, as in the promise. */
  readonly capacity: Work;
};

/**
 * Takes the room of an order in a slot, or says that it is full; the same booking again changes nothing. Other
 * bookings of the slot wait on its row until this transaction ends.
 */
export const bookSlot = async (tx: Tx, booking: SlotBooking): Promise<'booked' | 'full'> => {
  const { shopId: shop_id, mode, at: slot_at, pieces, orderId: order_id, capacity } = booking;
  const { rows } = await sql<{ known: boolean }>`
    with known as (
      select from slot_bookings
      where (order_id, shop_id, mode, slot_at) = (${order_id}, ${shop_id}, ${mode}, ${slot_at}::timestamptz)
    ), taken as (
      insert into slot_loads as l (shop_id, mode, slot_at, pieces, orders)
      select ${shop_id}, ${mode}, ${slot_at}::timestamptz, ${pieces}::int, 1
      where not exists (select from known)
        and ${pieces}::int <= ${capacity.pieces}::int and 1 <= ${capacity.orders}::int
      on conflict (shop_id, mode, slot_at) do update
        set pieces = l.pieces + excluded.pieces, orders = l.orders + 1
        where l.pieces + excluded.pieces <= ${capacity.pieces} and l.orders < ${capacity.orders}
      returning 1
    ), noted as (
      insert into slot_bookings (order_id, shop_id, mode, slot_at, pieces)
      select ${order_id}, ${shop_id}, ${mode}, ${slot_at}::timestamptz, ${pieces}::int from taken
    )
    select true as known from known union all select false from taken`.execute(tx);
  return rows.length > 0 ? 'booked' : 'full';
};

/** Gives back all room an order had booked; a second call changes nothing. */
export const releaseSlot = async (tx: Tx, orderId: OrderId): Promise<void> => {
  await sql`
    with given_back as (delete from slot_bookings where order_id = ${orderId} returning shop_id, mode, slot_at, pieces)
    update slot_loads l set pieces = l.pieces - g.pieces, orders = l.orders - g.orders
    from (
      select shop_id, mode, slot_at, sum(pieces)::int as pieces, count(*)::int as orders
      from given_back group by shop_id, mode, slot_at
    ) g
    where (l.shop_id, l.mode, l.slot_at) = (g.shop_id, g.mode, g.slot_at)`.execute(tx);
};

/** Deletes bookings of slots long over. */
export const purgeSlots = async (db: Db, before: Date): Promise<number> =>
  (await removed(db.deleteFrom('slot_bookings').where('slot_at', '<', before))) +
  (await removed(db.deleteFrom('slot_loads').where('slot_at', '<', before)));
