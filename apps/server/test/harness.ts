import { createHash, randomBytes, randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { UserId } from '@zanga/domain/ids';
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

/** A template's name holds a hash of the migrations, so a changed one makes a new template. */
const templateName = (kind: string) => {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(path.join(migrations, name)));
  return `zanga_${kind}_${hash.digest('hex').slice(0, 12)}`;
};

/** A crowd shares few connections, with patience for a slow machine. */
export const crowded = { max: 4, connectionTimeoutMillis: 60_000 };

type Env = Readonly<Record<string, string>>;

export type TestSettings = {
  /** Settings, or a function of the database's address. */
  readonly env?: Env | ((databaseUrl: string) => Env);
  /** The test's time; tests move it by assigning `now.at`. */
  readonly now?: { at: Date };
  /** Log to read, if the test does. */
  readonly log?: Log;
  /** Renders pages; without it the API is tested alone. */
  readonly renderer?: NonNullable<AppSettings['renderer']>;
  /** Built files that it stores for other nodes. */
  readonly released?: NonNullable<AppSettings['released']>;
  /** The way to the database, if it is not direct. */
  readonly reach?: (database: Connection) => Promise<AppSettings['database']>;
};

export type TestApp = App & {
  readonly config: Config;
  readonly now: { at: Date };
  readonly connection: Connection;
  readonly url: string;
  /** Status and JSON of a GET, after the app has heard of all changes. */
  readonly get: (
    url: string,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: never; headers: Record<string, unknown> }>;
  /** Signs in a person with a confirmed phone and these roles; returns their bearer token. */
  readonly signIn: (...roles: readonly string[]) => Promise<{ token: string; userId: UserId }>;
};

const signInTo =
  (app: App, now: { at: Date }): TestApp['signIn'] =>
  async (...roles) => {
    const token = randomBytes(32).toString('base64url');
    const userId = `usr_${randomBytes(8).toString('hex')}` as const;
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

/** A server for one test file, over a migrated database of its own. */
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
    // Messages of a step leave at once by default.
    UNDO_SECONDS: '0',
    ...(typeof settings.env === 'function' ? settings.env(database.url) : settings.env),
  });
  const app = await makeApp({
    config,
    log: settings.log ?? silent,
    clock: () => now.at,
    // A real minute would fall anywhere into the hours that a test moves.
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
    // Cut off from its database, it hears nothing and keeps nothing.
    await app.heard().catch(() => undefined);
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

/** Another process over the same database, played in this one; `machine` is its wrong clock. */
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
