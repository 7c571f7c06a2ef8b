import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection.ts';

/** Milliseconds by which the sandbox's time is ahead. */
export const readAhead = async (db: Db): Promise<number> =>
  (await db.selectFrom('sandbox_clock').select('ahead_ms').executeTakeFirstOrThrow()).ahead_ms;

/** Moves time forward, never back: of two walks at once the further one wins. Returns the new offset. */
export const moveAhead = async (db: Db, aheadMs: number): Promise<number> =>
  (
    await db
      .updateTable('sandbox_clock')
      .set({ ahead_ms: sql`greatest(ahead_ms, ${Math.round(aheadMs)}::bigint)` })
      .returning('ahead_ms')
      .executeTakeFirstOrThrow()
  ).ahead_ms;

/** Back to the real time. */
export const resetAhead = async (db: Db): Promise<void> => {
  await db.updateTable('sandbox_clock').set({ ahead_ms: 0 }).execute();
};
