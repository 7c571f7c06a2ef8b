import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type JobKind, jobKind } from '../../../platform/job-queue/kinds.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { countPairs, countSold } from './demand-store.ts';

type DemandTools = { readonly db: Db; readonly jobs: Jobs; readonly clock: Clock };

const dayMs = 86_400_000;
/** Sales count for four weeks, since tastes change; pairs need more orders to mean something. */
const days = { sold: 28, pairs: 90 };

/** Counts sales and pairs of products in recent orders. */
export const countDemand = async ({ db, clock }: Omit<DemandTools, 'jobs'>): Promise<void> => {
  const before = (count: number) => new Date(clock().getTime() - count * dayMs);
  await inTransaction(db, (tx) => countSold(tx, before(days.sold)));
  await inTransaction(db, (tx) => countPairs(tx, before(days.pairs)));
};

const countJob: JobKind<object> = jobKind('catalogue.count_demand', { retryLimit: 3 });

/** Nightly at 4:50, when no shop takes orders. */
export const registerDemandJobs = (tools: DemandTools): void => {
  tools.jobs.every(countJob, '50 4 * * *', () => countDemand(tools));
};
