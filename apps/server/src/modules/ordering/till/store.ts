import type { OrderId, ShopId, TableId, TakingId, UserId } from '@zanga/domain/ids';
import type { TillWay } from '@zanga/domain/ordering/till-money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { newId } from '../../../platform/new-id.ts';

export type NewTaking = {
  readonly orderId: OrderId;
  readonly how: TillWay | 'lost';
  readonly amount: number;
  /** Cash handed over; the rest is change. */
  readonly given: number | null;
  readonly reason: string | null;
  readonly userId: UserId;
  /** Shop of the till. */
  readonly shopId: ShopId | null;
  /** The entry that this one takes back. */
  readonly takesBack?: TakingId;
  readonly key: string;
};

/** Records a taking and adds it to its locked order; false when the key is used already. */
export const insertTaking = async (tx: Tx, taking: NewTaking, now: Date): Promise<boolean> => {
  const { orderId, how, amount, given, reason, userId, shopId, takesBack, key } = taking;
  const written = await tx
    .insertInto('takings')
    .values({
      id: newId('tak'),
      order_id: orderId,
      how,
      amount_cents: amount,
      given_cents: given,
      shop_id: shopId,
      ...(takesBack !== undefined && { takes_back: takesBack }),
      reason,
      user_id: userId,
      key,
      at: now,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return false;
  const counted = takesBack === undefined ? amount : -amount;
  const [taken, lost] = how === 'lost' ? [0, counted] : [counted, 0];
  await sql`
    update orders set taken_cents = taken_cents + ${taken}, lost_cents = lost_cents + ${lost}, version = version + 1
    where id = ${orderId}`.execute(tx);
  return true;
};

/** Whether a key was used for a taking of an order already. */
export const hasTaking = async (tx: Tx, orderId: OrderId, key: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('takings')
    .select('id')
    .where('order_id', '=', orderId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
};

/** Orders at a table since it was opened, by id, so that all callers lock them in one order. */
export const readOrdersOfTable = async (tx: Tx, tableId: TableId): Promise<readonly OrderId[]> => {
  const { rows } = await sql<{ id: OrderId }>`
    select distinct o.id
    from open_tables t
    join order_parts p on p.shop_id = t.shop_id and p.mode = 'onshop' and p.table_label = t.label
    join orders o on o.id = p.order_id
    where t.id = ${tableId} and o.placed_at >= t.open_since
    order by o.id`.execute(tx);
  return rows.map(({ id }) => id);
};

/** All takings of an order, oldest first; a corrected entry comes before its correction. */
export const readTakings = async (db: Db | Tx, orderId: OrderId) =>
  db
    .selectFrom('takings')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('takes_back', (by) => by.asc().nullsFirst())
    .orderBy('id')
    .execute();
