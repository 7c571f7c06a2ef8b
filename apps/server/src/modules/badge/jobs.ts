import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type JobKind, type Jobs, jobKind } from '../../platform/jobs.ts';
import { systemTrail } from '../../platform/session.ts';
import { noteChange } from '../audit/public.ts';
import { trimShifts } from './store.ts';

const trim: JobKind<object> = jobKind('shifts.trim', { retryLimit: 3 });

/** How long hours are kept: as long as who worked may ask for them, and no longer. */
const keptYears = 5;

/** Lets shifts go that have been kept for their time, and says so in the audit. */
export const trimOldShifts = (db: Db, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const before = new Date(now);
    before.setUTCFullYear(before.getUTCFullYear() - keptYears);
    const shifts = await trimShifts(tx, before);
    if (shifts === 0) return;
    const trimmed = { kind: 'shift', thing: 'shifts', shopId: null, after: { shifts } } as const;
    await noteChange(tx, systemTrail('shift.trim'), trimmed, now);
  });

/** Every night, what is older than five years. */
export const handleBadgeJobs = ({ jobs, db, clock }: { jobs: Jobs; db: Db; clock: Clock }): void =>
  jobs.every(trim, '31 3 * * *', () => trimOldShifts(db, clock()));
