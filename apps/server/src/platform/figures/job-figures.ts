import type pg from 'pg';
import type { Metrics } from '../metrics.ts';
import { sharedRead } from './shared-read.ts';

type Row = { readonly job: string; readonly waiting: number; readonly late: number };

/**
 * Due jobs not yet begun, by kind, with the age of the oldest. Jobs follow the database's clock, even in a sandbox with
 * a moved one.
 */
const question = `
  select name as job, count(*)::int as waiting, extract(epoch from now() - min(start_after))::float8 as late
  from pgboss.job
  where state < 'active' and start_after <= now() and name not like '\\_\\_pgboss%'
  group by name`;

export type JobsOfKind = {
  readonly job: string;
  /** Seconds that the oldest due job has been waiting. */
  readonly late: number;
  readonly waiting: number;
  /** Jobs that failed at least once and will be tried again. */
  readonly retrying: number;
  /** Jobs given up within the last day. */
  readonly failed: number;
  /** Reason of the newest job that found nothing to do; null without one. */
  readonly nothing: string | null;
  /** When the oldest late, retried or given-up job was enqueued. */
  readonly since: Date | null;
  /** Seconds since `since`, by the database's clock. */
  readonly troubled: number;
};

const troubled = `(state = 'retry' or state = 'failed' or (state = 'created' and start_after <= now() - interval '5 minutes'))`;

/** Waiting, retried and given-up jobs by kind; kinds without any are left out. */
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

/** Adds the figures of waiting jobs: mails, pushes, moving money, the night's work. */
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
