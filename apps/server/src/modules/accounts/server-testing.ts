import { Writable } from 'node:stream';
import { givenId } from '@zanga/domain/ids';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type pg from 'pg';
import { afterAll } from 'vitest';
import { crowded, makeTestApp, type TestApp } from '../../../test/harness.ts';
import { chooseAdapters } from '../../adapters/choose-adapters.ts';
import { mountSandboxSocial } from '../../adapters/social/mount-sandbox.ts';
import type { Socials } from '../../adapters/social/port.ts';
import { sandboxSocial } from '../../adapters/social/sandbox.ts';
import { type Db, openDb, openPool } from '../../platform/database/connection.ts';
import { listen } from '../../platform/database/listen.ts';
import { makeAccess } from '../../platform/http/access.ts';
import { makeCors } from '../../platform/http/cors.ts';
import { makeRequestLimits } from '../../platform/http/limits/request-limits.ts';
import { ReadyResponses } from '../../platform/http/ready-responses.ts';
import { safeHeaders } from '../../platform/http/safe-headers.ts';
import { makeHttp } from '../../platform/http/server.ts';
import { makeLastTrue } from '../../platform/http/show-last-true.ts';
import { makeJobs } from '../../platform/jobs.ts';
import { makeLog } from '../../platform/log.ts';
import { makeMetrics } from '../../platform/metrics.ts';
import { BuiltFiles } from '../../platform/released/built-files.ts';
import { readNames } from '../brand/public-names.ts';
import { makeNotify } from '../notifications/mount.ts';
import type { PersonalData } from './account-tools.ts';
import { type Accounts, openAccounts } from './accounts.ts';
import type { Limits } from './limits/limits.ts';
import { mountAccounts } from './mount.ts';

/** An answer that the captcha of these tests accepts; the real captchas are tested beside their adapters. */
export const solved = 'solved';

export type NodeSettings = {
  readonly limits?: Limits;
  /** Whether SMS are sent; by default they are. */
  readonly sms?: boolean;
  /** Settings of the whole server beside it, which works on the same jobs. */
  readonly env?: Readonly<Record<string, string>>;
  readonly socials?: Socials;
  /** Networks the brand has switched on; by default all. */
  readonly networkOn?: Accounts['networkOn'];
  readonly personalData?: (db: Db) => readonly PersonalData[];
};

/** One process of accounts over a database that others may share. */
export type Node = {
  readonly http: FastifyInstance;
  readonly accounts: Accounts;
  readonly pool: pg.Pool;
  readonly db: Db;
  readonly now: { at: Date };
  /** Every logged line. */
  readonly logged: string[];
};

const collect = (lines: string[]) =>
  new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });

/** Opens the two sandbox networks, as the sandbox does. */
const sandboxSocials: Socials = {
  facebook: sandboxSocial('facebook'),
  apple: sandboxSocial('apple'),
};

/** Starts one more process over a test's database. */
export const startNode = async (app: TestApp, settings: NodeSettings = {}): Promise<Node> => {
  const { config, now, connection } = app;
  const clock = () => now.at;
  const logged: string[] = [];
  const log = makeLog({ LOG_LEVEL: 'debug' }, collect(logged));
  const pool = openPool({ ...connection, ...crowded, max: 8 }, log);
  const db = openDb(pool);
  const metrics = makeMetrics();
  const jobs = makeJobs({ pool, log, metrics });
  const ready = new ReadyResponses();
  const origin = () => 'http://zanga.test';
  const { captcha: _, ...senders } = chooseAdapters({ config, db, clock, world: clock, log, readNames });
  const accounts = await openAccounts({
    db,
    pool,
    log,
    jobs,
    origin,
    ...{ sandbox: config.SANDBOX, sms: settings.sms ?? true },
    notify: makeNotify({ jobs, db, clock, log, origin, ...senders }),
    captcha: {
      challenge: () => Promise.reject(new Error('nobody asks here')),
      verify: async (payload) => (payload === solved ? 'passed' : 'failed'),
    },
    socials: settings.socials ?? sandboxSocials,
    networkOn: settings.networkOn ?? (async () => true),
    ...(settings.limits && { limits: settings.limits }),
    ...(settings.personalData && { personalData: settings.personalData(db) }),
  });
  const access = makeAccess({ log, metrics, level: config.ACCESS_LOG });
  const built = new BuiltFiles();
  const answers = { built, ready, lastTrue: makeLastTrue(ready, clock), cors: makeCors([]) };
  const limits = makeRequestLimits({ callsAMinute: config.RATE_LIMIT, clock, isInside: () => false });
  const shared = { log, clock, ...answers, access, metrics, limits, safe: safeHeaders(config) };
  const http = await makeHttp({ ...shared, trust: false, tooManyPage: { body: '', headers: {} } });
  mountAccounts({ ...accounts, app: http, brandId: config.BRAND_ID, clock, ready }, accounts);
  mountSandboxSocial(http);
  const heard = Promise.withResolvers<void>();
  const listener = listen(
    { settings: connection, log, announce: (...beat) => pool.query('select pg_notify($1, $2)', beat) },
    {
      on: { sessions: (userId) => accounts.sessions.hear(givenId('usr', userId)) },
      onConnected: () => {
        accounts.sessions.trust();
        heard.resolve();
      },
      onLost: () => accounts.sessions.distrust(),
    },
  );
  await jobs.start();
  await http.ready();
  await heard.promise;
  afterAll(async () => {
    await http.close();
    await jobs.stop();
    await listener.close();
    await pool.end();
  });
  return { http, accounts, pool, db, now, logged };
};

/** A database and one process over it. */
export const makeAccountsTest = async (settings: NodeSettings = {}): Promise<Node & { app: TestApp }> => {
  const app = await makeTestApp(settings.env && { env: settings.env });
  return { ...(await startNode(app, settings)), app };
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type NodeAnswer = {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
};

/** Calls a node as a client does. */
export const callTo =
  ({ http }: Pick<Node, 'http'>) =>
  async (
    key: `${Method} /${string}`,
    { token, ...options }: { readonly token?: string } & InjectOptions = {},
  ): Promise<NodeAnswer> => {
    const [method, url] = key.split(' ');
    const response = await http.inject({
      // The key's first word is one of the methods above.
      method: method as Method,
      url: url ?? '/',
      ...options,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...options.headers },
    });
    const json = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: json && response.body !== '' ? response.json() : {},
      headers: response.headers,
    };
  };
