import { type JobKind, jobKind } from '../../platform/job-queue/kinds.ts';
import { type SweepTools, sweepEvery } from '../../platform/retention/sweep.ts';
import { purgeSlots } from './slots/slot-store.ts';

const tidy: JobKind<object> = jobKind('shops.tidy', { retryLimit: 3 });

/** Every night: old bookings of slots are deleted. */
export const handleShopJobs = (tools: SweepTools): void =>
  sweepEvery(tools, tidy, '35 3 * * *', { slots: (before) => purgeSlots(tools.db, before) });
