import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';

/** Whether a brand is open to the public, locked until the transaction ends; undefined without a brand. */
export const holdOpen = async (tx: Tx, id: number): Promise<boolean | undefined> =>
  (await tx.selectFrom('brands').select('open').where('id', '=', id).forUpdate().executeTakeFirst())?.open;

/** Opens or closes a brand. `opened_at` is set once, also by a closing: the public has been there. */
export const saveOpen = async (tx: Tx, id: number, open: boolean, now: Date): Promise<void> => {
  await tx
    .updateTable('brands')
    .set({ open, opened_at: sql<Date>`coalesce(opened_at, ${now})` })
    .where('id', '=', id)
    .execute();
};
