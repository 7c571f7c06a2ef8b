import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type JobKind, type Jobs, jobKind } from '../../platform/jobs.ts';
import { systemTrail } from '../../platform/session.ts';
import { noteChange, trimAudit } from './store.ts';

const trim: JobKind<object> = jobKind('audit.trim', { retryLimit: 3 });

export type AuditJobTools = { readonly jobs: Jobs; readonly db: Db; readonly clock: Clock };

/** Lets entries go that have been kept for their time, and says so in the audit itself. */
export const trimOldEntries = (db: Db, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const entries = await trimAudit(tx);
    if (entries === 0) return;
    const trimmed = { kind: 'audit', thing: 'audit', shopId: null, after: { entries } } as const;
    await noteChange(tx, systemTrail('audit.trim'), trimmed, now);
  });

/** Every night, what is older than 24 months. */
export const handleAuditJobs = ({ jobs, db, clock }: AuditJobTools): void =>
  jobs.every(trim, '23 3 * * *', () => trimOldEntries(db, clock()));
