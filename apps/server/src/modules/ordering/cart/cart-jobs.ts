import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/connection.ts';
import { type JobKind, type Jobs, jobKind } from '../../../platform/jobs.ts';
import { purgeCarts } from './cart-store.ts';

const purgeJob: JobKind<object> = jobKind('ordering.purge_carts', { retryLimit: 3 });

/** Visitors' carts that nobody has come back to are forgotten every night. */
export const handleCartJobs = ({ jobs, db, clock }: { jobs: Jobs; db: Db; clock: Clock }): void =>
  jobs.every(purgeJob, '41 3 * * *', () => purgeCarts(db, clock()));
