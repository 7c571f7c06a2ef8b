import type { UserId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';
import type { Caller } from './call-context.ts';

export type AccountEvent =
  | 'registered'
  | 'became_owner'
  | 'signed_in'
  | 'sign_in_guessed'
  | 'password_reset_asked'
  | 'password_reset'
  | 'password_changed'
  | 'phone_confirmed'
  | 'email_changed'
  | 'social_linked'
  | 'data_exported';

/** Whether an event of the account happened since a moment; asked in the transaction that locks the account. */
export const hasHappened = async (
  tx: Tx,
  userId: UserId,
  kind: AccountEvent,
  since: Date,
): Promise<boolean> => {
  const row = await tx
    .selectFrom('account_events')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Writes down an event of an account. */
export const recordEvent = async (
  tx: Tx | Db,
  userId: UserId,
  kind: AccountEvent,
  { caller, now }: { readonly caller: Caller; readonly now: Date },
): Promise<void> => {
  await tx
    .insertInto('account_events')
    .values({ user_id: userId, kind, at: now, caller: JSON.stringify(caller) })
    .execute();
};

export type PlaceOfSignIn = { readonly ip: string; readonly device: string | null };

/** Networks and browsers a person has signed in from since a moment. */
export const readPlacesOf = async (
  tx: Tx,
  userId: UserId,
  since: Date,
): Promise<readonly PlaceOfSignIn[]> => {
  const { rows } = await sql<PlaceOfSignIn>`
    select distinct coalesce(caller->>'ip', '') as ip, caller->>'device' as device from account_events
    where user_id = ${userId} and kind = 'signed_in' and at > ${since}`.execute(tx);
  return rows;
};
