import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** Lock number used nowhere else. */
const gateLock = 7_264_299;
const patienceMs = 15_000;

/** Place to stop a transaction: before a row of a table is written, or right before its commit. */
export type Boundary = `${'insert' | 'update' | 'delete'} ${string}` | `commit ${string}`;

/** Holds the server's transactions at a statement inside the database, unknown to the server. */
export type Gate = {
  readonly close: (boundary: Boundary) => Promise<void>;
  /** Resolves when the server waits at the gate. */
  readonly reached: () => Promise<void>;
  readonly open: () => Promise<void>;
};

const triggerFor = (boundary: Boundary) => {
  const [moment = '', table = ''] = boundary.split(' ');
  const when =
    moment === 'commit'
      ? `create constraint trigger crash_gate after insert or update on ${table} deferrable initially deferred`
      : `create trigger crash_gate before ${moment} on ${table}`;
  return { table, sql: `${when} for each row execute function crash_gate()` };
};

const until = async (true_: () => Promise<boolean>, what: string) => {
  const deadline = performance.now() + patienceMs;
  while (!(await true_())) {
    if (performance.now() > deadline) throw new Error(`It did not happen: ${what}`);
    await wait(10);
  }
};

export const newGate = (pool: pg.Pool): Gate => {
  let holder: pg.PoolClient | undefined;
  let guarded = '';
  const count = async (text: string) => {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${text}`);
    return rows[0]?.count ?? 0;
  };
  return {
    close: async (boundary) => {
      await pool.query(`
        create or replace function crash_gate() returns trigger language plpgsql as $$
        begin
          if current_setting('application_name') <> 'witness' then
            perform pg_advisory_xact_lock(${gateLock});
          end if;
          return coalesce(new, old);
        end $$`);
      const { table, sql } = triggerFor(boundary);
      await pool.query(sql);
      guarded = table;
      holder = await pool.connect();
      await holder.query('select pg_advisory_lock($1)', [gateLock]);
    },
    reached: () =>
      until(
        async () =>
          (await count(`pg_locks where locktype = 'advisory' and objid = ${gateLock} and not granted`)) > 0,
        `the server stands at ${guarded}`,
      ),
    open: async () => {
      await holder?.query('select pg_advisory_unlock($1)', [gateLock]);
      holder?.release();
      holder = undefined;
      // The dead server's statements end by themselves, either way.
      await until(
        async () =>
          (await count(`pg_stat_activity where application_name in ('zanga', 'zanga listener')`)) === 0,
        'quiet',
      );
      await pool.query(`drop trigger crash_gate on ${guarded}`);
    },
  };
};
