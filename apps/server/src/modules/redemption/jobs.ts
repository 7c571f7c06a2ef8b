import { type JobKind, jobKind } from '../../platform/job-queue/kinds.ts';
import { type SweepTools, sweepEvery } from '../../platform/retention/sweep.ts';
import { rotateKeys } from './keys-store.ts';
import { purgeTries, purgeUnused } from './store.ts';

const tidy: JobKind<object> = jobKind('redemption.tidy', { retryLimit: 3 });

/** Every night: signing keys are replaced when due, unused codes are deleted. */
export const handleRedemptionJobs = (tools: SweepTools): void => {
  const { db } = tools;
  sweepEvery(tools, tidy, '41 3 * * *', {
    unused_codes: async (before, now) => {
      await rotateKeys(db, now);
      return purgeUnused(db, before);
    },
    scans: (before) => purgeTries(db, before),
  });
};
