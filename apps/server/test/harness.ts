import { createHash, randomBytes, randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll } from 'vitest';
import { type App, type AppSettings, makeApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import { hashToken } from '../src/modules/accounts/testing.ts';
import type { Clock } from '../src/platform/clock.ts';
import { openPool } from '../src/platform/database/connection.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import type { Connection } from '../src/platform/embedded-postgres/connection.ts';
import { openTestPostgres } from '../src/platform/embedded-postgres/testing.ts';
import { type Log, makeLog } from '../src/platform/log.ts';

const silent = makeLog({ LOG_LEVEL: 'silent' });
const migrations = path.resolve(import.meta.dirname, '../migrations');

/** A template is named after what fills it, so that a changed migration makes a new one. */
const templateName = (kind: string) => {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(path.join(migrations, name)));
  return `zanga_${kind}_${hash.digest('hex').slice(0, 12)}`;
};

/** A crowd queues for a few connections, for as long as a slow machine takes. */
export const crowded = { max: 4, connectionTimeoutMillis: 60_000 };

type Env = Readonly<Record<string, string>>;

export type TestSettings = {
  /** Settings; by the database's address where they depend on it. */
  readonly env?: Env | ((databaseUrl: string) => Env);
  /** Where time stands; tests move it by assigning `now.at`. */
  readonly now?: { at: Date };
  /** Who reads the log, when anybody does. */
  readonly log?: Log;
  /** Makes pages; without it the API is tested alone. */
  readonly renderer?: NonNullable<AppSettings['renderer']>;
  /** Built files that it keeps for other nodes. */
  readonly released?: NonNullable<AppSettings['released']>;
  /** How the server reaches its database, where it does not go there straight. */
  readonly reach?: (database: Connection) => Promise<AppSettings['database']>;
};

export type TestApp = App & {
  readonly config: Config;
  readonly now: { at: Date };
  readonly connection: Connection;
  readonly url: string;
  /** The JSON of a GET, with its status. */
  readonly get: (
    url: string,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: never; headers: Record<string, unknown> }>;
  /** Signs a person in, whose phone is confirmed, with these roles; gives their bearer token. */
  readonly signIn: (...roles: readonly string[]) => Promise<{ token: string; userId: string }>;
};

const signInTo =
  (app: App, now: { at: Date }): TestApp['signIn'] =>
  async (...roles) => {
    const token = randomBytes(32).toString('base64url');
    const userId = `usr_${randomBytes(8).toString('hex')}`;
    await app.pool.query(
      'insert into users (id, email, firstname, lastname, phone) values ($1, $2, $3, $4, $5)',
      [userId, `${userId}@example.it`, 'Ada', 'Rossi', `+3939${String(randomInt(1e10)).padStart(10, '0')}`],
    );
    for (const role of roles)
      await app.pool.query('insert into user_roles (user_id, role, all_shops) values ($1, $2, $3)', [
        userId,
        role,
        role !== 'worker',
      ]);
    await app.pool.query(
      'insert into access_tokens (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)',
      [hashToken(token), userId, now.at, new Date(now.at.getTime() + 3_600_000)],
    );
    return { token, userId };
  };

/** A whole server of one's own for a test file, over a migrated database that nobody else sees. */
export const makeTestApp = async (settings: TestSettings = {}): Promise<TestApp> => {
  const postgres = await openTestPostgres();
  const template = templateName('schema');
  await postgres.ensureTemplate(template, async (target) => {
    const pool = openPool(target, silent);
    await migrate(pool);
    await pool.end();
  });
  const database = await postgres.cloneTemplate(template);
  const now = settings.now ?? { at: new Date('2026-11-20T12:00:00Z') };
  const config = readConfig({
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1000000',
    ORDER_LIMIT_FACTOR: '1000000',
    PREWARM_PICTURES: '0',
    // Messages of a step leave at once, where nothing else is said.
    UNDO_SECONDS: '0',
    ...(typeof settings.env === 'function' ? settings.env(database.url) : settings.env),
  });
  const app = await makeApp({
    config,
    log: settings.log ?? silent,
    clock: () => now.at,
    // A minute of the world would fall anywhere into the hours that a test moves.
    byClock: false,
    database: settings.reach
      ? await settings.reach(database.connection)
      : { ...database.connection, ...crowded },
    ...(settings.renderer && { renderer: settings.renderer }),
    ...(settings.released && { released: settings.released }),
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
    await postgres.close();
  });
  const get: TestApp['get'] = async (url, headers = {}) => {
    const response = await app.http.inject({ method: 'GET', url, headers });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : response.body) as never,
      headers: response.headers,
    };
  };
  return {
    ...app,
    config,
    now,
    connection: database.connection,
    url: database.url,
    get,
    signIn: signInTo(app, now),
  };
};

/** Another process over the same database, as far as it can be told from within one; `machine` is the clock of one on its own. */
export const startOtherNode = async ({ config, now, connection }: TestApp, machine?: Clock): Promise<App> => {
  const other = await makeApp({
    config,
    log: silent,
    clock: machine ?? (() => now.at),
    byClock: false,
    byDatabase: machine !== undefined,
    database: { ...connection, ...crowded },
  });
  afterAll(() => other.close().catch(() => undefined));
  return other;
};
