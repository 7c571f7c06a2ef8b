import type pg from 'pg';
import type { Attempt, JobKind, Registration } from './jobs.ts';

const eachMinute = '* * * * *';

/** One waits at the most: where nobody was there for an hour, what is due is looked at once. */
const minuteJob: JobKind<object> = { name: 'each_minute', options: { retryLimit: 0, one: 'waiting' } };

/**
 * What comes each minute comes with one job: each as a job of its own was a third of all that an idle shop asks of its database
 * (`bench:idle`). One that fails lets the others be done, and has the job told as failed.
 */
export const oneForAMinute = (
  registered: readonly Registration[],
  attempt: Attempt,
): readonly Registration[] => {
  const minutely = registered.filter(({ cron }) => cron === eachMinute);
  const work = async () => {
    const results = await Promise.all(
      minutely.map(async ({ kind, work }) => ({
        name: kind.name,
        ...(await attempt(kind.name, work, { id: minuteJob.name, data: {} })),
      })),
    );
    const failed = results.filter(({ status }) => status === 'failed');
    if (failed.length > 0) throw new Error(`failed: ${failed.map(({ name }) => name).join(', ')}`);
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
