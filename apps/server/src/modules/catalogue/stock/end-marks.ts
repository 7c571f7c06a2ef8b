import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type JobKind, jobKind } from '../../../platform/job-queue/kinds.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { removeEndedMarks } from './marks-store.ts';

const endJob: JobKind<object> = jobKind('catalogue.end_sold_out', { retryLimit: 3 });

/** Each minute: announces ended marks like removed ones. */
export const registerShelfJobs = (tools: {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly clock: Clock;
}): void => {
  tools.jobs.every(endJob, '* * * * *', () =>
    inTransaction(tools.db, (tx) => removeEndedMarks(tx, tools.clock())),
  );
};
