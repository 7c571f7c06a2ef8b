import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connection.ts';
import { type JobKind, type Jobs, jobKind } from '../../platform/jobs.ts';
import { purgeExpired } from './purge-store.ts';

const purgeJob: JobKind<object> = jobKind('accounts.purge', { retryLimit: 3 });

type Tools = { readonly jobs: Jobs; readonly db: Db; readonly clock: Clock };

/** What has expired is forgotten every hour. */
export const handleAccountJobs = ({ jobs, db, clock }: Tools): void =>
  jobs.every(purgeJob, '17 * * * *', () => purgeExpired(db, clock()));
