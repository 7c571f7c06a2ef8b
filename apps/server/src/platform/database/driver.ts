import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresDialect,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { BoundedClient } from './bounded-client.ts';

type Client = pg.PoolClient & BoundedClient;

/** Answer of the driver to one statement; `rows` is missing where several were sent as one text. */
type Answer<R> = { readonly command?: string; readonly rowCount?: number | null; readonly rows?: R[] };

const writing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

const resultOf = <R>({ command = '', rowCount, rows = [] }: Answer<R>): QueryResult<R> => ({
  rows,
  ...(writing.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
});

/** Lets the trace of a failure begin at the caller: the driver's begins at the socket. */
const tracedHere = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
};

/** One connection of the pool, whose statements are gathered into messages. */
class GatheringConnection implements DatabaseConnection {
  readonly #client: Client;
  readonly #isAwaited: boolean;
  /** The read to send behind the end of the transaction. */
  behindEnd: (() => Promise<unknown>) | undefined;
  #isBroken = false;

  constructor(client: Client, isAwaited = true) {
    this.#client = client;
    this.#isAwaited = isAwaited;
  }

  /** The same connection for statements that travel with a later one. */
  unawaited(): GatheringConnection {
    return new GatheringConnection(this.#client, false);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { gathering } = this.#client;
    if (!this.#isAwaited) {
      gathering.unawaited(sql, parameters);
      return { rows: [] };
    }
    // The caller knows the type of its rows.
    return resultOf((await tracedHere(gathering.add(sql, parameters))) as Answer<R>);
  }

  // biome-ignore lint/correctness/useYield: nothing is streamed here.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed');
  }

  begin(texts: readonly string[]): void {
    this.behindEnd = undefined;
    this.#client.gathering.begin(texts);
  }

  async commit(): Promise<void> {
    const committing = tracedHere(this.#client.gathering.end('commit'));
    await Promise.allSettled([committing, this.behindEnd?.()]);
    // The end answers without rows, or was not needed.
    const { command } = ((await committing) ?? {}) as Answer<never>;
    // PostgreSQL ends an aborted transaction without complaint.
    if (command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollback(): Promise<void> {
    try {
      await this.#client.gathering.end('rollback');
    } catch (error) {
      this.#isBroken = true;
      throw error;
    }
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }
}

/** The connection by which a transaction or a read runs: ours, since no other dialect gives any out. */
export const asGathering = (connection: DatabaseConnection): GatheringConnection => {
  if (connection instanceof GatheringConnection) return connection;
  throw new Error('A connection of another dialect');
};

class GatheringDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #begin: readonly string[];

  constructor(pool: pg.Pool, begin: readonly string[]) {
    this.#pool = pool;
    this.#begin = begin;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<GatheringConnection> {
    const client = await this.#pool.connect();
    if (!(client instanceof BoundedClient)) throw new Error('A pool that `openPool` has not opened');
    return new GatheringConnection(client);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    asGathering(connection).begin(this.#begin);
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return asGathering(connection).commit();
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return asGathering(connection).rollback();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    asGathering(connection).release();
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

/** PostgreSQL by `pool`; `begin` is said with the first statement of each transaction. */
export const gatheringDialect = (pool: pg.Pool, begin: readonly string[]): Dialect =>
  Object.assign(new PostgresDialect({ pool }), { createDriver: () => new GatheringDriver(pool, begin) });
