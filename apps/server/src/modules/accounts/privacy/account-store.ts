import type { UserId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';
import { revokeAll } from '../session/session-store.ts';
import { forgetFactors } from '../staff/factors/factors-store.ts';

const personal = [
  'social_identities',
  'phone_confirmations',
  'mailed_links',
  'consents',
  'account_events',
  'staff_pins',
  'saved_views',
  'user_roles',
] as const;

/**
 * Empties an account of everything that identifies the person; orders keep their reference to it. Returns the mailbox
 * for the goodbye, or nothing if the account was deleted a moment ago.
 */
export const anonymise = async (tx: Tx, userId: UserId, now: Date) => {
  const user = await tx
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'firstname', 'phone'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!user) return undefined;
  await tx
    .updateTable('users')
    .set({
      email: `${userId}@deleted.invalid`,
      firstname: 'Account',
      lastname: 'eliminato',
      password_hash: null,
      phone: null,
      email_verified_at: null,
      birthdate: null,
      dietary_labels: [],
      allergens_to_avoid: [],
      deleted_at: now,
    })
    .where('id', '=', userId)
    .execute();
  for (const table of personal) await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  await revokeAll(tx, userId);
  await forgetFactors(tx, userId);
  return user;
};
