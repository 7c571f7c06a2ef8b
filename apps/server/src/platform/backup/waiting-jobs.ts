import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Queue, Waiting } from './backup-lines.ts';

type WaitingJobs = { readonly queues: readonly Queue[]; readonly jobs: readonly Waiting[] };

/** Reads unfinished jobs: mails, captures, refunds. A shop that was never started has no queue yet. */
export const readWaiting = async (client: pg.ClientBase): Promise<WaitingJobs> => {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('pgboss.job') is not null as there",
  );
  if (!rows[0]?.there) return { queues: [], jobs: [] };
  const queues = await client.query<Queue>(
    `select name, retry_limit as "retryLimit", retry_delay as "retryDelay", retry_backoff as "retryBackoff",
            retry_delay_max as "retryDelayMax", deletion_seconds as "deleteAfterSeconds"
       from pgboss.queue where name not like '\\_\\_pgboss%' order by name`,
  );
  const jobs = await client.query<Waiting>(
    `select name as queue, data, singleton_key as key, to_json(start_after) #>> '{}' as "startAfter"
       from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'
      order by created_on`,
  );
  return { queues: queues.rows, jobs: jobs.rows };
};

/** Enqueues through pg-boss itself: its tables may differ in another release. */
export const putBack = async (pool: pg.Pool, { queues, jobs }: WaitingJobs): Promise<void> => {
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  const boss = new PgBoss({ db, supervise: false, schedule: false });
  await boss.start();
  try {
    for (const { name, retryDelayMax, ...options } of queues)
      await boss.createQueue(name, { ...options, ...(retryDelayMax !== null && { retryDelayMax }) });
    for (const { queue, data, key, startAfter } of jobs)
      await boss.send(queue, data ?? {}, { startAfter, ...(key !== null && { singletonKey: key }) });
  } finally {
    await boss.stop({ graceful: false });
  }
};
