import { isFreshProof, isFreshSignIn } from '@zanga/domain/accounts/fresh-sign-in';
import type { Db } from '../../../platform/database/connection.ts';

/** Whether who holds this sign-in has shown a moment ago who they are. */
export const readFresh = async (db: Db, tokenHash: Buffer, now: Date): Promise<boolean> => {
  const row = await db
    .selectFrom('access_tokens')
    .select(['created_at', 'confirmed_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return (
    row !== undefined && isFreshSignIn({ signedInAt: row.created_at, confirmedAt: row.confirmed_at }, now)
  );
};

/** The same for what only staff do, where a second factor stands in the place of the password. */
export const readFreshProof = async (db: Db, tokenHash: Buffer, now: Date): Promise<boolean> => {
  const row = await db
    .selectFrom('access_tokens as t')
    .leftJoin('staff_with_factor as f', 'f.user_id', 't.user_id')
    .select(['t.created_at', 't.confirmed_at', 't.factor_at', 'f.user_id as with_factor'])
    .where('t.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return false;
  const { created_at: signedInAt, confirmed_at: confirmedAt, factor_at: factorAt, with_factor } = row;
  return isFreshProof({ signedInAt, confirmedAt, factorAt, hasFactor: with_factor !== null }, now);
};

/** The password was given again, for this sign-in alone. */
export const saveConfirmed = async (db: Db, tokenHash: Buffer, now: Date): Promise<void> => {
  await db
    .updateTable('access_tokens')
    .set({ confirmed_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
};
