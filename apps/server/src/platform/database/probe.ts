import type pg from 'pg';

/** How long an answer of the probe stays good for the next who ask. */
const goodForMs = 1_000;

/** A balancer waits about as long for its own answer. */
const patienceMs = 5_000;

/**
 * A write that is committed, and a sort too large for the memory it is given: its file needs room on the disk, so that a full
 * one is noticed before it costs an order. Sent as one message, which the database carries out as one transaction.
 */
const probe = `
  select set_config('work_mem', '64kB', true);
  update write_probes set probed_at = now();
  select count(distinct repeat('x', 400) || n) from generate_series(1, 1000) n;`;

const within = (query: Promise<unknown>): Promise<boolean> =>
  new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), patienceMs);
    query.then(
      () => resolve(true),
      () => resolve(false),
    );
    void query.catch(() => undefined).finally(() => clearTimeout(late));
  });

/** Whether the database can be written to, asked once for all who want to know at the same moment. */
export const makeProbe = (pool: Pick<pg.Pool, 'query'>): (() => Promise<boolean>) => {
  let answer: Promise<boolean> | undefined;
  let until = 0;
  return () => {
    if (answer && performance.now() < until) return answer;
    until = Number.POSITIVE_INFINITY;
    answer = within(pool.query(probe));
    void answer.then(() => {
      until = performance.now() + goodForMs;
    });
    return answer;
  };
};
