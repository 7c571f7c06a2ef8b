import { createHash } from 'node:crypto';
import type pg from 'pg';

/** The channel on which the job queue announces new work, by the name of its kind; the library makes it of its schema. */
export const jobsChannel = `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`;

const everyMs = 2_000;

const due = `select kind from unnest($1::text[]) as kind where exists (
  select 1 from pgboss.job where name = kind and state < 'active' and not blocked and start_after <= now())`;

export type Lookout = { readonly end: () => Promise<void> };

/**
 * Lookout for due work: one question every two seconds for all kinds together, where each worker would ask by itself. New
 * work is announced and begins at once; this finds what is tried again, what was put off, and what was announced while
 * nobody could hear it.
 */
export const lookForDue = (
  pool: Pick<pg.Pool, 'query'>,
  kinds: readonly string[],
  wake: (kind: string) => void,
): Lookout => {
  let looking: Promise<void> | undefined;
  const look = async () => {
    const { rows } = await pool.query<{ kind: string }>(due, [kinds]);
    for (const { kind } of rows) wake(kind);
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
