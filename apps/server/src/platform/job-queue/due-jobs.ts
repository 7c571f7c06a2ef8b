import { createHash } from 'node:crypto';
import type pg from 'pg';

/** The channel on which the job queue announces new work, by the name of its kind; the library makes it of its schema. */
export const jobsChannel = `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`;

const everyMs = 3_000;
/** The dead are looked for at each of so many looks: theirs reads all that anybody has had in hand for days. */
const looksPerDead = 3;

const due = `select kind, false as dead from unnest($1::text[]) as kind where exists (
  select 1 from pgboss.job where name = kind and state < 'active' and not blocked and start_after <= now())`;

/** Kinds of which a job is in the hand of somebody who has given no sign of life for too long. */
const dead = `select distinct name, true from pgboss.job
  where state = 'active' and heartbeat_on + heartbeat_seconds * interval '1 second' < now()`;

export type Lookout = { readonly end: () => Promise<void> };

type Finders = {
  readonly wake: (kind: string) => void;
  /** Has what the dead had in hand given back. */
  readonly giveBack: (kind: string) => Promise<void>;
};

/**
 * Lookout for due work: one question every three seconds for all kinds together, where each worker would ask by itself. New
 * work is announced and begins at once; this finds what is tried again, what was put off, and what was announced while
 * nobody could hear it. With it goes the question for work whose process is gone, where the library's own round of all queues
 * takes nine of them.
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
    // Where the database does not answer, the next look asks again.
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
