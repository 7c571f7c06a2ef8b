import type { OrderId, ShopId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import type { StoredOrder } from '../order/order-record.ts';
import { lineRowOf, orderRowOf, partRowOf } from '../order/row-queries.ts';
import { showKey } from './show-quote.ts';

/** Unpaid orders with tickets for a show: few, since they expire within minutes. */
export const readWaitingFor = async (db: Db | Tx, show: string): Promise<readonly OrderId[]> => {
  const { rows } = await sql<{ id: OrderId }>`
    select o.id from orders o
    where o.state = 'awaiting_payment'
      and exists (select from order_lines l where l.order_id = o.id and l.product_id = ${show})
    order by o.created_at, o.id`.execute(db);
  return rows.map(({ id }) => id);
};

/** Whole orders, in the order of the ids. */
export const readWholeOrders = async (
  db: Db | Tx,
  ids: readonly OrderId[],
): Promise<readonly StoredOrder[]> => {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const parts = await db
    .selectFrom('order_parts')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('part')
    .execute();
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const partsOf = Map.groupBy(parts, ({ order_id }) => order_id);
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      row: orderRowOf(row),
      parts: (partsOf.get(id) ?? []).map(partRowOf),
      lines: (linesOf.get(id) ?? []).map(lineRowOf),
    };
  });
};

/** Refunds of orders for a show that was called off. */
export const readGivenFor = async (db: Db, show: string, ids: readonly OrderId[]) => {
  if (ids.length === 0) return [];
  return db
    .selectFrom('order_refunds')
    .select(['order_id', 'amount_cents', 'failed_at', 'settled_by'])
    .where('order_id', 'in', ids)
    .where('key', '=', showKey(show))
    .execute();
};

export const readShopsOfShows = async (db: Db | Tx): Promise<ReadonlyMap<ShopId, string>> => {
  const rows = await db.selectFrom('shop_profiles').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};
