import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { PgBoss, QueueOptions } from 'pg-boss';
import type { JobKind, QueuedKind } from './kinds.ts';

/** Heartbeat of a running job: without it another process takes the job over within seconds. */
const alive = { heartbeatSeconds: 10 } as const;

const policies = { waiting: 'short', 'in all': 'exclusive' } as const;

const queueOf = ({
  options: { one, outward: _, ...options },
}: Pick<JobKind<object>, 'options'>): QueueOptions & {
  policy?: 'short' | 'exclusive';
  notify: true;
} => ({ ...options, ...alive, notify: true, ...(one && { policy: policies[one] }) });

/** Updates the settings of existing queues, which pg-boss leaves unchanged. */
const renewQueues = async (pool: Pick<pg.Pool, 'query'>, kinds: readonly QueuedKind[]): Promise<void> => {
  const queues = kinds.map((kind) => ({ name: kind.name, ...queueOf(kind) }));
  await pool.query(
    `update pgboss.queue q
        set policy = k.policy, heartbeat_seconds = k.heartbeat, notify = true,
            retry_limit = k.retries, retry_delay_max = k.longest
       from unnest($1::text[], $2::text[], $3::int[], $4::int[], $5::int[])
         as k (name, policy, heartbeat, retries, longest)
      where q.name = k.name
        and (q.policy, q.heartbeat_seconds, q.notify, q.retry_limit, q.retry_delay_max)
          is distinct from (k.policy, k.heartbeat, true, k.retries, k.longest)`,
    [
      queues.map(({ name }) => name),
      queues.map(({ policy }) => policy ?? 'standard'),
      queues.map(({ heartbeatSeconds }) => heartbeatSeconds),
      queues.map(({ retryLimit }) => retryLimit),
      queues.map(({ retryDelayMax }) => retryDelayMax),
    ],
  );
};

/** Creates or updates all queues before the first send. */
export const prepareQueues = async (
  boss: PgBoss,
  pool: Pick<pg.Pool, 'query'>,
  kinds: readonly QueuedKind[],
): Promise<void> => {
  for (const kind of kinds) await boss.createQueue(kind.name, queueOf(kind));
  await renewQueues(pool, kinds);
  // pg-boss looks a queue up on the pool before the first send: with as many transactions as connections, all would
  // wait for ever. Asking for any job makes it remember the queue now.
  for (const { name } of kinds) await boss.getJobById(name, randomUUID());
};
