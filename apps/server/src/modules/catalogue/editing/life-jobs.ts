import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/connection.ts';
import { type JobKind, jobKind } from '../../../platform/job-queue/kinds.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Payments } from '../../payments/public.ts';
import { settleDue } from './settle-due.ts';

const settle: JobKind<object> = jobKind('menu.settle', { retryLimit: 3 });

/** Publishes and archives due products, each minute. */
export const registerLifeJobs = (tools: {
  readonly jobs: Jobs;
  readonly db: Db;
  readonly payments: Pick<Payments, 'takesCards'>;
  readonly clock: Clock;
}): void => tools.jobs.every(settle, '* * * * *', () => settleDue(tools, tools.clock()));
