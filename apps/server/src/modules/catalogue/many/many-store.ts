import type { MenuChangeId, ProductId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { removed } from '../../../platform/database/removed.ts';
import type { Json } from '../../../platform/database/tables.ts';

export type KeptRow = { readonly product: ProductId; readonly before: Json; readonly after: Json };

/** Changes are undoable for ninety days. */
export const purgeChanges = (db: Db, before: Date): Promise<number> =>
  removed(db.deleteFrom('menu_changes').where('made_at', '<', before));

/** Stores the values before and after for each product. */
export const keepChange = async (
  tx: Tx,
  id: MenuChangeId,
  rows: readonly KeptRow[],
  now: Date,
): Promise<void> => {
  await tx.insertInto('menu_changes').values({ id, made_at: now }).execute();
  const kept = rows.map(({ product, ...states }) => ({ change_id: id, product_id: product, ...states }));
  await insertRows('menu_change_rows', kept).execute(tx);
};

/** Locks a change; undefined for an unknown one. */
export const holdChange = (tx: Tx, id: MenuChangeId) =>
  tx.selectFrom('menu_changes').where('id', '=', id).select('undone_at').forUpdate().executeTakeFirst();

/** Values before and after, for each product that still exists. */
export const readChange = (tx: Tx, id: MenuChangeId) =>
  tx
    .selectFrom('menu_change_rows')
    .where('change_id', '=', id)
    .select(['product_id', 'before', 'after'])
    .orderBy('product_id')
    .execute();

export const endChange = async (tx: Tx, id: MenuChangeId, now: Date): Promise<void> => {
  await tx.updateTable('menu_changes').set({ undone_at: now }).where('id', '=', id).execute();
};
