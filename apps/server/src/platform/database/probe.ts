import type pg from 'pg';

/** Time an answer of the probe is reused. */
const goodForMs = 1_000;

/** About as long as a balancer waits for its answer. */
const patienceMs = 5_000;

/**
 * A committed write, and a sort too large for its memory: its file needs disk space, so a full disk shows before it
 * costs an order. Sent as one message, which is one transaction.
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
    // The failure was answered with false above.
    void query.catch(() => undefined).finally(() => clearTimeout(late));
  });

/** Whether the database accepts writes, asked once for all simultaneous callers. */
export const makeProbe = (pool: Pick<pg.Pool, 'query'>): (() => Promise<boolean>) => {
  let answer: Promise<boolean> | undefined;
  let until = 0;
  return () => {
    if (answer && performance.now() < until) return answer;
    until = Number.POSITIVE_INFINITY;
    answer = within(pool.query(probe));
    // The answer of `within` never rejects: it is false after a failure.
    void answer.then(() => {
      until = performance.now() + goodForMs;
    });
    return answer;
  };
};
