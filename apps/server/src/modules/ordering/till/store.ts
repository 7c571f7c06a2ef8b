import type { TillWay } from '@zanga/domain/ordering/till-money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { newId } from '../../../platform/new-id.ts';

export type NewTaking = {
  readonly orderId: string;
  readonly how: TillWay | 'lost';
  readonly amount: number;
  /** What was handed over in cash. */
  readonly given: number | null;
  readonly reason: string | null;
  readonly userId: string;
  /** Where it was taken. */
  readonly shopId: string | null;
  /** The entry that it takes back. */
  readonly takesBack?: string;
  readonly key: string;
};

/** Writes a taking down and counts it with its order, which is locked; false when the key has done so before. */
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

/** Whether a key has recorded something for an order already. */
export const hasTaking = async (tx: Tx, orderId: string, key: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('takings')
    .select('id')
    .where('order_id', '=', orderId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
};

/** Orders at an open table since it was opened by id: whoever locks them all does so in one and the same order. */
export const readOrdersOfTable = async (tx: Tx, tableId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select distinct o.id
    from open_tables t
    join order_parts p on p.shop_id = t.shop_id and p.mode = 'onshop' and p.table_label = t.label
    join orders o on o.id = p.order_id
    where t.id = ${tableId} and o.placed_at >= t.open_since
    order by o.id`.execute(tx);
  return rows.map(({ id }) => id);
};

/** Everything that was recorded for an order, the oldest first; what is taken back comes before what takes it back. */
export const readTakings = async (db: Db | Tx, orderId: string) =>
  db
    .selectFrom('takings')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('takes_back', (by) => by.asc().nullsFirst())
    .orderBy('id')
    .execute();
