import { setTimeout as pause } from 'node:timers/promises';
import type { Refusal } from '@zanga/contract/wire/route';
import { sql } from 'kysely';
import { isRefusal } from '../refusal.ts';
import { longTransaction } from './bounded-client.ts';
import { type Db, inOneBreath, readBehind, type Tx } from './connection.ts';
import { isStalePlan } from './stale-plan.ts';

/** The work of one transaction. It may run more than once: it reads and writes with `tx`, and has no other effect. */
type Work<T> = (tx: Tx) => Promise<T>;

class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Two who wait for each other (40P01), or whose reads and writes contradict each other (40001): one of them was undone. */
const undoneForAnother = new Set(['40P01', '40001']);

const mayBeginAgain = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  (undoneForAnother.has(error.code) || isStalePlan(error));

const tries = 5;
const longestFirstPauseMs = 10;

/** A random pause, so that two who were in each other's way do not meet again; each one may be twice as long. */
const pauseAfter = (failures: number) => pause(Math.random() * longestFirstPauseMs * 2 ** (failures - 1));

/** Runs the work in a transaction of its own; one that the database undid for the sake of another begins again. */
const untilDone = async <T>(db: Db, work: Work<T>): Promise<T> => {
  for (let failures = 0; ; ) {
    try {
      return await db.transaction().execute((tx) => inOneBreath(tx, work));
    } catch (error) {
      failures += 1;
      if (!mayBeginAgain(error) || failures === tries) throw error;
      await pauseAfter(failures);
    }
  }
};

/** A transaction that a refusal undoes as a failure would: nothing is half done. The one to take (docs/database.md). */
export const inTransaction = async <T>(db: Db, work: Work<T>): Promise<T> => {
  try {
    return await untilDone(db, async (tx) => {
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

/**
 * A transaction, and what its answer needs to read once it is written: both in one message. What was written stands when
 * the reading fails, which is then tried once more by itself.
 */
export const inTransactionThenRead = async <Done, No extends Refusal, Answer>(
  db: Db,
  work: Work<Done | No>,
  read: (one: Db, done: Done) => Promise<Answer>,
): Promise<Answer | No> => {
  let reading: Promise<Answer> | undefined;
  const done = await inTransaction<Done | No>(db, async (tx) => {
    const answer = await work(tx);
    if (!isRefusal(answer)) await readBehind(tx, (one) => (reading = read(one, answer)));
    return answer;
  });
  // What refuses is of `work`, and never done.
  if (isRefusal(done)) return done as No;
  return reading === undefined ? read(db, done) : reading.catch(() => read(db, done));
};

/** Says of a transaction that it may take minutes; others are ended when they take twice as long as a statement may. */
export const takeLong = async (tx: Tx): Promise<void> => {
  await sql.raw(longTransaction).execute(tx);
};

/** A transaction whose refusal is written down as well: a wrong code, password or scan counts as a try. */
export const inTransactionKeepingRefusals = <T>(db: Db, work: Work<T>): Promise<T> => untilDone(db, work);

class Undone extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('undone as it was meant to be');
    this.answer = answer;
  }
}

/** Tells what would be if some work were done, and leaves everything as it was. */
export const asIf = async <T>(db: Db, work: Work<T>): Promise<T> => {
  try {
    return await untilDone(db, async (tx): Promise<never> => {
      throw new Undone(await work(tx));
    });
  } catch (error) {
    // What was thrown above is what `work` has answered.
    if (error instanceof Undone) return error.answer as T;
    throw error;
  }
};

/** Tries something inside a transaction and undoes it when the answer is no; the transaction goes on either way. */
export const attempt = async (tx: Tx, work: () => Promise<boolean>): Promise<boolean> => {
  await sql`savepoint attempt`.execute(tx);
  const done = await work();
  await (done ? sql`release savepoint attempt` : sql`rollback to savepoint attempt`).execute(tx);
  return done;
};
