import type pg from 'pg';
import type { Attempt, JobKind, Registration } from './kinds.ts';

const eachMinute = '* * * * *';

/** One waits at the most: where nobody was there for an hour, what is due is looked at once. */
const minuteJob: JobKind<object> = { name: 'each_minute', options: { retryLimit: 0, one: 'waiting' } };

/** Who takes longer is not waited for: the others come again with the next minute. */
const patienceMs = 45_000;
/** Who has taken so long is given up: it may never end. */
const longestMs = 15 * 60_000;

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref());

/**
 * What comes each minute comes with one job: each as a job of its own was a third of all that an idle shop asks of its database
 * (`bench:idle`). One that fails lets the others be done, and has the job told as failed. One that waits for somebody who does
 * not answer goes on beside the next jobs, which this process does without it.
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

/** Releases before had a queue for each: nobody works for it any more. */
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
