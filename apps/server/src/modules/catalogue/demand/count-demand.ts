import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type JobKind, jobKind } from '../../../platform/job-queue/kinds.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { countPairs, countSold } from './demand-store.ts';

type DemandTools = { readonly db: Db; readonly jobs: Jobs; readonly clock: Clock };

const dayMs = 86_400_000;
/** What sells is what sells now; what goes together changes more slowly and wants more orders to be known. */
const days = { sold: 28, pairs: 90 };

/** Counts from the orders what sells and what is bought together. */
export const countDemand = async ({ db, clock }: Omit<DemandTools, 'jobs'>): Promise<void> => {
  const before = (count: number) => new Date(clock().getTime() - count * dayMs);
  await inTransaction(db, (tx) => countSold(tx, before(days.sold)));
  await inTransaction(db, (tx) => countPairs(tx, before(days.pairs)));
};

const countJob: JobKind<object> = jobKind('catalogue.count_demand', { retryLimit: 3 });

/** Every night, when nobody orders. */
export const registerDemandJobs = (tools: DemandTools): void => {
  tools.jobs.every(countJob, '50 4 * * *', () => countDemand(tools));
};
