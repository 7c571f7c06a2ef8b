import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Channel that pg-boss announces new jobs on, by kind; its name is a hash of the schema. */
export const jobsChannel = `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`;

const everyMs = 3_000;
/** Dead workers are looked for at every third look: that query reads the running jobs of all kinds. */
const looksPerDead = 3;

const due = `select kind, false as dead from unnest($1::text[]) as kind where exists (
  select 1 from pgboss.job where name = kind and state < 'active' and not blocked and start_after <= now())`;

/** Kinds with a running job whose worker has stopped its heartbeat. */
const dead = `select distinct name, true from pgboss.job
  where state = 'active' and heartbeat_on + heartbeat_seconds * interval '1 second' < now()`;

export type Lookout = { readonly end: () => Promise<void> };

type Finders = {
  readonly wake: (kind: string) => void;
  /** Returns the jobs of a dead worker to the queue. */
  readonly giveBack: (kind: string) => Promise<void>;
};

/**
 * Looks for due jobs: one query every three seconds for all kinds, instead of one by each worker. New jobs are
 * announced and begin at once; the look finds retries, delayed jobs and missed announcements. It also finds jobs of
 * dead processes, for which pg-boss itself takes nine queries.
 */
export const lookForDue = (
  pool: Pick<pg.Pool, 'query'>,
  kinds: readonly string[],
  { wake, giveBack }: Finders,
): Lookout => {
  let looking: Promise<void> | undefined;
  let looks = 0;
  const look = async () => {
    looks += 1;
    const asked = looks % looksPerDead === 0 ? `${due} union all ${dead}` : due;
    const { rows } = await pool.query<{ kind: string; dead: boolean }>(asked, [kinds]);
    for (const row of rows) if (row.dead) await giveBack(row.kind);
    for (const row of rows) wake(row.kind);
  };
  const timer = setInterval(() => {
    // A failed look is repeated by the next.
    looking ??= look()
      .catch(() => undefined)
      .finally(() => {
        looking = undefined;
      });
  }, everyMs);
  return {
    end: async () => {
      clearInterval(timer);
      await looking;
    },
  };
};
