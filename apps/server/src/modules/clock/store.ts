import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection.ts';

/** By how much the sandbox's time has been moved. */
export const readAhead = async (db: Db): Promise<number> =>
  (await db.selectFrom('sandbox_clock').select('ahead_ms').executeTakeFirstOrThrow()).ahead_ms;

/** Moves time forward, never back: of two who walk at once the one who is further wins. Gives where it stands. */
export const moveAhead = async (db: Db, aheadMs: number): Promise<number> =>
  (
    await db
      .updateTable('sandbox_clock')
      .set({ ahead_ms: sql`greatest(ahead_ms, ${Math.round(aheadMs)}::bigint)` })
      .returning('ahead_ms')
      .executeTakeFirstOrThrow()
  ).ahead_ms;

/** Back to the time of the world. */
export const resetAhead = async (db: Db): Promise<void> => {
  await db.updateTable('sandbox_clock').set({ ahead_ms: 0 }).execute();
};
