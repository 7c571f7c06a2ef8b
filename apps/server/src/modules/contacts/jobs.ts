import { type JobKind, jobKind } from '../../platform/job-queue/kinds.ts';
import { type SweepTools, sweepEvery } from '../../platform/retention/sweep.ts';
import { purgeMessages } from './store.ts';

const purge: JobKind<object> = jobKind('contacts.purge', { retryLimit: 3 });

/** Every night: messages past their retention are deleted, with their answers. */
export const handleContactJobs = (tools: SweepTools): void =>
  sweepEvery(tools, purge, '29 3 * * *', { contact: (before) => purgeMessages(tools.db, before) });
