import type pg from 'pg';
import type { Metrics } from '../metrics.ts';
import { sharedRead } from './shared-read.ts';

type Row = { readonly job: string; readonly waiting: number; readonly late: number };

/**
 * Of each kind what is due and in nobody's hands, and for how long the oldest of it has been. Jobs go by the clock of
 * the database, whatever a sandbox makes of ours.
 */
const question = `
  select name as job, count(*)::int as waiting, extract(epoch from now() - min(start_after))::float8 as late
  from pgboss.job
  where state < 'active' and start_after <= now() and name not like '\\_\\_pgboss%'
  group by name`;

/** What waits to be done: mails, pushes, money that moves, and what the night does. */
export const measureJobs = (metrics: Metrics, pool: Pick<pg.Pool, 'query'>): void => {
  const rows = sharedRead(async () => (await pool.query<Row>(question)).rows);
  const figure = (name: string, help: string, value: (row: Row) => number) =>
    metrics.lookedUp({
      name,
      help,
      labels: ['job'],
      read: async () => (await rows()).map((row) => ({ labels: { job: row.job }, value: value(row) })),
    });
  figure('zanga_jobs_waiting', 'Jobs that are due and have not begun, by kind', (row) => row.waiting);
  figure('zanga_jobs_late_seconds', 'For how long the oldest of them has been due', (row) => row.late);
};
