import type { Db, Tx } from '../database/connection.ts';

/** Records that a sandbox uses this database: rows made from now on are marked. */
export const beginSandbox = async (db: Db, now: Date): Promise<void> => {
  await db
    .insertInto('sandbox_state')
    .values({ since: now })
    .onConflict((conflict) => conflict.column('single').doNothing())
    .execute();
};

/** Whether a sandbox has used this database until now; records that it no longer does. */
export const leaveSandbox = async (tx: Tx): Promise<boolean> => {
  const left = await tx.deleteFrom('sandbox_state').returning('since').execute();
  return left.length > 0;
};
