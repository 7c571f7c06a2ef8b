import { type JobKind, jobKind } from '../../platform/job-queue/kinds.ts';
import { type SweepTools, sweepEvery } from '../../platform/retention/sweep.ts';
import { purgeCalls } from './store.ts';

const tidy: JobKind<object> = jobKind('tables.tidy', { retryLimit: 3 });

/** Every night: old calls are deleted. */
export const handleTableJobs = (tools: SweepTools): void =>
  sweepEvery(tools, tidy, '37 3 * * *', { table_calls: (before) => purgeCalls(tools.db, before) });
