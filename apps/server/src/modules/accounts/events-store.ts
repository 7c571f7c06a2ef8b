import type { Db, Tx } from '../../platform/database/connection.ts';
import type { Place } from './place.ts';

export type AccountEvent =
  | 'registered'
  | 'signed_in'
  | 'sign_in_guessed'
  | 'password_reset_asked'
  | 'password_reset'
  | 'password_changed'
  | 'phone_confirmed'
  | 'email_changed'
  | 'social_linked'
  | 'data_exported';

/** Writes down what happened to an account. */
export const recordEvent = async (
  tx: Tx | Db,
  userId: string,
  kind: AccountEvent,
  { place, now }: { readonly place: Place; readonly now: Date },
): Promise<void> => {
  await tx
    .insertInto('account_events')
    .values({ user_id: userId, kind, at: now, place: JSON.stringify(place) })
    .execute();
};
