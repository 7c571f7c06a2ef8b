import type { Refusal } from '@zanga/contract/wire/route';
import { sql } from 'kysely';
import { isRefusal } from '../refusal.ts';
import type { Db, Tx } from './connection.ts';

class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Two who wait for each other: one of them is undone, and simply begins again. */
const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '40P01';

const tries = 5;

/** A transaction that a refusal undoes like a failure would: nothing is half done. */
export const decide = async <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let again = tries - 1; ; again -= 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        const answer = await work(tx);
        if (isRefusal(answer)) throw new Refused(answer);
        return answer;
      });
    } catch (error) {
      // The refusal thrown above is one that `work` may answer.
      if (error instanceof Refused) return error.refusal as T;
      if (!isDeadlock(error) || again === 0) throw error;
    }
  }
};

/** Tries something inside a transaction and undoes it when the answer is no; the transaction goes on either way. */
export const attempt = async (tx: Tx, work: () => Promise<boolean>): Promise<boolean> => {
  await sql`savepoint attempt`.execute(tx);
  const done = await work();
  await (done ? sql`release savepoint attempt` : sql`rollback to savepoint attempt`).execute(tx);
  return done;
};

/** Whether a write failed because somebody else already has that value. */
export const isTaken = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23505' &&
  'constraint' in error &&
  error.constraint === constraint;
