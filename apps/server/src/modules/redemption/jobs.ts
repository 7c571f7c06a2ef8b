import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connection.ts';
import { type JobKind, type Jobs, jobKind } from '../../platform/jobs.ts';
import { rotateKeys } from './keys-store.ts';
import { purgeUnused } from './store.ts';

const tidy: JobKind<object> = jobKind('redemption.tidy', { retryLimit: 3 });

/** Every night keys that have signed long enough give way, and codes nobody used are forgotten. */
export const handleRedemptionJobs = ({ jobs, db, clock }: { jobs: Jobs; db: Db; clock: Clock }): void =>
  jobs.every(tidy, '41 3 * * *', async () => {
    await rotateKeys(db, clock());
    await purgeUnused(db, clock());
  });
