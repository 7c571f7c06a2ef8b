import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connection.ts';
import { type JobKind, type Jobs, jobKind } from '../../platform/jobs.ts';
import { purgeMessages } from './store.ts';

/** Long enough to look at what was said before, also after the time in which goods may be complained about. */
const keptMonths = 24;

const purge: JobKind<object> = jobKind('contacts.purge', { retryLimit: 3 });

export type ContactJobTools = { readonly jobs: Jobs; readonly db: Db; readonly clock: Clock };

/** Deletes messages that have been kept for their time, with what was answered. */
export const purgeOldMessages = (db: Db, now: Date): Promise<void> => {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - keptMonths);
  return purgeMessages(db, before);
};

export const handleContactJobs = ({ jobs, db, clock }: ContactJobTools): void =>
  jobs.every(purge, '29 3 * * *', () => purgeOldMessages(db, clock()));
