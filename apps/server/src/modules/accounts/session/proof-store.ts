import { isFreshProof, owesNoFactor } from '@zanga/domain/accounts/fresh-sign-in';
import type { Db } from '../../../platform/database/connection.ts';
import type { SignInProof } from '../../../platform/session.ts';

/** Proofs of identity given in a sign-in: second factor, password again. */
export const readProof = async (db: Db, tokenHash: Buffer, now: Date): Promise<SignInProof> => {
  const row = await db
    .selectFrom('access_tokens as t')
    .leftJoin('staff_with_factor as f', 'f.user_id', 't.user_id')
    .select(['t.created_at', 't.confirmed_at', 't.factor_at', 'f.user_id as with_factor'])
    .where('t.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return { fresh: false, factor: false };
  const given = {
    signedInAt: row.created_at,
    confirmedAt: row.confirmed_at,
    factorAt: row.factor_at,
    hasFactor: row.with_factor !== null,
  };
  return { fresh: isFreshProof(given, now), factor: owesNoFactor(given) };
};

/** Notes that the password was given again in this sign-in. */
export const saveConfirmed = async (db: Db, tokenHash: Buffer, now: Date): Promise<void> => {
  await db
    .updateTable('access_tokens')
    .set({ confirmed_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
};
