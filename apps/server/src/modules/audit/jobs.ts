import { inTransaction } from '../../platform/database/transaction.ts';
import { type JobKind, jobKind } from '../../platform/job-queue/kinds.ts';
import { type Sweep, type SweepTools, sweepEvery } from '../../platform/retention/sweep.ts';
import { systemTrail } from '../../platform/session.ts';
import { noteChange, trimAudit } from './store.ts';

const trim: JobKind<object> = jobKind('audit.trim', { retryLimit: 3 });

/** Deletes entries past their retention, and notes it in the audit itself. */
export const sweepAudit =
  ({ db }: Pick<SweepTools, 'db'>): Sweep =>
  (before, now) =>
    inTransaction(db, async (tx) => {
      const entries = await trimAudit(tx, before);
      if (entries === 0) return 0;
      const trimmed = { kind: 'audit', thing: 'audit', shopId: null, after: { entries } } as const;
      await noteChange(tx, systemTrail('audit.trim'), trimmed, now);
      return entries;
    });

/** Every night: entries past their retention are deleted. */
export const handleAuditJobs = (tools: SweepTools): void =>
  sweepEvery(tools, trim, '23 3 * * *', { audit: sweepAudit(tools) });
