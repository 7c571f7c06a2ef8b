import { CompiledQuery, sql, Transaction } from 'kysely';
import type pg from 'pg';
import { type JobResult, PgBoss, type SendOptions } from 'pg-boss';
import { type Db, type Tx, withoutWaiting } from './database/connection.ts';
import { type Lookout, lookForDue } from './job-queue/due-jobs.ts';
import { type Attempt, type JobKind, type Kept, NothingToDo, type Registration } from './job-queue/kinds.ts';
import { endOwnQueues, oneForAMinute } from './job-queue/minute-job.ts';
import { prepareQueues } from './job-queue/queues.ts';
import { watchQueues } from './job-queue/watch-queues.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { inSpan } from './tracing/spans.ts';

/** Whoever has a job in hand gives a sign of life so often (`job-queue/queues.ts`). */
const aliveEverySeconds = 3;

/**
 * How often the library looks by itself. An idle process is mostly these looks (`bench:idle`), and few of them find anything: who
 * died is found by ours, no work here waits for other work, and what comes by the clock may be a quarter of a minute late.
 */
const rounds = {
  superviseIntervalSeconds: 60,
  // The least between two rounds, also where we ask for one.
  monitorIntervalSeconds: 5,
  flowIntervalSeconds: 60,
  cronWorkerIntervalSeconds: 15,
} as const;

/**
 * As many of a kind are done at once, and fetched without a pause while there are more. Otherwise the workers sleep until
 * they are woken (`job-queue/due-jobs.ts`); that they also look by themselves is only for safety.
 */
const inBatches = {
  batchSize: 10,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 600,
  perJobResults: true,
  heartbeatRefreshSeconds: aliveEverySeconds,
} as const;

export type Jobs = {
  /**
   * Says who does a kind of work; before `start`. The work may be asked for twice and must bear it, and so must several
   * jobs of a kind that are done at once.
   */
  readonly handle: <Data extends object>(kind: JobKind<Data>, work: (data: Data) => Promise<void>) => void;
  /** Keeps what is asked of a kind that nobody here can do, until a process comes that can. */
  readonly keep: <Data extends object>(kind: JobKind<Data>) => void;
  /**
   * Work that comes back by the clock (cron, Rome time), once for all processes. All that comes each minute shares one job
   * (`job-queue/minute-job.ts`): what fails of it is done again with the next.
   */
  readonly every: (kind: JobKind<object>, cron: string, work: () => Promise<void>) => void;
  /**
   * Asks for work inside the transaction that makes it due: it is done if, and only if, that commits. This is the
   * outbox of every external effect. A key says what it is about, for kinds of which there is only `one` for each thing.
   * It begins after so many seconds, at once unless said otherwise.
   */
  readonly enqueue: <Data extends object>(
    tx: Tx | Db,
    kind: JobKind<Data>,
    data: Data,
    key?: string,
    afterSeconds?: number,
  ) => Promise<void>;
  /**
   * Takes back what was asked for and has not begun, under a key or one that goes on after it with a colon; false where
   * some of it has begun, and then nothing may be taken for undone.
   */
  readonly withdraw: (
    tx: Tx,
    kinds: readonly Pick<JobKind<object>, 'name'>[],
    key: string,
  ) => Promise<boolean>;
  /** What the database has announced: there is work of this kind. */
  readonly hear: (kind: string) => void;
  /** Does now what else comes back by the clock, as if its hour had struck: where time is moved, hours are skipped. */
  readonly catchUp: () => Promise<void>;
  /** Gives a wait for whatever is asked for from now on: until it is done, or has failed and is tried again later. */
  readonly watch: () => Promise<() => Promise<void>>;
  /** Aborted when `stop` begins: long work leaves the rest to another process, and fails. */
  readonly ending: AbortSignal;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Runs the library's statements inside our transaction: nobody waits to hear that work was asked for before the commit. */
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

/** Tries one job; a failure is its own, the others of its batch are done all the same. */
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
        // Fails for good: the queue has no other place for it.
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
  /** Whether what comes by the clock comes by itself; where time stands still or is moved, the world's clock is another. */
  readonly byClock?: boolean;
  /** Leaves undone what reaches people or their money. */
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
  const kept: Kept[] = [];
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
      // The queue gives back the very data this kind was enqueued with.
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
