import { type LockoutRule, takeAttempt } from '@zanga/domain/accounts/lockout';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';

export type Counted = { readonly key: Buffer; readonly rule: LockoutRule };

export type Taken =
  | { readonly allowed: true; readonly counts: readonly number[] }
  | { readonly allowed: false; readonly until: Date };

const lockRows = async (tx: Tx, counted: readonly Counted[], now: Date) => {
  const keys = counted.map(({ key }) => key).sort(Buffer.compare);
  await tx
    .insertInto('sign_in_tries')
    .values(keys.map((key) => ({ key, count: 0, last_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('sign_in_tries')
    .select(['key', 'count', 'last_at', 'locked_until'])
    .where('key', 'in', keys)
    .orderBy('key')
    .forUpdate()
    .execute();
};

/**
 * Takes one try under every counter, or none where one of them is locked, on whatever process. The try counts before
 * its outcome is known, so a hundred at once are no way around.
 */
export const takeTry = (db: Db, counted: readonly Counted[], now: Date): Promise<Taken> =>
  inTransaction(db, async (tx) => {
    const rows = await lockRows(tx, counted, now);
    const attempts = counted.map(({ key, rule }) => {
      const row = rows.find((candidate) => candidate.key.equals(key));
      const before =
        row && row.count > 0
          ? { count: row.count, lastAt: row.last_at, lockedUntil: row.locked_until }
          : undefined;
      return { key, attempt: takeAttempt(before, rule, now) };
    });
    const locked = attempts.flatMap(({ attempt }) => (attempt.allowed ? [] : [attempt.until]));
    const [until] = locked.sort((one, other) => other.getTime() - one.getTime());
    if (until) return { allowed: false, until };
    const counts: number[] = [];
    for (const { key, attempt } of attempts) {
      if (!attempt.allowed) continue;
      const { count, lastAt, lockedUntil } = attempt.tries;
      counts.push(count);
      await tx
        .updateTable('sign_in_tries')
        .set({ count, last_at: lastAt, locked_until: lockedUntil })
        .where('key', '=', key)
        .execute();
    }
    return { allowed: true, counts };
  });

/** Forgets the tries counted for an account after a successful sign-in. */
export const forgetTries = async (db: Db | Tx, keys: readonly Buffer[]): Promise<void> => {
  await db
    .deleteFrom('sign_in_tries')
    .where('key', 'in', [...keys])
    .execute();
};

/** Takes back one successful try; tries of others from the same network stay counted. */
export const giveBackTry = async (db: Db, key: Buffer): Promise<void> => {
  await db
    .updateTable('sign_in_tries')
    .set((row) => ({ count: row('count', '-', 1), locked_until: null }))
    .where('key', '=', key)
    .execute();
};
