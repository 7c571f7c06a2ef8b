import type pg from 'pg';
import type { Attempt, JobKind, Registration } from './kinds.ts';

const eachMinute = '* * * * *';

/** At most one waits: after an hour without a process, due work runs once. */
const minuteJob: JobKind<object> = { name: 'each_minute', options: { retryLimit: 0, one: 'waiting' } };

/** Longest wait for one work: the others run again at the next minute. */
const patienceMs = 45_000;
/** A work is given up after this time: it may never end. */
const longestMs = 15 * 60_000;

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref());

/**
 * Runs all minutely works in one job: a job for each was a third of an idle shop's queries (`bench:idle`). A failing
 * work lets the others finish and fails the job. A slow one runs on beside the next jobs of this process, which skip
 * it.
 */
export const oneForAMinute = (
  registered: readonly Registration[],
  attempt: Attempt,
): readonly Registration[] => {
  const minutely = registered.filter(({ cron }) => cron === eachMinute);
  const begun = new Map<string, number>();
  const isInHand = (name: string) => performance.now() - (begun.get(name) ?? -longestMs) < longestMs;
  const doOne = async ({ kind: { name }, work }: Registration) => {
    const now = performance.now();
    begun.set(name, now);
    const { status } = await attempt(name, work, { id: minuteJob.name, data: {} });
    if (begun.get(name) === now) begun.delete(name);
    return status === 'failed' ? name : undefined;
  };
  const work = async () => {
    const late = patience();
    const free = minutely.filter(({ kind }) => !isInHand(kind.name));
    const failed = await Promise.all(free.map((one) => Promise.race([doOne(one), late])));
    const names = failed.filter((name) => typeof name === 'string');
    if (names.length > 0) throw new Error(`failed: ${names.join(', ')}`);
  };
  const others = registered.filter(({ cron }) => cron !== eachMinute);
  return minutely.length === 0 ? others : [...others, { kind: minuteJob, cron: eachMinute, work }];
};

/** Empties the queues that earlier releases had for each minutely work. */
export const endOwnQueues = async (
  pool: Pick<pg.Pool, 'query'>,
  registered: readonly Registration[],
): Promise<void> => {
  const names = registered.filter(({ cron }) => cron === eachMinute).map(({ kind }) => kind.name);
  await pool.query(
    `with scheduled as (delete from pgboss.schedule where name = any($1))
     delete from pgboss.job where name = any($1) and state < 'active'`,
    [names],
  );
};
