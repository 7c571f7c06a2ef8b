import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { CodeKey } from './signed-code.ts';

/**
 * A key signs for 180 days, and is accepted for as long again, so that a ticket bought early still works at the door.
 */
const signsMs = 180 * 86_400_000;
const believedMs = 2 * signsMs;

/** The accepted keys, the signing one first; the very first is drawn at its first use. */
export const readKeys = async (db: Db): Promise<readonly [CodeKey, ...CodeKey[]]> => {
  const select = () =>
    db
      .selectFrom('redemption_keys')
      .select(['id', 'secret'])
      .where('retired_at', 'is', null)
      .orderBy('id', 'desc')
      .execute();
  const [newest, ...older] = await select();
  if (newest) return [newest, ...older];
  await addKey(db);
  const [drawn, ...others] = await select();
  if (!drawn) throw new Error('No key to sign codes with');
  return [drawn, ...others];
};

/** Draws a key, unless another process has just done so. */
const addKey = async (db: Db, olderThan: Date | null = null): Promise<void> => {
  await inTransaction(db, async (tx) => {
    await sql`lock table redemption_keys in share row exclusive mode`.execute(tx);
    const { rows } = await sql`
      select from redemption_keys
      where retired_at is null and (${olderThan}::timestamptz is null or created_at > ${olderThan})`.execute(
      tx,
    );
    if (rows.length > 0) return;
    await tx
      .insertInto('redemption_keys')
      .values({ secret: randomBytes(32) })
      .execute();
  });
};

/** Draws a new key when the last has signed long enough, and deletes keys that signed nothing still valid. */
export const rotateKeys = async (db: Db, now: Date): Promise<void> => {
  await addKey(db, new Date(now.getTime() - signsMs));
  await db
    .updateTable('redemption_keys')
    .set({ retired_at: now })
    .where('retired_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - believedMs))
    .execute();
};
