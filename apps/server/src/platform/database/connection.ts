import { type DatabaseConnection, Kysely, PostgresDialect, Transaction } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import { BoundedClient, type ClientSettings } from './bounded-client.ts';
import { asGathering, gatheringDialect } from './driver.ts';
import type { DB } from './tables.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

/** All counts, sums and quantities fit a number. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

export type DatabaseSettings = pg.PoolConfig & ClientSettings;

/** A pool whose connections can be dropped before each is found broken. */
export type Pool = pg.Pool & {
  /** Closes the idle connections, or all. */
  readonly drop: (which: 'idle' | 'all', why: string) => void;
};

/** Longest life of a connection: after a database has moved, no process stays with the old one. */
const greatestAgeSeconds = 1_800;

/** A pool that survives the loss of its server, idle or in a transaction: broken connections are dropped. */
export const openPool = (settings: DatabaseSettings, log: Log): Pool => {
  const pool = new pg.Pool({
    max: 10,
    // Wait for a free connection: a crowd at the last piece queues. Opening one is limited by the client.
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: greatestAgeSeconds,
    keepAlive: true,
    application_name: 'zanga',
    ...settings,
    Client: BoundedClient,
  });
  const clients = new Map<unknown, 'idle' | 'used'>();
  pool.on('error', (error) => log.warn({ reason: error.message }, 'database connection lost'));
  // The pool hears errors of idle connections only. One in use fails its caller; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('acquire', (client) => clients.set(client, 'used'));
  pool.on('release', (_error, client) => clients.set(client, 'idle'));
  pool.on('remove', (client) => clients.delete(client));
  const drop: Pool['drop'] = (which, why) => {
    for (const [client, state] of clients)
      if (client instanceof BoundedClient && (which === 'all' || state === 'idle')) client.cut(why);
  };
  return Object.assign(pool, { drop });
};

/**
 * Transactions find rows by key, so a statement is planned once a connection: planning each anew costs the database
 * more than running it. A plan made while a table is small would scan it later too. So a page found by an index counts a
 * tenth of a scanned one: even a table of one page is read by its key, and a scan that cannot be avoided keeps its cost.
 * A process that dies in a transaction holds its locks no longer than one statement may take.
 */
const beginning = (answerWithinMs: number | undefined): readonly string[] => {
  const settings = {
    plan_cache_mode: 'force_generic_plan',
    random_page_cost: 0.1,
    ...(answerWithinMs !== undefined && {
      idle_in_transaction_session_timeout: answerWithinMs,
      statement_timeout: answerWithinMs,
    }),
  };
  const said = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', true)`);
  return ['begin', `select ${said.join(', ')}`];
};

export const openDb = (pool: pg.Pool, answerWithinMs?: number): Db =>
  new Kysely<DB>({ dialect: gatheringDialect(pool, beginning(answerWithinMs)) });

/** Kysely wants a dialect in each transaction; ours never opens a connection by it. */
const opensNone = new PostgresDialect({
  pool: () => Promise.reject(new Error('A transaction opens no other')),
});
const opening = { config: { dialect: opensNone }, dialect: opensNone, driver: opensNone.createDriver() };

const over = (db: Db | Tx, connection: DatabaseConnection) =>
  db.getExecutor().withConnectionProvider({ provideConnection: (work) => work(connection) });

/**
 * A transaction whose statements do not wait for each other: several in one `Promise.all` travel in one message, in
 * their order. Kysely would send one after the other.
 */
export const inOneBreath = <T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> =>
  tx
    .getExecutor()
    .provideConnection((connection) =>
      work(new Transaction<DB>({ ...opening, executor: over(tx, connection) })),
    );

/** The same for reads outside a transaction: one connection, one message for reads in one `Promise.all`. */
export const onOneConnection = <T>(db: Db | Tx, work: (one: Db | Tx) => Promise<T>): Promise<T> =>
  db.isTransaction
    ? work(db)
    : db
        .getExecutor()
        .provideConnection((connection) =>
          work(new Kysely<DB>({ ...opening, executor: over(db, connection) })),
        );

/**
 * Reads right after a successful commit, in the same message. A failing read is the reader's; the transaction stands.
 */
export const readBehind = async (tx: Tx, read: (one: Db) => Promise<unknown>): Promise<void> => {
  await tx.getExecutor().provideConnection(async (connection) => {
    asGathering(connection).behindEnd = () =>
      read(new Kysely<DB>({ ...opening, executor: over(tx, connection) }));
  });
};

/**
 * Writes without waiting: the statement travels with the next one or with the commit. If it fails, the transaction
 * fails, so it is only for writes that cannot, inside `transaction.ts`.
 */
export const withoutWaiting = async (tx: Tx, write: (tx: Tx) => Promise<unknown>): Promise<void> => {
  await tx
    .getExecutor()
    .provideConnection((connection) =>
      write(new Transaction<DB>({ ...opening, executor: over(tx, asGathering(connection).unawaited()) })),
    );
};
