import type pg from 'pg';

type Queryable = Pick<pg.ClientBase, 'query'>;

export type BackupRun = {
  readonly kind: 'backup' | 'drill';
  readonly ok: boolean;
  /** Outcome in plain words. */
  readonly told: string;
};

const keptDays = 400;

/** Records a run; rows older than 400 days go. */
export const noteRun = async (on: Queryable, { kind, ok, told }: BackupRun, now: Date): Promise<void> => {
  await on.query('insert into backup_runs (kind, finished_at, ok, told) values ($1, $2, $3, $4)', [
    ...[kind, now, ok, told],
  ]);
  await on.query(`delete from backup_runs where finished_at < $1::timestamptz - make_interval(days => $2)`, [
    ...[now, keptDays],
  ]);
};

export type LastRun = BackupRun & { readonly at: Date };

/** The last run of a kind. */
export const lastRun = async (on: Queryable, kind: BackupRun['kind']): Promise<LastRun | undefined> => {
  const { rows } = await on.query<LastRun>(
    'select kind, ok, told, finished_at as at from backup_runs where kind = $1 order by finished_at desc limit 1',
    [kind],
  );
  return rows[0];
};
