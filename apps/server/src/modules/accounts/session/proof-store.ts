import { isFreshProof, owesNoFactor } from '@zanga/domain/accounts/fresh-sign-in';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
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

/** Begins the days of grace of a person who must have a second factor, has none, and was not told before. */
export const noteAsked = async (tx: Tx, userId: string, sandbox: boolean, now: Date): Promise<void> => {
  await sql`
    insert into staff_factor_asked (user_id, asked_at)
    select ${userId}, ${now}
    where coalesce((select required from staff_factor_rule), ${!sandbox})
      and exists (select from user_roles r where r.user_id = ${userId} and r.suspended_at is null
        and r.role in ('manager', 'owner'))
      and not exists (select from staff_with_factor f where f.user_id = ${userId})
    on conflict (user_id) do nothing`.execute(tx);
};
