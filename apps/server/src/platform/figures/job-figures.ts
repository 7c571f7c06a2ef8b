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

export type JobsOfKind = {
  readonly job: string;
  /** For how many seconds the oldest that is due has been in nobody's hands. */
  readonly late: number;
  readonly waiting: number;
  /** Failed once or more, and tried again later. */
  readonly retrying: number;
  /** Given up within a day. */
  readonly failed: number;
  /** Why the newest of those found nothing to do; null where none did. */
  readonly nothing: string | null;
  /** When the oldest of those was asked for that are late, tried again or given up. */
  readonly since: Date | null;
  /** For how many seconds that is, by the clock of the database. */
  readonly troubled: number;
};

const troubled = `(state = 'retry' or state = 'failed' or (state = 'created' and start_after <= now() - interval '5 minutes'))`;

/** What hangs of each kind of work, where something does. */
export const readHangingJobs = async (pool: Pick<pg.Pool, 'query'>): Promise<readonly JobsOfKind[]> => {
  const { rows } = await pool.query<JobsOfKind>(`
    select name as job,
      count(*) filter (where state = 'created' and start_after <= now())::int as waiting,
      coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::float8 as late,
      count(*) filter (where state = 'retry')::int as retrying,
      count(*) filter (where state = 'failed')::int as failed,
      (array_agg(output->>'nothing' order by completed_on desc) filter (where output ? 'nothing'))[1] as nothing,
      min(created_on) filter (where ${troubled}) as since,
      coalesce(extract(epoch from now() - min(created_on) filter (where ${troubled})), 0)::float8 as troubled
    from pgboss.job
    where (state < 'active' or (state = 'failed' and completed_on > now() - interval '1 day'))
      and name not like '\\_\\_pgboss%'
    group by name`);
  return rows;
};

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
