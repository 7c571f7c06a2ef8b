import type pg from 'pg';
import { howCalled } from '../commands/how-called.ts';
import type { Db } from '../database/connection.ts';

/** Printed at start and by the doctor. */
export const heldWords =
  'This database was restored from a backup: it sends no mail, SMS or push, renews no membership and moves no money.\n' +
  `If it is the shop now, and not a copy beside it, say so and start again: ${howCalled('restore:release')}`;

/** Whether the database was restored and not yet declared to be the shop. */
export const isHeldCopy = async (db: Db): Promise<boolean> => {
  const held = await db
    .selectFrom('restored_copies')
    .select('restored_at')
    .where('released_at', 'is', null)
    .executeTakeFirst();
  return held !== undefined;
};

type Queryable = Pick<pg.ClientBase, 'query'>;

/** Marks a database as a restored copy. */
export const holdCopy = async (on: Queryable, backupOf: string, now: Date): Promise<void> => {
  await on.query(
    `insert into restored_copies (restored_at, backup_of) values ($1, $2)
     on conflict (only_one) do update
       set restored_at = excluded.restored_at, backup_of = excluded.backup_of, released_at = null`,
    [now, backupOf],
  );
};

/** Declares a restored copy to be the shop: from the next start its jobs run. False for other databases. */
export const releaseCopy = async (on: Queryable, now: Date): Promise<boolean> => {
  const { rowCount } = await on.query(
    'update restored_copies set released_at = $1 where released_at is null',
    [now],
  );
  return rowCount === 1;
};
