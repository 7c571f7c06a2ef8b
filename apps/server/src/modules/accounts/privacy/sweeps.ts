import type { Db } from '../../../platform/database/connection.ts';
import type { Sweeps } from '../../../platform/retention/sweep.ts';
import {
  purgeEvents,
  purgeExpired,
  purgeInvitations,
  purgePhoneCodes,
  purgeRates,
  purgeTrialTraces,
  purgeTries,
} from './purge-store.ts';

/** Deletions of accounts, every hour. */
export const accountSweeps = (db: Db): Sweeps => ({
  sign_ins: (now) => purgeExpired(db, now),
  sign_in_tries: (before) => purgeTries(db, before),
  phone_codes: (before) => purgePhoneCodes(db, before),
  invitations: (before) => purgeInvitations(db, before),
  limits: (now) => purgeRates(db, now),
  trial_traces: (now) => purgeTrialTraces(db, now),
  account_events: (before) => purgeEvents(db, before),
});
