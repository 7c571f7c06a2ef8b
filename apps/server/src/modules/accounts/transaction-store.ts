import type { Refusal } from '@zanga/contract/route';
import type { Db, Tx } from '../../platform/database/connection.ts';

class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false;

/** A transaction that a refusal undoes like a failure would: nothing is half done. */
export const decide = async <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => {
  try {
    return await db.transaction().execute(async (tx) => {
      const answer = await work(tx);
      if (isRefusal(answer)) throw new Refused(answer);
      return answer;
    });
  } catch (error) {
    // The refusal thrown above is one that `work` may answer.
    if (error instanceof Refused) return error.refusal as T;
    throw error;
  }
};

/** Whether a write failed because somebody else already has that value. */
export const isTaken = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23505' &&
  'constraint' in error &&
  error.constraint === constraint;
