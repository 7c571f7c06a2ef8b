import type { Db } from '../../../platform/database/connection.ts';
import { removed } from '../../../platform/database/removed.ts';

/** Deletes expired tokens, links and half sign-ins. */
export const purgeExpired = async (db: Db, now: Date): Promise<number> => {
  let count = 0;
  for (const table of [
    'access_tokens',
    'mailed_links',
    'social_windows',
    'social_tickets',
    'login_nonces',
    'passkey_challenges',
    'half_sign_ins',
  ] as const)
    count += await removed(db.deleteFrom(table).where('expires_at', '<', now));
  return count;
};

export const purgeInvitations = (db: Db, before: Date): Promise<number> =>
  removed(db.deleteFrom('staff_invitations').where('expires_at', '<', before));

export const purgeRates = (db: Db, now: Date): Promise<number> =>
  removed(db.deleteFrom('rate_windows').where('ends_at', '<', now));

/** Deletes expired traces of one-time benefits, such as the trial. */
export const purgeTrialTraces = async (db: Db, now: Date): Promise<number> =>
  (await removed(db.deleteFrom('traces').where('ends_at', '<', now))) +
  (await removed(db.deleteFrom('had_before').where('ends_at', '<', now)));

export const purgeTries = (db: Db, before: Date): Promise<number> =>
  removed(db.deleteFrom('sign_in_tries').where('last_at', '<', before));

export const purgePhoneCodes = (db: Db, before: Date): Promise<number> =>
  removed(db.deleteFrom('phone_confirmations').where('sent_at', '<', before));

export const purgeEvents = (db: Db, before: Date): Promise<number> =>
  removed(db.deleteFrom('account_events').where('at', '<', before));
