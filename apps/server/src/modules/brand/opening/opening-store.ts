import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';

/** Whether a brand is open to the public, which nobody else changes until this is done; undefined where there is none. */
export const holdOpen = async (tx: Tx, id: number): Promise<boolean | undefined> =>
  (await tx.selectFrom('brands').select('open').where('id', '=', id).forUpdate().executeTakeFirst())?.open;

/** Opens or closes a brand, and remembers since when the public has been there: it was, also where it closes now. */
export const saveOpen = async (tx: Tx, id: number, open: boolean, now: Date): Promise<void> => {
  await tx
    .updateTable('brands')
    .set({ open, opened_at: sql<Date>`coalesce(opened_at, ${now})` })
    .where('id', '=', id)
    .execute();
};
