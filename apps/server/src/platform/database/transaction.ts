import { setTimeout as pause } from 'node:timers/promises';
import type { Refusal } from '@zanga/contract/wire/route';
import { sql } from 'kysely';
import { isRefusal } from '../refusal.ts';
import { isStalePlan, longTransaction } from './bounded-client.ts';
import { type Db, inOneBreath, readBehind, type Tx } from './connection.ts';

/** Work of one transaction. It may run again: it reads and writes through `tx` and has no other effect. */
type Work<T> = (tx: Tx) => Promise<T>;

class ThrownRefusal extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** A deadlock (40P01) or a serialisation conflict (40001): PostgreSQL undid one of two transactions. */
const undoneForAnother = new Set(['40P01', '40001']);

const mayBeginAgain = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  (undoneForAnother.has(error.code) || isStalePlan(error));

const tries = 5;
const longestFirstPauseMs = 10;

/** Random pause that doubles with each failure, so that two rivals do not meet again. */
const pauseAfter = (failures: number) => pause(Math.random() * longestFirstPauseMs * 2 ** (failures - 1));

/** Runs work in a transaction; begins again when the database undid it for a rival. */
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

/** The usual transaction: a refusal rolls it back like a failure (docs/database.md). */
export const inTransaction = async <T>(db: Db, work: Work<T>): Promise<T> => {
  try {
    return await untilDone(db, async (tx) => {
      const answer = await work(tx);
      if (isRefusal(answer)) throw new ThrownRefusal(answer);
      return answer;
    });
  } catch (error) {
    // The refusal came from `work`, so it is one of its answers.
    if (error instanceof ThrownRefusal) return error.refusal as T;
    throw error;
  }
};

/**
 * A transaction, then the reads for its answer, in one message. If a read fails, the writes stand and the read runs
 * once more alone.
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
  // A refusal is an answer of `work`.
  if (isRefusal(done)) return done as No;
  return reading === undefined ? read(db, done) : reading.catch(() => read(db, done));
};

/** Lets a transaction take minutes; other ones end after twice the time of a statement. */
export const takeLong = async (tx: Tx): Promise<void> => {
  await sql.raw(longTransaction).execute(tx);
};

/** A transaction that also commits a refusal: a wrong code, password or scan counts as a try. */
export const inTransactionKeepingRefusals = <T>(db: Db, work: Work<T>): Promise<T> => untilDone(db, work);

class Undone extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('undone as it was meant to be');
    this.answer = answer;
  }
}

/** Returns the outcome of some work and rolls it back. */
export const asIf = async <T>(db: Db, work: Work<T>): Promise<T> => {
  try {
    return await untilDone(db, async (tx): Promise<never> => {
      throw new Undone(await work(tx));
    });
  } catch (error) {
    // The thrown answer came from `work`.
    if (error instanceof Undone) return error.answer as T;
    throw error;
  }
};

/** Tries work in a savepoint and rolls back to it on `false`; the transaction goes on. */
export const attempt = async (tx: Tx, work: () => Promise<boolean>): Promise<boolean> => {
  await sql`savepoint attempt`.execute(tx);
  const done = await work();
  await (done ? sql`release savepoint attempt` : sql`rollback to savepoint attempt`).execute(tx);
  return done;
};
