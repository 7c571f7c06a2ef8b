import { inTransaction } from '../../platform/database/transaction.ts';
import { type JobKind, jobKind } from '../../platform/job-queue/kinds.ts';
import { type Sweep, type SweepTools, sweepEvery } from '../../platform/retention/sweep.ts';
import { systemTrail } from '../../platform/session.ts';
import { noteChange } from '../audit/public.ts';
import { trimShifts } from './store.ts';

const trim: JobKind<object> = jobKind('shifts.trim', { retryLimit: 3 });

/** Deletes shifts past their retention, and notes it in the audit. */
export const sweepHours =
  ({ db }: Pick<SweepTools, 'db'>): Sweep =>
  (before, now) =>
    inTransaction(db, async (tx) => {
      const shifts = await trimShifts(tx, before);
      if (shifts === 0) return 0;
      const trimmed = { kind: 'shift', thing: 'shifts', shopId: null, after: { shifts } } as const;
      await noteChange(tx, systemTrail('shift.trim'), trimmed, now);
      return shifts;
    });

/** Every night: shifts past their retention are deleted. */
export const handleBadgeJobs = (tools: SweepTools): void =>
  sweepEvery(tools, trim, '31 3 * * *', { hours: sweepHours(tools) });
