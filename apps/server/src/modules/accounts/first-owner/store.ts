import type { UserId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { hashSecret } from '../secrets.ts';

const dayMs = 86_400_000;

/** Keeps the hash of a new key for a day, and deletes expired keys. */
export const keepKey = async (db: Db, key: string, now: Date): Promise<void> => {
  await db.deleteFrom('first_owner_keys').where('expires_at', '<=', now).execute();
  await db
    .insertInto('first_owner_keys')
    .values({ hash: hashSecret(key), expires_at: new Date(now.getTime() + dayMs) })
    .execute();
};

/** Makes people who use their keys at the same moment take turns. */
export const lockFirstOwner = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('first owner', 0))`.execute(tx);
};

export const isKey = async (tx: Tx, key: string, now: Date): Promise<boolean> => {
  const row = await tx
    .selectFrom('first_owner_keys')
    .select('hash')
    .where('hash', '=', hashSecret(key))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
};

/** Deletes all keys: with an owner there, none is valid, on any process. */
export const dropKeys = async (tx: Tx): Promise<void> => {
  await tx.deleteFrom('first_owner_keys').execute();
};

/** Gives the post of an owner; a suspension ends. */
export const giveOwnerRole = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx
    .insertInto('user_roles')
    .values({ user_id: userId, role: 'owner', all_shops: true })
    .onConflict((conflict) => conflict.columns(['user_id', 'role', 'shop_id']).doNothing())
    .execute();
  // A suspension covers all posts of a person, so it ends in all of them.
  await tx.updateTable('user_roles').set({ suspended_at: null }).where('user_id', '=', userId).execute();
};
