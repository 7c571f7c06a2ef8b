import { CompiledQuery, sql, Transaction } from 'kysely';
import type pg from 'pg';
import { type JobResult, PgBoss, type SendOptions } from 'pg-boss';
import { type Db, type Tx, withoutWaiting } from './database/connection.ts';
import { type Lookout, lookForDue } from './job-queue/due-jobs.ts';
import {
  type Attempt,
  type JobKind,
  NothingToDo,
  type QueuedKind,
  type Registration,
} from './job-queue/kinds.ts';
import { endOwnQueues, oneForAMinute } from './job-queue/minute-job.ts';
import { prepareQueues } from './job-queue/queues.ts';
import { watchQueues } from './job-queue/watch-queues.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { inSpan } from './tracing/spans.ts';

/** Interval of a running job's heartbeat (`job-queue/queues.ts`). */
const aliveEverySeconds = 3;

/**
 * Intervals of pg-boss's own looks, most of an idle process's work (`bench:idle`). Ours find dead workers, no job waits
 * for another, and work by the clock may come 15 seconds late.
 */
const rounds = {
  superviseIntervalSeconds: 60,
  // Shortest time between two rounds, also for rounds of ours.
  monitorIntervalSeconds: 5,
  flowIntervalSeconds: 60,
  cronWorkerIntervalSeconds: 15,
} as const;

/**
 * Ten jobs of a kind run at once, and full batches follow without a pause. Workers sleep until `job-queue/due-jobs.ts`
 * wakes them; their own polling is a safety net.
 */
const inBatches = {
  batchSize: 10,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 600,
  perJobResults: true,
  heartbeatRefreshSeconds: aliveEverySeconds,
} as const;

export type Jobs = {
  /** Registers the work of a kind, before `start`. It must bear to run twice, and beside other jobs of its kind. */
  readonly handle: <Data extends object>(kind: JobKind<Data>, work: (data: Data) => Promise<void>) => void;
  /** Keeps jobs of a kind that this process cannot do, until one comes that can. */
  readonly keep: <Data extends object>(kind: JobKind<Data>) => void;
  /**
   * Registers work by the clock (cron, Rome time), once for all processes. Minutely works share one job
   * (`job-queue/minute-job.ts`); a failed one runs again the next minute.
   */
  readonly every: (kind: JobKind<object>, cron: string, work: () => Promise<void>) => void;
  /**
   * Enqueues a job inside the transaction that makes it due: it runs if, and only if, that commits. This is the outbox
   * of every external effect. The key names its subject, for kinds with only `one` job for each. It begins after
   * `afterSeconds`, by default at once.
   */
  readonly enqueue: <Data extends object>(
    tx: Tx | Db,
    kind: JobKind<Data>,
    data: Data,
    key?: string,
    afterSeconds?: number,
  ) => Promise<void>;
  /**
   * Deletes waiting jobs under a key, or under one that continues it with a colon. False when one has begun: then
   * nothing counts as undone.
   */
  readonly withdraw: (
    tx: Tx,
    kinds: readonly Pick<JobKind<object>, 'name'>[],
    key: string,
  ) => Promise<boolean>;
  /** Hears from the database that a job of this kind was enqueued. */
  readonly hear: (kind: string) => void;
  /** Runs all work by the clock now: a moved clock skips hours. */
  readonly catchUp: () => Promise<void>;
  /** Returns a wait for jobs enqueued from now on: until each is done, or failed and scheduled again. */
  readonly watch: () => Promise<() => Promise<void>>;
  /** Aborted when `stop` begins: a long job then fails and leaves its rest to another process. */
  readonly ending: AbortSignal;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Runs pg-boss's statements in our transaction, without waiting for their answer. */
const inside = (tx: Tx | Db): NonNullable<SendOptions['db']> => ({
  executeSql: async (text, values = []) => {
    const query = CompiledQuery.raw(text, [...values]);
    if (tx instanceof Transaction) {
      await withoutWaiting(tx, (quiet) => quiet.executeQuery(query));
      return { rows: [] };
    }
    const { rows } = await tx.executeQuery(query);
    return { rows: [...rows] };
  },
});

type Reporters = { readonly log: Log; readonly metrics: Metrics };

/** Tries one job; its failure does not stop the others of its batch. */
const attemptWith =
  ({ log, metrics }: Reporters): Attempt =>
  async (kind, work, { id, data }) => {
    try {
      await inSpan(`job ${kind}`, 'consumer', { 'messaging.destination.name': kind }, () => work(data));
      metrics.jobDone(kind, 'done');
      return { id, status: 'completed' } satisfies JobResult;
    } catch (error) {
      metrics.jobDone(kind, 'failed');
      if (error instanceof NothingToDo) {
        log.error({ job: kind, id, reason: error.message }, 'a job found nothing to do and was given up');
        // Fails for good: pg-boss has no other state for it.
        return { id, status: 'deadletter', output: { nothing: error.reason } } satisfies JobResult;
      }
      log.warn({ job: kind, id, err: error }, 'a job failed and will be tried again');
      return { id, status: 'failed', output: error } satisfies JobResult;
    }
  };

const optionsOf = (
  { name, options: { one } }: Pick<JobKind<object>, 'name' | 'options'>,
  key: string | undefined,
  afterSeconds: number,
): SendOptions => {
  if ((key === undefined) === (one !== undefined))
    throw new Error(`${name}: a key is given where there is only one job for each thing, and nowhere else`);
  return {
    ...(key !== undefined && { singletonKey: key }),
    ...(afterSeconds > 0 && { startAfter: afterSeconds }),
  };
};

export type JobTools = Reporters & {
  readonly pool: Pick<pg.Pool, 'query'>;
  /** Whether work by the clock runs by itself; off where the clock is moved or stands still. */
  readonly byClock?: boolean;
  /** Skips jobs that reach people or move money. */
  readonly held?: boolean;
};

const openBoss = ({ pool, log, byClock }: Pick<JobTools, 'pool' | 'log' | 'byClock'>): PgBoss => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: byClock ?? true,
    ...rounds,
  });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'background jobs are interrupted'));
  return boss;
};

const enqueueWith =
  (boss: PgBoss): Jobs['enqueue'] =>
  async (tx, kind, data, key, afterSeconds = 0) => {
    const options = { ...optionsOf(kind, key, afterSeconds), db: inside(tx) };
    await boss.send(kind.name, data, options);
  };

const withdraw: Jobs['withdraw'] = async (tx, kinds, key) => {
  const names = kinds.map(({ name }) => name);
  const { rows } = await sql<{ waits: boolean }>`
    with asked as (
      select id, name, state from pgboss.job
      where name = any(${names}::text[]) and (singleton_key = ${key} or starts_with(singleton_key, ${`${key}:`}))
      for update
    ), gone as (
      delete from pgboss.job j using asked a where j.name = a.name and j.id = a.id and a.state = 'created'
    )
    select state = 'created' as waits from asked`.execute(tx);
  return rows.every(({ waits }) => waits);
};

export const makeJobs = ({ pool, log, metrics, byClock = true, held = false }: JobTools): Jobs => {
  const boss = openBoss({ pool, log, byClock });
  const registered: Registration[] = [];
  const kept: QueuedKind[] = [];
  const workers = new Map<string, string>();
  const wake = (kind: string) => {
    const worker = workers.get(kind);
    if (worker) boss.notifyWorker(worker);
  };
  let lookout: Lookout | undefined;
  const ending = new AbortController();

  const attempt = attemptWith({ log, metrics });
  const worked = () => registered.filter(({ kind }) => !held || !kind.options.outward);

  const begin = async ({ kind, cron, work }: Registration) => {
    if (cron) await boss.schedule(kind.name, cron, {}, { tz: 'Europe/Rome' });
    const worker = await boss.work<object, JobResult[], typeof inBatches>(kind.name, inBatches, (batch) =>
      Promise.all(batch.map((job) => attempt(kind.name, work, job))),
    );
    workers.set(kind.name, worker);
  };

  return {
    handle: (kind, work) => {
      // The queue returns the data this kind was enqueued with.
      registered.push({ kind, work: work as Registration['work'] });
    },
    keep: ({ name, options }) => {
      kept.push({ name, options });
    },
    every: (kind, cron, work) => {
      registered.push({ kind, cron, work });
    },
    enqueue: enqueueWith(boss),
    withdraw,
    hear: wake,
    catchUp: async () => {
      for (const { kind, cron, work } of worked())
        if (cron !== undefined) await attempt(kind.name, work, { id: 'caught up', data: {} });
    },
    watch: () => watchQueues(pool, [...workers.keys()], wake),
    start: async () => {
      await boss.start();
      const queued = oneForAMinute(registered, attempt);
      await prepareQueues(boss, pool, [...kept, ...queued.map(({ kind }) => kind)]);
      await endOwnQueues(pool, registered);
      for (const registration of oneForAMinute(worked(), attempt)) await begin(registration);
      lookout = lookForDue(pool, [...workers.keys()], { wake, giveBack: (kind) => boss.supervise(kind) });
    },
    ending: ending.signal,
    stop: async () => {
      ending.abort();
      await lookout?.end();
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
};
