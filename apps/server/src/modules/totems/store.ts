import type { TotemId } from '@zanga/domain/ids';
import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';
import type { Totems } from '../../platform/database/tables.ts';

export const insertTotem = async (tx: Tx, totem: Insertable<Totems>): Promise<void> => {
  await tx.insertInto('totems').values(totem).execute();
};

/** Ends a totem and returns its name; undefined if it was not in service. */
export const retireTotem = async (tx: Tx, id: TotemId, now: Date): Promise<string | undefined> => {
  const row = await tx
    .updateTable('totems')
    .set({ retired_at: now })
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
};

export const markTotemSeen = async (db: Db, id: TotemId, now: Date): Promise<void> => {
  await db.updateTable('totems').set({ seen_at: now }).where('id', '=', id).execute();
};

/** Ends the totems set up in the sandbox; returns the number. */
export const retireSandboxTotems = async (tx: Tx, now: Date): Promise<number> => {
  const retired = await tx
    .updateTable('totems')
    .set({ retired_at: now, made_in_sandbox: false })
    .where('made_in_sandbox', '=', true)
    .where('retired_at', 'is', null)
    .returning('id')
    .execute();
  return retired.length;
};
