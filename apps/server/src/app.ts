import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { chooseAdapters } from './adapters/choose-adapters.ts';
import { mapOrigins } from './adapters/geocoding/choose-geocoding.ts';
import { guardSandbox } from './adapters/guard-sandbox.ts';
import { openProvider } from './adapters/payments/choose-payments.ts';
import { chooseValkey } from './adapters/valkey/choose-valkey.ts';
import type { Config } from './config.ts';
import { hearChanges } from './hear-changes.ts';
import type { Accounts } from './modules/accounts/public.ts';
import { homePathFor } from './modules/brand/mount.ts';
import { readNames } from './modules/brand/public-names.ts';
import { keepCatalogue, withShopsOfPoint } from './modules/catalogue/mount.ts';
import { openTime } from './modules/clock/mount.ts';
import { openShopDevices } from './modules/devices/mount.ts';
import { makeNotify, makeTrySenders } from './modules/notifications/mount.ts';
import type { Notify } from './modules/notifications/public.ts';
import { openPayments, type Payments } from './modules/payments/mount.ts';
import { mountModules, openAccountsWith } from './modules.ts';
import { isHeldCopy } from './platform/backup/held-copy.ts';
import type { Clock } from './platform/clock.ts';
import {
  type DatabaseSettings,
  type Db,
  openDb,
  openPool,
  type Pool,
} from './platform/database/connection.ts';
import { announceBy } from './platform/database/heartbeat.ts';
import type { ListenTools } from './platform/database/listen.ts';
import { makeProbe } from './platform/database/probe.ts';
import { measureJobs } from './platform/figures/job-figures.ts';
import { measureMachine } from './platform/figures/machine-figures.ts';
import { mountHealth } from './platform/health.ts';
import { makeAccess } from './platform/http/access.ts';
import { makeCors } from './platform/http/cors.ts';
import { insideCalls } from './platform/http/inside-call.ts';
import { trustedProxies } from './platform/http/limits/client-address.ts';
import { makeRequestLimits } from './platform/http/limits/request-limits.ts';
import type { Sharing } from './platform/http/limits/share-buckets.ts';
import { makeStreamSeats } from './platform/http/limits/stream-seats.ts';
import { makeOpenStreams } from './platform/http/open-streams.ts';
import { ReadyResponses } from './platform/http/ready-responses.ts';
import { safeHeaders } from './platform/http/safe-headers.ts';
import { makeHttp } from './platform/http/server.ts';
import { makeLastTrue } from './platform/http/show-last-true.ts';
import { unknownTo } from './platform/http/wrong-method.ts';
import { makeJobs } from './platform/jobs.ts';
import { makeLiveEvents } from './platform/live/live-events.ts';
import { makePublicChanges } from './platform/live/public-changes.ts';
import type { Log } from './platform/log.ts';
import { type Metrics, makeMetrics } from './platform/metrics.ts';
import { BuiltFiles } from './platform/released/built-files.ts';
import type { ReleasedFolder } from './platform/released/released-folders.ts';
import { tellRetention } from './platform/retention/tell-retention.ts';
import { type DatabaseClock, openDatabaseClock, unmeasured } from './platform/time/database-clock.ts';
import { whichDatabase } from './platform/valkey/which-database.ts';
import { mountApiDocs } from './web/api-docs.ts';
import type { OfficeTools } from './web/backoffice.ts';
import { makeDrawing } from './web/draw-page.ts';
import { joinNeeds } from './web/join-needs.ts';
import { tooManyPage } from './web/notice-pages.ts';
import { mountPages } from './web/pages.ts';
import { mountPublicFiles } from './web/public-files.ts';
import { mountReleasedFiles } from './web/released-files.ts';
import type { Renderer } from './web/renderer.ts';

export type AppSettings = {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly database: DatabaseSettings;
  /** Renders the storefront's pages; without it the server is the API alone. */
  readonly renderer?: (app: FastifyInstance) => Promise<Renderer>;
  /** Serves the staff's pages beneath their own path. */
  readonly backoffice?: (app: FastifyInstance, tools: OfficeTools) => Promise<void>;
  /** Built files, shared with nodes of other releases. */
  readonly released?: readonly ReleasedFolder[];
  readonly dev?: boolean;
  /** Whether jobs run by the real clock; off where `clock` is another one. */
  readonly byClock?: boolean;
  /** Whether the database's clock corrects `clock`; `byClock` by default. */
  readonly byDatabase?: boolean;
};

export type App = {
  readonly http: FastifyInstance;
  readonly db: Db;
  readonly pool: Pool;
  readonly notify: Notify;
  readonly payments: Payments;
  /** Resolves once the app has heard of every change committed so far. */
  readonly heard: () => Promise<void>;
  /** Announces the end and serves on, so that balancers stop sending calls. */
  readonly drain: () => void;
  /** Refuses new requests, finishes running ones, gives everything back. */
  readonly close: () => Promise<void>;
};

const databaseSettings = (config: Config, given: DatabaseSettings): DatabaseSettings => ({
  max: config.DATABASE_POOL,
  namedStatements: config.DATABASE_NAMED_STATEMENTS,
  answerWithinMs: config.DATABASE_TIMEOUT * 1_000,
  connectionTimeoutMillis: config.DATABASE_WAIT * 1_000,
  ...given,
});

const reachDatabase = (config: Config, given: DatabaseSettings, log: Log) => {
  const settings = databaseSettings(config, given);
  const pool = openPool(settings, log);
  return { settings, pool, db: openDb(pool, settings.answerWithinMs) };
};

type HttpParts = Pick<
  Parameters<typeof makeHttp>[0],
  'log' | 'clock' | 'built' | 'ready' | 'lastTrue' | 'metrics' | 'limits'
>;

const openHttp = async (config: Config, parts: HttpParts): Promise<FastifyInstance> => {
  const app = await makeHttp({
    ...{ ...parts, tooManyPage },
    access: makeAccess({ log: parts.log, metrics: parts.metrics, level: config.ACCESS_LOG }),
    cors: makeCors(config.APP_ORIGINS),
    safe: safeHeaders(config),
    trust: trustedProxies(config.TRUST_PROXY),
    requestTimeoutMs: config.REQUEST_TIMEOUT * 1_000,
  });
  if (config.SANDBOX && !config.sandboxAsked) guardSandbox(app);
  return app;
};

type Pages = Omit<Parameters<typeof mountPages>[0], 'homePath' | 'images' | 'renderer'> & {
  readonly drawWith: (made: Renderer) => void;
};

/** Origins of pictures and maps, beside our own. */
const imageOrigins = (config: Config): readonly string[] => [
  ...mapOrigins(config),
  ...(config.PICTURES_ORIGIN === undefined ? [] : [config.PICTURES_ORIGIN]),
];

/** Pages for visitors, if this process renders any. */
const mountFront = async (
  { db, config, drawWith, ...pages }: Pages & { readonly db: Db; readonly config: Config },
  renderer: AppSettings['renderer'],
) => {
  const { app } = pages;
  if (!renderer) {
    app.setNotFoundHandler(unknownTo(app));
    return;
  }
  const homePath = (host: string) => homePathFor(db, host);
  const made = await renderer(app);
  drawWith(made);
  await mountPages({ ...pages, homePath, images: imageOrigins(config), renderer: made });
};

/** Sending messages: queued in a transaction, or at once for a trial. */
const openMessages = (tools: Parameters<typeof makeNotify>[0]) => ({
  notify: makeNotify(tools),
  senders: makeTrySenders(tools),
});

/** Public address of the site. */
const originOf =
  ({ PUBLIC_ORIGIN, PORT }: Config) =>
  () =>
    PUBLIC_ORIGIN ?? `http://localhost:${PORT}`;

/** Recognition of callers, and the identity proofs they have given. */
const doorsOf = ({ identify, readProof }: Accounts, db: Db) => ({
  ...{ identify, readProof },
  identifyDevice: openShopDevices(db),
});

/** Live data: orders and boards by topic, changes of the shop's open pages by name. */
const makeLive = (world: Clock) => {
  const live = makeLiveEvents();
  return { live, changes: makePublicChanges(live, world) };
};

/** Limits of a caller; the process's calls to itself have none. */
const limitsFor = (
  { RATE_LIMIT }: Config,
  {
    clock,
    insideKey,
    sharing,
  }: { readonly clock: Clock; readonly insideKey: string; readonly sharing?: Sharing | undefined },
) => makeRequestLimits({ callsAMinute: RATE_LIMIT, clock, isInside: insideCalls(insideKey), sharing });

/** Sends spans if a collector is configured; otherwise their code is not loaded. */
const openTracing = async (config: Config, log: Log): Promise<() => Promise<void>> => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers, version } = config;
  if (endpoint === undefined) return async () => undefined;
  const { sendSpans } = await import('./platform/tracing/otlp.ts');
  const [service, ratio] = [config.OTEL_SERVICE_NAME, config.OTEL_TRACES_SAMPLER_ARG];
  return sendSpans({ endpoint, headers, version, service, ratio, log });
};

/** Opens the ground: tracing first, then the database and its clock, and Valkey if there is one. */
const openGround = async ({
  config,
  database: given,
  log,
  clock: own,
  byClock = true,
  byDatabase = byClock,
}: AppSettings) => {
  const endTracing = await openTracing(config, log);
  const reached = reachDatabase(config, given, log);
  const time = byDatabase ? await openDatabaseClock({ pool: reached.pool, own }) : unmeasured(own);
  const found = await chooseValkey(config, log);
  const valkey = found && { valkey: found, database: await whichDatabase(reached.pool) };
  const endGround = async () => {
    time.close();
    await found?.close();
    await reached.pool.end();
    await endTracing();
  };
  return { ...reached, valkey, databaseClock: time, endGround };
};

/** Figures of the process, its jobs and the machine; modules add theirs. */
const openMetrics = (
  config: Config,
  { pool, db }: { readonly pool: Pool; readonly db: Db },
  databaseClock: DatabaseClock,
): Metrics => {
  const { now: world } = databaseClock;
  const metrics = makeMetrics(config.version);
  measureJobs(metrics, pool);
  tellRetention(metrics.registry, db, world);
  measureMachine(metrics, { ...config, databaseClock });
  return metrics;
};

/** Assembles the server; the only place that knows every part. The schema must be up to date. */
export const makeApp = async (given: AppSettings): Promise<App> => {
  const { config, log, renderer, backoffice, released, dev = false, byClock = true } = given;
  const { settings, pool, db, valkey, databaseClock, endGround } = await openGround(given);
  const { now: world } = databaseClock;
  const metrics = openMetrics(config, { pool, db }, databaseClock);
  const time = await openTime(db, world, config.SANDBOX);
  const { now: clock } = time;
  const ready = new ReadyResponses({ bytes: config.KEPT_MEGABYTES * 1024 * 1024 });
  const fromMemory = { built: new BuiltFiles(), ready, lastTrue: makeLastTrue(ready, clock) };
  const catalogue = keepCatalogue(db, () => listener.heard());
  const { live, changes } = makeLive(world);
  const held = await isHeldCopy(db);
  const jobs = makeJobs({ pool, log, metrics, held, byClock });
  const insideKey = randomBytes(18).toString('base64url');
  const limits = limitsFor(config, { clock, insideKey, sharing: valkey });
  const app = await openHttp(config, { log, clock, ...fromMemory, metrics, limits });
  let stopping = false;

  mountHealth({ app, probe: makeProbe(pool), databaseClock, metrics, config, stopping: () => stopping });
  const origin = originOf(config);
  const { captcha, webPushKey, ...channels } = chooseAdapters({ config, db, clock, world, log, readNames });
  const { notify, senders } = openMessages({ jobs, db, clock, log, origin, ...channels });
  const provider = await openProvider({ app, config, db, clock, world, log });
  const payments = openPayments({ db, jobs, log, clock, provider });
  const asked = { notify, senders, captcha, webPushKey, origin, payments, provider, live, changes, held };
  const tools = { config, brandId: config.BRAND_ID, clock, time, db, pool, jobs, metrics, log, ...asked };
  const accounts = await openAccountsWith(tools);
  const streams = makeOpenStreams();
  const onlyWhatMatters = withShopsOfPoint(catalogue.shops);
  const seen = {
    streams,
    onlyWhatMatters,
    ...doorsOf(accounts, db),
    seats: makeStreamSeats(config.LIVE_STREAMS),
  };
  const drawing = makeDrawing({ app, insideKey, origin });
  await mountModules({ ...tools, ...seen, app, ready, catalogue, accounts, rush: limits.rush, ...drawing });
  mountApiDocs(app, ready, { version: '0.1.0', origin });
  mountPublicFiles({ app, db, clock, origin }, config);
  const front = { app, ...fromMemory, rush: limits.rush, clock, log, insideKey, origin, dev, db, config };
  await mountFront({ ...front, ...drawing, needs: joinNeeds(captcha.needs, provider.needs) }, renderer);
  const brand = { brandId: config.BRAND_ID, readNames: () => readNames(db) };
  await backoffice?.(app, { built: fromMemory.built, images: imageOrigins(config), ...brand });
  const keepReleased = mountReleasedFiles({ app, db, ready, clock: world, jobs }, released);

  const keepers = { ready, catalogue, live, changes, streams, jobs, accounts, time };
  const hearing = { ...listenTools({ config, settings, pool, log }), pool, metrics, valkey };
  const listener = hearChanges(hearing, keepers);
  await inOrder([keepReleased, jobs.start, () => payments.begin(), () => app.ready()]);

  const drain = () => {
    stopping = true;
  };
  const ends = [jobs.stop, listener.close, endGround];
  const close = closeOnce(drain, [() => app.close(), ...ends]);
  return { http: app, db, pool, notify, payments, heard: listener.heard, drain, close };
};

/** Runs steps in order, as each leans on the ones before. */
const inOrder = async (parts: readonly (() => PromiseLike<unknown>)[]) => {
  for (const part of parts) await part();
};

/** Closes once; further calls wait for the same end. */
const closeOnce = (drain: () => void, parts: readonly (() => PromiseLike<unknown>)[]) => {
  let closed: Promise<void> | undefined;
  return () => {
    drain();
    closed ??= inOrder(parts);
    return closed;
  };
};

const listenTools = ({
  config,
  settings,
  pool,
  log,
}: {
  readonly config: Config;
  readonly settings: DatabaseSettings;
  readonly pool: Pool;
  readonly log: Log;
}): ListenTools => ({
  settings:
    config.DATABASE_DIRECT_URL === undefined ? settings : { connectionString: config.DATABASE_DIRECT_URL },
  announce: announceBy(pool),
  silenceMs: config.DATABASE_SILENCE * 1_000,
  log,
});
