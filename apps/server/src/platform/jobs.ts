import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { type Job, type JobResult, PgBoss, type QueueOptions, type SendOptions } from 'pg-boss';
import type { Db, Tx } from './database/connection.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** A kind of background work and what it is told. */
export type JobKind<Data extends object> = {
  readonly name: string;
  readonly options: QueueOptions;
  /** Only a type: the data every job of this kind carries. */
  readonly data?: Data;
};

/** Retried with growing pauses for about a day unless said otherwise. */
const patient: QueueOptions = { retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 14_400 };

/** As many of a kind are done at once; while there are more they are fetched without a pause, and else once a second. */
const inBatches = {
  batchSize: 10,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 1,
  perJobResults: true,
} as const;

export const jobKind = <Data extends object>(name: string, options: QueueOptions = {}): JobKind<Data> => ({
  name,
  options: { ...patient, ...options },
});

export type Jobs = {
  /**
   * Says who does a kind of work; before `start`. The work may be asked for twice and must bear it, and so must several
   * jobs of a kind that are done at once.
   */
  readonly handle: <Data extends object>(kind: JobKind<Data>, work: (data: Data) => Promise<void>) => void;
  /** Keeps what is asked of a kind that nobody here can do, until a process comes that can. */
  readonly keep: <Data extends object>(kind: JobKind<Data>) => void;
  /** Work that comes back by the clock (cron, Rome time), once for all processes. */
  readonly every: (kind: JobKind<object>, cron: string, work: () => Promise<void>) => void;
  /**
   * Asks for work inside the transaction that makes it due: it is done if, and only if, that commits. This is the
   * outbox of every external effect. Of jobs with the same key only one waits at a time. It begins after so many
   * seconds, at once unless said otherwise.
   */
  readonly enqueue: <Data extends object>(
    tx: Tx | Db,
    kind: JobKind<Data>,
    data: Data,
    key?: string,
    afterSeconds?: number,
  ) => Promise<void>;
  /** Does now what else comes back by the clock, as if its hour had struck: where time is moved, hours are skipped. */
  readonly catchUp: () => Promise<void>;
  /** Gives a wait for whatever is asked for from now on: until it is done, or has failed and is tried again later. */
  readonly watch: () => Promise<() => Promise<void>>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

type Registration = { kind: JobKind<object>; cron?: string; work: (data: object) => Promise<void> };
type Kept = Pick<JobKind<object>, 'name' | 'options'>;

/** Runs the library's statements inside our transaction. */
const inside = (tx: Tx | Db): NonNullable<SendOptions['db']> => ({
  executeSql: async (text, values = []) => {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(text, [...values]));
    return { rows: [...rows] };
  },
});

/** Work that takes longer than this is not waited for. */
const watchedMs = 10_000;

/** A wait for what is put into queues from now on; `wake` makes them look at once. */
const watchQueues = async (pool: pg.Pool, names: readonly string[], wake: () => void) => {
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  const since = rows[0]?.now;
  const anyWaits = async () => {
    const { rowCount } = await pool.query(
      `select from pgboss.job where name = any($1) and created_on >= $2 and start_after <= now()
        and state in ('created', 'retry', 'active') limit 1`,
      [names, since],
    );
    return rowCount !== 0;
  };
  return async () => {
    const patience = performance.now() + watchedMs;
    while (performance.now() < patience && (await anyWaits())) {
      wake();
      await wait(25);
    }
  };
};

type Reporters = { readonly log: Log; readonly metrics: Metrics };

/** One try of one job; its failure is its own, and the others of its batch are done all the same. */
const attemptWith =
  ({ log, metrics }: Reporters) =>
  async (kind: string, work: Registration['work'], { id, data }: Pick<Job<object>, 'id' | 'data'>) => {
    try {
      await work(data);
      metrics.jobDone(kind, 'done');
      return { id, status: 'completed' } satisfies JobResult;
    } catch (error) {
      metrics.jobDone(kind, 'failed');
      log.warn({ job: kind, id, err: error }, 'a job failed and will be tried again');
      return { id, status: 'failed', output: error } satisfies JobResult;
    }
  };

export const makeJobs = ({ pool, log, metrics }: Reporters & { readonly pool: pg.Pool }): Jobs => {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'background jobs are interrupted'));
  const registered: Registration[] = [];
  const kept: Kept[] = [];
  const workers: string[] = [];

  const attempt = attemptWith({ log, metrics });

  const begin = async ({ kind, cron, work }: Registration) => {
    await boss.createQueue(kind.name, kind.options);
    if (cron) await boss.schedule(kind.name, cron, {}, { tz: 'Europe/Rome' });
    const worker = await boss.work<object, JobResult[], typeof inBatches>(kind.name, inBatches, (batch) =>
      Promise.all(batch.map((job) => attempt(kind.name, work, job))),
    );
    workers.push(worker);
  };

  return {
    handle: (kind, work) => {
      // The queue gives back the very data this kind was enqueued with.
      registered.push({ kind, work: work as Registration['work'] });
    },
    keep: ({ name, options }) => {
      kept.push({ name, options });
    },
    every: (kind, cron, work) => {
      registered.push({ kind, cron, work });
    },
    enqueue: async (tx, kind, data, key, afterSeconds = 0) => {
      const options: SendOptions = {
        db: inside(tx),
        ...(key !== undefined && { singletonKey: key }),
        ...(afterSeconds > 0 && { startAfter: afterSeconds }),
      };
      await boss.send(kind.name, data, options);
    },
    catchUp: async () => {
      for (const { kind, cron, work } of registered)
        if (cron !== undefined) await attempt(kind.name, work, { id: 'caught up', data: {} });
    },
    watch: () =>
      watchQueues(
        pool,
        registered.map(({ kind }) => kind.name),
        () => {
          for (const worker of workers) boss.notifyWorker(worker);
        },
      ),
    start: async () => {
      await boss.start();
      for (const { name, options } of kept) await boss.createQueue(name, options);
      for (const registration of registered) await begin(registration);
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
};
