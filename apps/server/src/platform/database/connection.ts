import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  Transaction,
} from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import { BoundedClient, type ClientSettings } from './bounded-client.ts';
import { beginning, unawaited } from './gathering.ts';
import type { DB } from './tables.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

/** Counts, sums and quantities fit a number here; nothing is kept as bigint. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

export type DatabaseSettings = pg.PoolConfig & ClientSettings;

/** A pool, and a way to give its connections up before they are found broken one by one. */
export type Pool = pg.Pool & {
  /** Closes the connections that nobody uses at this moment, or all of them. */
  readonly drop: (which: 'idle' | 'all', why: string) => void;
};

/** So long a connection may live: after a move of the database no process stays with the old one for ever. */
const greatestAgeSeconds = 1_800;

/** A pool that outlives the loss of its server, idle or in the middle of a transaction: a broken connection is dropped. */
export const openPool = (settings: DatabaseSettings, log: Log): Pool => {
  const pool = new pg.Pool({
    max: 10,
    // For one that is free: a crowd at the last piece waits for its turn. How long opening one may take the client decides.
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
  // The pool hears its idle connections alone. One in use tells whoever uses it, and must not end the process as well.
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

/** What is to be read behind the end of a connection's transaction. */
const behindEnds = new WeakMap<DatabaseConnection, () => Promise<unknown>>();

/**
 * What a transaction reads and writes it finds by key, whatever the key is: its statements are planned once a connection.
 * To plan them anew for the values of each order costs the database more than to carry them out. Planned while a table is
 * small they would go through it from end to end, also when it has grown since; so they are told not to. Whoever dies in
 * the middle of one holds its locks no longer than a statement may take: the database ends it by itself.
 */
class PlanOnceDriver extends PostgresDriver {
  readonly #begin: string;
  constructor(config: PostgresDialectConfig, answerWithinMs: number | undefined) {
    super(config);
    const bounds =
      answerWithinMs === undefined
        ? ''
        : `; set local idle_in_transaction_session_timeout = ${answerWithinMs}; set local statement_timeout = ${answerWithinMs}`;
    this.#begin = `${beginning}${bounds}`;
  }
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    behindEnds.delete(connection);
    await connection.executeQuery(CompiledQuery.raw(this.#begin));
  }
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const committing = super.commitTransaction(connection);
    await Promise.allSettled([committing, behindEnds.get(connection)?.()]);
    await committing;
  }
}

class Dialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #answerWithinMs: number | undefined;
  constructor(config: PostgresDialectConfig, answerWithinMs: number | undefined) {
    super(config);
    this.#config = config;
    this.#answerWithinMs = answerWithinMs;
  }
  override createDriver(): PostgresDriver {
    return new PlanOnceDriver(this.#config, this.#answerWithinMs);
  }
}

export const openDb = (pool: pg.Pool, answerWithinMs?: number): Db =>
  new Kysely<DB>({ dialect: new Dialect({ pool }, answerWithinMs) });

/** What a transaction of Kysely carries along and ours never asks for: how others would be opened. */
const opensNone = new PostgresDialect({
  pool: () => Promise.reject(new Error('A transaction opens no other')),
});
const opening = { config: { dialect: opensNone }, dialect: opensNone, driver: opensNone.createDriver() };

const over = (db: Db | Tx, connection: DatabaseConnection) =>
  db.getExecutor().withConnectionProvider({ provideConnection: (work) => work(connection) });

/**
 * A transaction whose statements do not wait for the answer of the one before: those that are said in one breath
 * (`Promise.all`) go to the database in one message, in the order in which they were said. The library would have them wait.
 */
export const inOneBreath = <T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> =>
  tx
    .getExecutor()
    .provideConnection((connection) =>
      work(new Transaction<DB>({ ...opening, executor: over(tx, connection) })),
    );

/** The same for reads outside of a transaction: on one connection, and in one message where they are said together. */
export const onOneConnection = <T>(db: Db | Tx, work: (one: Db | Tx) => Promise<T>): Promise<T> =>
  db.isTransaction
    ? work(db)
    : db
        .getExecutor()
        .provideConnection((connection) =>
          work(new Kysely<DB>({ ...opening, executor: over(db, connection) })),
        );

/**
 * Has something read as soon as a transaction has ended well, on its connection: it is asked for in the same message as the
 * end. How it comes out is a matter of whoever reads; the transaction stands either way.
 */
export const readBehind = async (tx: Tx, read: (one: Db) => Promise<unknown>): Promise<void> => {
  await tx.getExecutor().provideConnection(async (connection) => {
    behindEnds.set(connection, () => read(new Kysely<DB>({ ...opening, executor: over(tx, connection) })));
  });
};

/**
 * Writes what nobody waits for, and nobody is told of: it goes with the next statement, or with the commit. Where it fails,
 * that fails, and the transaction with it; so it is for what is not expected to, in transactions of `transaction.ts` alone.
 */
export const withoutWaiting = async (tx: Tx, write: (tx: Tx) => Promise<unknown>): Promise<void> => {
  await tx.getExecutor().provideConnection((connection) => {
    const quiet: DatabaseConnection = {
      executeQuery: (query) => connection.executeQuery({ ...query, sql: `${unawaited}${query.sql}` }),
      streamQuery: (...query) => connection.streamQuery(...query),
    };
    return write(new Transaction<DB>({ ...opening, executor: over(tx, quiet) }));
  });
};
