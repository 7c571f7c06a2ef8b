import type { Db } from '../../../platform/database/connection.ts';

const dayMs = 86_400_000;

/** Deletes what nothing would accept any more. */
export const purgeExpired = async (db: Db, now: Date): Promise<void> => {
  const yesterday = new Date(now.getTime() - dayMs);
  for (const table of [
    'access_tokens',
    'mailed_links',
    'social_windows',
    'social_tickets',
    'login_nonces',
    'passkey_challenges',
    'half_sign_ins',
  ] as const)
    await db.deleteFrom(table).where('expires_at', '<', now).execute();
  // Those that ended lately are still shown to who invited, to be sent once more.
  const monthAgo = new Date(now.getTime() - 30 * dayMs);
  await db.deleteFrom('staff_invitations').where('expires_at', '<', monthAgo).execute();
  await db.deleteFrom('rate_windows').where('ends_at', '<', now).execute();
  for (const table of ['traces', 'had_before'] as const)
    await db.deleteFrom(table).where('ends_at', '<', now).execute();
  await db.deleteFrom('sign_in_tries').where('last_at', '<', yesterday).execute();
};
