import type { UserId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';

/** Whether the account with this email has a post in the staff. */
export const isStaffEmail = async (db: Db | Tx, email: string): Promise<boolean> => {
  const role = await db
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select('user_roles.role')
    .where('users.email', '=', email)
    .executeTakeFirst();
  return role !== undefined;
};

/** Mail address and first name of a person. */
export const readMailbox = (
  tx: Tx,
  userId: UserId,
): Promise<{ readonly email: string; readonly firstname: string } | undefined> =>
  tx.selectFrom('users').select(['email', 'firstname']).where('id', '=', userId).executeTakeFirst();
