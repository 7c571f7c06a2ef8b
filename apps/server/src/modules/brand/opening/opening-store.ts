import type { Tx } from '../../../platform/database/connection.ts';

/** Whether a brand is open to the public, which nobody else changes until this is done; undefined where there is none. */
export const holdOpen = async (tx: Tx, id: number): Promise<boolean | undefined> =>
  (await tx.selectFrom('brands').select('open').where('id', '=', id).forUpdate().executeTakeFirst())?.open;

export const saveOpen = async (tx: Tx, id: number, open: boolean): Promise<void> => {
  await tx.updateTable('brands').set({ open }).where('id', '=', id).execute();
};
