import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoStaffPassword } from '../demo/staff.ts';
import { isPublished } from './adapters/settings.ts';
import { type App, makeApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import {
  Dangerous,
  dangersIn,
  dangersKept,
  isProduction,
  refuseDangers,
  refuseOpenSandbox,
} from './dangers.ts';
import { followSandbox } from './follow-sandbox.ts';
import { tellOfOwners } from './modules/accounts/mount.ts';
import { hasBrand } from './modules/brand/mount.ts';
import { otherBrandIn } from './modules/brand/public.ts';
import { heldWords, isHeldCopy } from './platform/backup/held-copy.ts';
import { systemClock } from './platform/clock.ts';
import { howCalled } from './platform/commands/how-called.ts';
import { isDatabaseAway } from './platform/database/away.ts';
import { openDb, openPool } from './platform/database/connection.ts';
import { MigrationProblem, migrate, offlineWords } from './platform/database/migrate.ts';
import { EmbeddedPostgresProblem } from './platform/embedded-postgres/problem.ts';
import { type Log, makeLog } from './platform/log.ts';
import { DatabaseProblem, type OpenedDatabase, openDatabase } from './platform/open-database.ts';
import { releasedFolders } from './platform/released/released-folders.ts';
import { mountBackoffice, mountBackofficeSource } from './web/backoffice.ts';
import { builtRenderer, NotBuilt, sourceRenderer } from './web/renderer.ts';

const dev = process.argv.includes('--dev');

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

const wentAway = ({ message }: Error, config: Config | undefined) => {
  const own = config && config.DATABASE_URL === undefined;
  const where = own
    ? `\nIs the disk full? Its own words are in ${path.join(config.dataDir, 'postgres.log')}.`
    : '';
  return `The database went away during the start: ${message}.${where}\nStart again when it is back; nothing is lost.`;
};

/** Problems a person can mend are shown by their message, others with their stack. */
const explain = (error: unknown, config: Config | undefined): string => {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `Port ${config?.PORT} is taken by another program.\nStop it, or choose another port: PORT=${Number(config?.PORT) + 1} ${howCalled('start')}`;
  const known = [
    ...[ConfigError, Dangerous, DatabaseProblem, EmbeddedPostgresProblem, MigrationProblem, NotBuilt],
  ];
  if (!(error instanceof Error)) return String(error);
  if (known.some((kind) => error instanceof kind)) return error.message;
  return isDatabaseAway(error) ? wentAway(error, config) : String(error.stack);
};

const prepare = async (database: OpenedDatabase, config: Config, log: Log) => {
  const pool = openPool({ ...database.direct, max: 2 }, log);
  try {
    const before = await offlineWords(pool);
    if (before !== undefined) say(before);
    const fresh = await migrate(pool);
    if (fresh.length > 0) say(`Database brought up to date (${fresh.length} migrations)`);
    const db = openDb(pool);
    const other = await otherBrandIn(db, config.BRAND_ID);
    if (other !== undefined) throw new DatabaseProblem(other);
    if (isProduction(config)) refuseDangers(config, await dangersKept(db));
    for (const line of await followSandbox(db, { sandbox: config.SANDBOX, now: systemClock() })) say(line);
    if (await hasBrand(db)) return;
    if (config.SEED_DEMO) {
      say('Putting the demo shop into the empty database …');
      const { seedDemo } = await import('../demo/seed.ts');
      if (await seedDemo(pool, systemClock(), { brandId: config.BRAND_ID, sandbox: config.SANDBOX })) return;
    }
    const { foundEmptyBrand } = await import('../demo/found.ts');
    if (await foundEmptyBrand(pool, config.BRAND_ID))
      say('A new brand, closed to the public: its owner is led to the first order at /gestione/primi-passi');
  } finally {
    await pool.end();
  }
};

const serve = async (config: Config, log: Log, database: OpenedDatabase): Promise<App> => {
  const storefront = path.join(config.root, 'apps/storefront');
  const backoffice = path.join(config.root, 'apps/backoffice');
  const secure = config.PUBLIC_ORIGIN?.startsWith('https:') ?? false;
  const app = await makeApp({
    config,
    log,
    clock: systemClock,
    database: database.settings,
    dev,
    renderer: (http) => (dev ? sourceRenderer(storefront, http) : builtRenderer(storefront)),
    backoffice: (http, tools) =>
      dev ? mountBackofficeSource(http, backoffice, tools) : mountBackoffice(http, backoffice, secure, tools),
    ...(!dev && { released: releasedFolders(config.root) }),
  });
  try {
    await app.http.listen({ port: config.PORT, host: config.HOST });
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
};

type Ending = {
  /** Announces the end; returns the milliseconds of serving on. */
  readonly drain: () => number;
  readonly close: () => Promise<void>;
};

/** Ends in good order at the first signal, at once at the second. Returns whether the end has begun. */
const closeOnSignal = (end: Ending) => {
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (closing) process.exit(1);
      closing = true;
      say('\nClosing …');
      // A person at the terminal (SIGINT) need not wait for balancers.
      const pauseMs = signal === 'SIGTERM' ? end.drain() : 0;
      const late = setTimeout(() => process.exit(1), pauseMs + 20_000);
      const closed = pauseMs > 0 ? wait(pauseMs).then(end.close) : end.close();
      closed.then(
        () => {
          clearTimeout(late);
          process.exit(0);
        },
        () => process.exit(1),
      );
    });
  return () => closing;
};

const drainSeconds = (config: Config) => config.DRAIN_SECONDS ?? (isPublished(config) ? 5 : 0);

const addressOf = (app: App, config: Config) => {
  const address = app.http.addresses()[0];
  const port = typeof address === 'object' ? address.port : config.PORT;
  return config.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
};

/** Demo accounts to sign in with; both entrances also offer them by one tap. */
const demoWords = `\n\nEnter the demo by one tap at either entrance, or as\n  titolare@zanga.example (owner), banco-catania@zanga.example (counter), giulia@clienti.zanga.example (customer)\n  password ${demoStaffPassword}`;

const start = async () => {
  let config: Config | undefined;
  let database: OpenedDatabase | undefined;
  // Opened parts, closed in reverse order: a signal may come during the start.
  const closers: (() => Promise<void>)[] = [];
  let open: App | undefined;
  const isClosing = closeOnSignal({
    drain: () => {
      open?.drain();
      return open && config ? drainSeconds(config) * 1_000 : 0;
    },
    close: async () => {
      for (const close of closers.toReversed()) await close();
    },
  });
  try {
    config = readConfig(process.env);
    refuseOpenSandbox(config);
    refuseDangers(config, dangersIn(config));
    const log = makeLog(config);
    database = await openDatabase(config, log, say);
    closers.push(database.stop);
    say(`Database: ${database.description}`);
    await prepare(database, config, log);
    const app = await serve(config, log, database);
    closers.push(app.close);
    open = app;
    if (await isHeldCopy(app.db)) say(`\n${heldWords}`);
    const address = addressOf(app, config);
    const mail = config.SANDBOX
      ? `\n  mail  ${address}/dev/outbox\n  time  ${address}/dev/clock${config.SEED_DEMO ? demoWords : ''}`
      : '';
    say(
      `\nZanga is open${config.version === 'checkout' ? '' : `, release ${config.version}`}.\n  shop  ${address}\n  API   ${address}/api/docs\n  staff ${address}/gestione${mail}\n\nStop with Ctrl-C.\n`,
    );
    const start = { sandbox: config.SANDBOX, address, now: systemClock() };
    for (const line of await tellOfOwners(app.db, start)) say(line);
  } catch (error) {
    // A start fails when a signal closes its database; that is no news.
    if (isClosing()) return;
    // The failed start is the error to tell.
    await database?.stop().catch(() => undefined);
    process.stderr.write(`\n${explain(error, config)}\n`);
    process.exit(1);
  }
};

// A closed output pipe is no reason to leave the database running.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

await start();
