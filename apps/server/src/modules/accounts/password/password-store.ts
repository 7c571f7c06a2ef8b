import type { UserId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';

export const findByEmailForMail = (db: Db | Tx, email: string) =>
  db.selectFrom('users').select(['id', 'email', 'firstname']).where('email', '=', email).executeTakeFirst();

export const readPasswordOf = (db: Db | Tx, userId: UserId) =>
  db
    .selectFrom('users')
    .select(['password_hash', 'email', 'firstname', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** Sets a new password; undefined if the account's email has changed since. */
export const resetPasswordOf = (
  tx: Tx,
  { userId, email }: { readonly userId: UserId; readonly email: string },
  passwordHash: string,
  now: Date,
) =>
  tx
    .updateTable('users')
    .set((row) => ({
      password_hash: passwordHash,
      // The opened link proves the mailbox.
      email_verified_at: row.fn.coalesce('email_verified_at', row.val(now)),
    }))
    .where('id', '=', userId)
    .where('email', '=', email)
    .returning(['email', 'firstname'])
    .executeTakeFirst();

export const setPassword = async (tx: Tx, userId: UserId, passwordHash: string): Promise<void> => {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
};
