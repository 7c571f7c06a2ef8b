import type { Tx } from '../../../platform/database/connection.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import type { Json } from '../../../platform/database/tables.ts';

/** For so long a change can be taken back. */
const keptDays = 90;

export type KeptRow = { readonly product: string; readonly before: Json; readonly after: Json };

/** Keeps what a change made of each product, and lets go what was kept for its time. */
export const keepChange = async (tx: Tx, id: string, rows: readonly KeptRow[], now: Date): Promise<void> => {
  const old = new Date(now.getTime() - keptDays * 86_400_000);
  await tx.deleteFrom('menu_changes').where('made_at', '<', old).execute();
  await tx.insertInto('menu_changes').values({ id, made_at: now }).execute();
  const kept = rows.map(({ product, ...states }) => ({ change_id: id, product_id: product, ...states }));
  await insertRows('menu_change_rows', kept).execute(tx);
};

/** Whether a change is there and was undone; nobody else takes it back until this is done. */
export const holdChange = (tx: Tx, id: string) =>
  tx.selectFrom('menu_changes').where('id', '=', id).select('undone_at').forUpdate().executeTakeFirst();

/** What a change made of each product that there still is. */
export const readChange = (tx: Tx, id: string) =>
  tx
    .selectFrom('menu_change_rows')
    .where('change_id', '=', id)
    .select(['product_id', 'before', 'after'])
    .orderBy('product_id')
    .execute();

export const endChange = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.updateTable('menu_changes').set({ undone_at: now }).where('id', '=', id).execute();
};
