import type { Db, Tx } from '../database/connection.ts';

/** Says that a sandbox works over this database: what is made from now on is marked. */
export const beginSandbox = async (db: Db, now: Date): Promise<void> => {
  await db
    .insertInto('sandbox_state')
    .values({ since: now })
    .onConflict((conflict) => conflict.column('single').doNothing())
    .execute();
};

/** Whether a sandbox has worked over this database until now; says that it does no more. */
export const leaveSandbox = async (tx: Tx): Promise<boolean> => {
  const left = await tx.deleteFrom('sandbox_state').returning('since').execute();
  return left.length > 0;
};
