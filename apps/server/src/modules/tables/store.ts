import type { CallReason } from '@zanga/contract/shops/tables';
import type { ShopId, TableCallId, TableId, UserId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { removed } from '../../platform/database/removed.ts';
import { newId } from '../../platform/new-id.ts';

/** A table, locked: it is not closed while a decision about it is taken, and no order is placed once it is closed. */
export const holdTable = (tx: Tx, id: TableId, how: 'to_use' | 'to_change') => {
  const query = tx.selectFrom('shop_tables').selectAll().where('id', '=', id);
  return (how === 'to_change' ? query.forUpdate() : query.forShare()).executeTakeFirst();
};

export const insertCall = async (tx: Tx, tableId: TableId, reason: CallReason, now: Date): Promise<void> => {
  await tx
    .insertInto('table_calls')
    .values({ id: newId('cal'), table_id: tableId, reason, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Opens or closes a table; closing ends its calls. */
export const saveOpen = async (
  tx: Tx,
  id: TableId,
  { open, userId, now }: { readonly open: boolean; readonly userId: UserId; readonly now: Date },
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

/** Lets more phones sit down at an open table. */
export const saveWelcome = async (tx: Tx, id: TableId, now: Date): Promise<void> => {
  await tx.updateTable('shop_tables').set({ welcomed_at: now }).where('id', '=', id).execute();
};

export const lockCall = (tx: Tx, id: TableCallId) =>
  tx
    .selectFrom('table_calls as c')
    .innerJoin('shop_tables as t', 't.id', 'c.table_id')
    .select(['c.id', 'c.table_id', 't.shop_id', 'c.seen_at'])
    .where('c.id', '=', id)
    .forUpdate('c')
    .executeTakeFirst();

export const markSeen = async (tx: Tx, id: TableCallId, userId: UserId, now: Date): Promise<void> => {
  await tx.updateTable('table_calls').set({ seen_at: now, seen_by: userId }).where('id', '=', id).execute();
};

/** Adds a table; undefined if another of its shop has that label. */
export const insertTable = (
  tx: Tx,
  table: { readonly id: TableId; readonly shop_id: ShopId; readonly label: string },
): Promise<unknown> =>
  tx
    .insertInto('shop_tables')
    .values(table)
    .onConflict((conflict) => conflict.columns(['shop_id', 'label']).doNothing())
    .returning('id')
    .executeTakeFirst();

/** Whether another table has this label already. */
export const isLabelTaken = async (
  tx: Tx,
  { id, shop_id, label }: { readonly id: TableId; readonly shop_id: ShopId; readonly label: string },
): Promise<boolean> => {
  const other = await tx
    .selectFrom('shop_tables')
    .select('id')
    .where('shop_id', '=', shop_id)
    .where('label', '=', label)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
};

export const saveLabel = async (tx: Tx, id: TableId, label: string): Promise<void> => {
  await tx.updateTable('shop_tables').set({ label }).where('id', '=', id).execute();
};

export const dropTable = async (tx: Tx, id: TableId): Promise<void> => {
  await tx.deleteFrom('shop_tables').where('id', '=', id).execute();
};

/** Deletes old calls. */
export const purgeCalls = (db: Db, before: Date): Promise<number> =>
  removed(db.deleteFrom('table_calls').where('at', '<', before));
