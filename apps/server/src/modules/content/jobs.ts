import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connection.ts';
import { type JobKind, jobKind } from '../../platform/job-queue/kinds.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { publishDue } from './office/publish-content.ts';

const publish: JobKind<object> = jobKind('content.publish', { retryLimit: 3 });

/** Each minute: due texts are published. */
export const handleContentJobs = (tools: {
  readonly jobs: Jobs;
  readonly db: Db;
  readonly clock: Clock;
}): void => tools.jobs.every(publish, '* * * * *', () => publishDue(tools.db, tools.clock()));
