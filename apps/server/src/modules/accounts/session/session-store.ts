import type { UserId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { hashSecret, newSecret } from '../secrets.ts';

const dayMs = 86_400_000;

/** A token ends sixty days after its last use. */
export const tokenLifeMs = 60 * dayMs;

/** A token in constant use ends after a year: the person proves their identity again. */
const longestLifeDays = 365;

/** A token of the staff lasts one shift: left lying about, it opens nothing the next day. */
export const staffTokenLifeMs = dayMs / 2;

/** The expiry is prolonged once a day, not at every call. */
const slideEveryMs = dayMs;

export type NewToken = {
  readonly userId: UserId;
  readonly clientId: string;
  readonly platform: string | null;
  readonly addressHash: Buffer;
  /** Kind of browser, and network: shown to the person and to their manager. */
  readonly device: string | null;
  readonly network: string | null;
  /** Whether a second factor was given with it. */
  readonly factor?: boolean;
};

/** Signs a person in: only the hash of the token is stored. */
export const issueToken = async (
  tx: Tx | Db,
  { userId, clientId, platform, addressHash, device, network, factor = false }: NewToken,
  now: Date,
): Promise<string> => {
  const token = newSecret();
  await tx
    .insertInto('access_tokens')
    .values({
      token_hash: hashSecret(token),
      user_id: userId,
      client_id: clientId,
      platform,
      address_hash: addressHash,
      device,
      network,
      created_at: now,
      renewed_at: now,
      factor_at: factor ? now : null,
      expires_at: new Date(now.getTime() + tokenLifeMs),
    })
    .execute();
  return token;
};

export const mustSlide = (renewedAt: Date | null, now: Date): boolean =>
  renewedAt !== null && now.getTime() - renewedAt.getTime() >= slideEveryMs;

/** Prolongs a token; of several calls at once one does. */
export const slideToken = async (db: Db, tokenHash: Buffer, now: Date): Promise<void> => {
  await db
    .updateTable('access_tokens')
    .set({
      renewed_at: now,
      expires_at: sql<Date>`least(${new Date(now.getTime() + tokenLifeMs)}::timestamptz,
        created_at + make_interval(days => ${longestLifeDays}))`,
    })
    .where('token_hash', '=', tokenHash)
    .where('renewed_at', '<=', new Date(now.getTime() - slideEveryMs))
    .execute();
};

/** Precision of the last use of a sign-in of the staff: five minutes. */
const seenEveryMs = 5 * 60_000;

export const mustNoteSeen = (seenAt: Date | null, now: Date): boolean =>
  seenAt === null || now.getTime() - seenAt.getTime() >= seenEveryMs;

/** Writes down that a sign-in of the staff is in use. */
export const noteSeen = async (db: Db, tokenHash: Buffer, now: Date): Promise<void> => {
  await db.updateTable('access_tokens').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute();
};

export const revokeToken = async (db: Db, tokenHash: Buffer): Promise<void> => {
  await db.deleteFrom('access_tokens').where('token_hash', '=', tokenHash).execute();
};

/** Ends a person's sign-ins, all or all but one, half sign-ins included. */
export const revokeAll = async (tx: Tx | Db, userId: UserId, except?: Buffer): Promise<void> => {
  let ending = tx.deleteFrom('access_tokens').where('user_id', '=', userId);
  if (except) ending = ending.where('token_hash', '!=', except);
  await ending.execute();
  await tx.deleteFrom('half_sign_ins').where('user_id', '=', userId).execute();
};

/** Ends one sign-in by its id; true if there was one. */
export const revokeById = async (db: Db | Tx, userId: UserId, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('access_tokens')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
