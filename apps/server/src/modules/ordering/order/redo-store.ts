import { Cents, id } from '@zanga/contract/wire/values';
import type { OrderId, OrderRedoId, ShopId, UserId } from '@zanga/domain/ids';
import { partKeys } from '@zanga/domain/ordering/cart-parts';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { jsonColumn } from '../../../platform/database/json-column.ts';
import type { OrderRedos } from '../../../platform/database/tables.ts';
import { ofOrders } from './order-queries.ts';

const piecesIn = jsonColumn('order_redos.pieces', z.array(z.object({ id: id('lin'), qty: z.int() })));
const Words = z.object({ part: z.enum(partKeys), worth_cents: Cents });

const redoOf = (row: Selectable<OrderRedos>) => ({
  ...row,
  ...Words.parse(row),
  pieces: piecesIn(row.pieces),
});
export type Redo = ReturnType<typeof redoOf>;

/** Open redos of orders. */
export const readOpenRedos = async (db: Db | Tx, orderIds: readonly OrderId[]): Promise<readonly Redo[]> => {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('order_redos')
    .selectAll()
    .where(ofOrders('order_id', orderIds))
    .where('done_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map(redoOf);
};

export type NewRedo = Pick<Redo, 'id' | 'order_id' | 'part' | 'key' | 'pieces' | 'reason' | 'promised_at'> & {
  readonly worth: number;
  readonly by: UserId;
};

/** Whether a key was used for a redo already. */
export const hasRedo = async (tx: Tx, orderId: OrderId, key: string): Promise<boolean> => {
  const known = tx
    .selectFrom('order_redos')
    .select('id')
    .where('order_id', '=', orderId)
    .where('key', '=', key);
  return (await known.executeTakeFirst()) !== undefined;
};

export const insertRedo = async (
  tx: Tx,
  { worth, by, pieces, ...row }: NewRedo,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('order_redos')
    .values({
      ...row,
      pieces: JSON.stringify(pieces),
      worth_cents: worth,
      created_at: now,
      created_by: by,
    })
    .execute();
};

export const finishRedo = async (
  tx: Tx,
  { id, by }: { readonly id: OrderRedoId; readonly by: UserId },
  now: Date,
): Promise<void> => {
  await tx.updateTable('order_redos').set({ done_at: now, done_by: by }).where('id', '=', id).execute();
};

type Between = { readonly shopId: ShopId; readonly from: Date; readonly until: Date };

/** Redos of a shop in a time span: their number, and the sum that customers had paid for these pieces. */
export const readRedone = async (
  db: Db,
  { shopId, from, until }: Between,
): Promise<{ readonly count: number; readonly worth: number }> => {
  const { rows } = await sql<{ count: number; worth: number }>`
    select count(*)::int as count, coalesce(sum(r.worth_cents), 0)::int as worth
    from order_redos r join order_parts p using (order_id, part)
    where r.created_at >= ${from} and r.created_at < ${until} and p.shop_id = ${shopId}`.execute(db);
  return rows[0] ?? { count: 0, worth: 0 };
};
