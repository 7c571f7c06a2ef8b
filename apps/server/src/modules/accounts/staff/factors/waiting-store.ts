import type { UserId } from '@zanga/domain/ids';
import { halfSignInMinutes } from '@zanga/domain/staff/second-factor';
import type { Db, Tx } from '../../../../platform/database/connection.ts';
import { hashSecret, newSecret } from '../../secrets.ts';

const minuteMs = 60_000;
/** Minutes in which a passkey may answer its challenge. */
export const challengeMinutes = 5;

type Half = { readonly userId: UserId; readonly clientId: string };

/** Half a sign-in: the password was right. Only its hash is stored. */
export const insertHalf = async (tx: Tx, { userId, clientId }: Half, now: Date) => {
  const half = newSecret();
  const expires_at = new Date(now.getTime() + halfSignInMinutes * minuteMs);
  await tx
    .insertInto('half_sign_ins')
    .values({ token_hash: hashSecret(half), user_id: userId, client_id: clientId, expires_at })
    .execute();
  return { half, expires_in: halfSignInMinutes * 60 };
};

export const findHalf = async (db: Db | Tx, half: string, now: Date): Promise<Half | undefined> => {
  const row = await db
    .selectFrom('half_sign_ins')
    .select(['user_id', 'client_id'])
    .where('token_hash', '=', hashSecret(half))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { userId: row.user_id, clientId: row.client_id };
};

/** Uses up half a sign-in; of two tries at once one succeeds. */
export const spendHalf = async (tx: Tx, half: string, now: Date): Promise<Half | undefined> => {
  const row = await tx
    .deleteFrom('half_sign_ins')
    .where('token_hash', '=', hashSecret(half))
    .where('expires_at', '>', now)
    .returning(['user_id', 'client_id'])
    .executeTakeFirst();
  return row && { userId: row.user_id, clientId: row.client_id };
};

export type ChallengeOf = {
  readonly challenge: string;
  readonly purpose: 'add' | 'prove' | 'enter';
  readonly userId: UserId | null;
};

export const insertChallenge = async (db: Db | Tx, given: ChallengeOf, now: Date): Promise<void> => {
  const { challenge, purpose, userId } = given;
  const expires_at = new Date(now.getTime() + challengeMinutes * minuteMs);
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, purpose, user_id: userId, expires_at })
    .execute();
};

/** Uses up a challenge, before the answer is checked; false for an unknown one, or another person's. */
export const spendChallenge = async (tx: Tx, given: ChallengeOf, now: Date): Promise<boolean> => {
  const row = await tx
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', given.challenge)
    .returning(['purpose', 'user_id', 'expires_at'])
    .executeTakeFirst();
  return row?.purpose === given.purpose && row.user_id === given.userId && row.expires_at > now;
};
