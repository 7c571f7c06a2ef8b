import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** Longest wait for the watched jobs. */
const watchedMs = 10_000;

/** Returns a wait for jobs enqueued from now on; `wake` makes a worker look at once. */
export const watchQueues = async (
  pool: Pick<pg.Pool, 'query'>,
  names: readonly string[],
  wake: (name: string) => void,
) => {
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  const since = rows[0]?.now;
  const anyWaits = async () => {
    const { rowCount } = await pool.query(
      `select from pgboss.job where name = any($1) and created_on >= $2 and start_after <= now()
        and state in ('created', 'retry', 'active') limit 1`,
      [names, since],
    );
    return rowCount !== 0;
  };
  return async () => {
    const patience = performance.now() + watchedMs;
    while (performance.now() < patience && (await anyWaits())) {
      for (const name of names) wake(name);
      await wait(25);
    }
  };
};
