import { keptSince, type Retained, retainedNames, retentions } from '@zanga/domain/brand/retention';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/connection.ts';
import type { JobKind } from '../job-queue/kinds.ts';
import type { Jobs } from '../jobs.ts';

/** Deletes data older than `before` and returns the number of rows. Safe to run twice. */
export type Sweep = (before: Date, now: Date) => Promise<number>;

export type Sweeps = Partial<Readonly<Record<Retained, Sweep>>>;

export type SweepTools = { readonly jobs: Jobs; readonly db: Db; readonly clock: Clock };

type Swept = { readonly what: Retained; readonly removed: number; readonly failed: string | null };

const keepReport = async (db: Db, { what, removed, failed }: Swept, now: Date): Promise<void> => {
  await sql`
    insert into retention_days as d (what, day, removed, last_at, failed)
    values (${what}, (${now}::timestamptz at time zone 'Europe/Rome')::date, ${removed}, ${now}, ${failed})
    on conflict (what, day) do update
      set removed = d.removed + excluded.removed, last_at = excluded.last_at, failed = excluded.failed`.execute(
    db,
  );
};

const runOne = async (db: Db, what: Retained, sweep: Sweep, now: Date): Promise<unknown> => {
  try {
    const removed = await sweep(keptSince(retentions[what], now), now);
    await keepReport(db, { what, removed, failed: null }, now);
    return undefined;
  } catch (error) {
    const failed = error instanceof Error ? error.message : 'failed';
    await keepReport(db, { what, removed: 0, failed }, now);
    return error;
  }
};

/** Runs all sweeps in turn; a failing one fails the job at the end, after the others ran. */
export const sweepAll = async (db: Db, sweeps: Sweeps, now: Date): Promise<void> => {
  const failures: unknown[] = [];
  for (const what of retainedNames) {
    const sweep = sweeps[what];
    const failure = sweep && (await runOne(db, what, sweep, now));
    if (failure !== undefined) failures.push(failure);
  }
  if (failures.length > 0) throw failures[0];
};

/** Schedules sweeps of expired data, with a report of the removed rows. */
export const sweepEvery = (
  { jobs, db, clock }: SweepTools,
  kind: JobKind<object>,
  cron: string,
  sweeps: Sweeps,
): void => jobs.every(kind, cron, () => sweepAll(db, sweeps, clock()));

/** Removed rows by kind: on its last day, and in the thirty days up to it. */
export const readRetention = async (db: Db, now: Date) => {
  const monthAgo = new Date(now.getTime() - 30 * 86_400_000);
  const { rows } = await sql<{
    what: string;
    last_at: Date;
    removed: number;
    month: number;
    failed: string | null;
  }>`
    select distinct on (what) what, last_at, removed, failed,
      sum(removed) over (partition by what)::int as month
    from retention_days where day >= (${monthAgo}::timestamptz at time zone 'Europe/Rome')::date
    order by what, day desc`.execute(db);
  return rows;
};

/** Deletes old reports. */
export const sweepReports: (db: Db) => Sweep = (db) => async (before) => {
  const { numDeletedRows } = await db
    .deleteFrom('retention_days')
    .where('last_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
