import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database/connection.ts';
import type { Totems } from '../../platform/database/tables.ts';

export const insertTotem = async (db: Db, totem: Insertable<Totems>): Promise<void> => {
  await db.insertInto('totems').values(totem).execute();
};

/** Tells whether there was one to be retired. */
export const retireTotem = async (db: Db, id: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('totems')
    .set({ retired_at: now })
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const markTotemSeen = async (db: Db, id: string, now: Date): Promise<void> => {
  await db.updateTable('totems').set({ seen_at: now }).where('id', '=', id).execute();
};
