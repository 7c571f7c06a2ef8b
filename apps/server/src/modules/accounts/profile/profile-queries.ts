import { domainToUnicode } from 'node:url';
import type { User } from '@zanga/contract/people/profile';
import { codeExpiry, resendIn } from '@zanga/domain/accounts/confirmation-code';
import { signupRoute } from '@zanga/domain/accounts/profile';
import type { Allergen, DietaryLabel } from '@zanga/domain/catalogue/vocabulary';
import type { UserId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';
import { readPending } from '../phone/phone-store.ts';
import { readConsents } from './consents-store.ts';

/** An address as its owner writes it: `caffè.it`, not `xn--caff-8oa.it`. */
const shownEmail = (email: string) => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at)}@${domainToUnicode(email.slice(at + 1)) || email.slice(at + 1)}`;
};

const readRow = (db: Db, userId: UserId, now: Date) =>
  db
    .selectFrom('users')
    .select((users) => [
      'id',
      'email',
      'firstname',
      'lastname',
      'phone',
      'created_at',
      'email_verified_at',
      sql<boolean>`password_hash is not null`.as('has_password'),
      sql<string | null>`to_char(birthdate, 'YYYY-MM-DD')`.as('birthdate'),
      // Written only after a check against the same lists.
      sql<DietaryLabel[]>`dietary_labels`.as('dietary_labels'),
      sql<Allergen[]>`allergens_to_avoid`.as('allergens_to_avoid'),
      sql<{ role: string; everywhere: boolean }[]>`coalesce((
        select json_agg(json_build_object('role', role, 'everywhere', everywhere) order by role)
          from (select role, bool_or(all_shops) as everywhere from user_roles
                 where user_id = users.id and suspended_at is null group by role) as held), '[]')`.as(
        'roles',
      ),
      sql<('facebook' | 'apple')[]>`array(
        select distinct network from social_identities where user_id = users.id order by network)`.as(
        'socials',
      ),
      users
        .selectFrom('mailed_links')
        .select('mailed_links.email')
        .whereRef('mailed_links.user_id', '=', 'users.id')
        .where('purpose', '=', 'confirm_email')
        .where('expires_at', '>', now)
        .orderBy('mailed_links.created_at', 'desc')
        .limit(1)
        .as('pending_email'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

const readPendingPhone = async (db: Db, userId: UserId, now: Date) => {
  const pending = await readPending(db, userId);
  if (!pending) return null;
  const left = Math.ceil((codeExpiry(pending).getTime() - now.getTime()) / 1000);
  return { telephone: pending.phone, resend_in: resendIn(pending, now), expires_in: Math.max(0, left) };
};

/** A user as they see themselves (API-3). */
export const readUser = async (
  db: Db,
  userId: UserId,
  { now, isMember, sms }: { readonly now: Date; readonly isMember: boolean; readonly sms: boolean },
): Promise<User> => {
  const { phone, created_at, email_verified_at, roles, pending_email, ...row } = await readRow(
    db,
    userId,
    now,
  );
  return {
    ...row,
    email: shownEmail(row.email),
    roles: roles.map(({ role, everywhere }) => ({ name: role, ...(everywhere && { all_shops: true }) })),
    zanga_prime: isMember,
    email_verified: email_verified_at !== null,
    ...(!sms && email_verified_at === null && { email_to_confirm: true }),
    pending_email: pending_email === null ? null : shownEmail(pending_email),
    telephone: phone,
    pending_telephone: await readPendingPhone(db, userId, now),
    consents: await readConsents(db, userId),
    created_at: created_at.toISOString(),
    // No signup to complete for staff, let in by the brand, nor without SMS, where no phone can be confirmed.
    ...(sms && phone === null && roles.length === 0 && { redirect_route: signupRoute }),
  };
};
