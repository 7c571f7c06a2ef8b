import type { CallReason } from '@zanga/contract/tables';
import type { Tx } from '../../platform/database/connection.ts';
import { newId } from '../../platform/new-id.ts';

/** A table, held: nobody closes it while something is decided about it, and nobody orders while it is closed. */
export const holdTable = (tx: Tx, id: string, how: 'to_use' | 'to_change') => {
  const query = tx.selectFrom('shop_tables').selectAll().where('id', '=', id);
  return (how === 'to_change' ? query.forUpdate() : query.forShare()).executeTakeFirst();
};

export const insertCall = async (tx: Tx, tableId: string, reason: CallReason, now: Date): Promise<void> => {
  await tx
    .insertInto('table_calls')
    .values({ id: newId('cal'), table_id: tableId, reason, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Opens or closes a table; with a closing everything that was called for there is over. */
export const saveOpen = async (
  tx: Tx,
  id: string,
  { open, userId, now }: { readonly open: boolean; readonly userId: string; readonly now: Date },
): Promise<void> => {
  await tx
    .updateTable('shop_tables')
    .set({ open_since: open ? now : null })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('table_calls')
    .set({ seen_at: now, seen_by: userId })
    .where('table_id', '=', id)
    .where('seen_at', 'is', null)
    .execute();
};

export const lockCall = (tx: Tx, id: string) =>
  tx
    .selectFrom('table_calls as c')
    .innerJoin('shop_tables as t', 't.id', 'c.table_id')
    .select(['c.id', 't.shop_id', 'c.seen_at'])
    .where('c.id', '=', id)
    .forUpdate('c')
    .executeTakeFirst();

export const markSeen = async (tx: Tx, id: string, userId: string, now: Date): Promise<void> => {
  await tx.updateTable('table_calls').set({ seen_at: now, seen_by: userId }).where('id', '=', id).execute();
};
