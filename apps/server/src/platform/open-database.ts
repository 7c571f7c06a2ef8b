import path from 'node:path';
import { isDatabaseAway } from './database/away.ts';
import { type DatabaseSettings, openPool } from './database/connection.ts';
import { isOptionRefused, withoutJit } from './database/migrating/jit.ts';
import { openEmbeddedPostgres } from './embedded-postgres/open.ts';
import type { Log } from './log.ts';
import type { ServerSettings } from './server-settings.ts';

export type OpenedDatabase = {
  readonly settings: DatabaseSettings;
  /** Past a pooler, if there is one: for locks and listening, which need a connection of their own. */
  readonly direct: DatabaseSettings;
  /** In plain words, for the operator. */
  readonly description: string;
  readonly stop: () => Promise<void>;
};

/** A database that cannot be used, in words for the operator. */
export class DatabaseProblem extends Error {}

const oldest = 15;

const readVersion = async (settings: DatabaseSettings, log: Log) => {
  const pool = openPool({ ...settings, max: 1 }, log);
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    return rows[0]?.version ?? 0;
  } finally {
    await pool.end();
  }
};

/** Connects without JIT; behind a pooler that refuses the option, `switchJitOff` of the last migration counts. */
const reach = async (plain: DatabaseSettings, log: Log) => {
  const settings = { ...plain, ...withoutJit };
  try {
    return { settings, version: await readVersion(settings, log) };
  } catch (error) {
    if (!isOptionRefused(error)) throw error;
    return { settings: plain, version: await readVersion(plain, log) };
  }
};

/** Remedy for a reachable database that refuses us, by SQLSTATE. */
const remedies = new Map([
  ['28P01', 'Correct the user or the password in DATABASE_URL.'],
  ['28000', 'Correct the user in DATABASE_URL, or let it in (pg_hba.conf).'],
  ['3D000', 'Create it first: create database … encoding UTF8.'],
]);

const problemOf = (error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  const remedy = error instanceof Error && 'code' in error && remedies.get(String(error.code));
  return new DatabaseProblem(
    remedy
      ? `The database named by DATABASE_URL lets nobody in: ${reason}.\n${remedy}`
      : `The database named by DATABASE_URL does not answer: ${reason}`,
  );
};

/** Waits for a database that is away, as it may be starting; other errors do not pass by themselves. */
const whenItAnswers = async (
  settings: DatabaseSettings,
  {
    log,
    say,
    patienceMs,
  }: { readonly log: Log; readonly say: (line: string) => void; readonly patienceMs: number },
): ReturnType<typeof reach> => {
  const until = performance.now() + patienceMs;
  for (let warned = false; ; warned = true) {
    try {
      return await reach(settings, log);
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > until) throw problemOf(error);
      if (!warned)
        say(
          `The database of DATABASE_URL does not answer yet; waiting for it (${patienceMs / 1000} s at most) …`,
        );
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
};

const checked = (version: number) => {
  if (version >= oldest) return version;
  throw new DatabaseProblem(`DATABASE_URL names PostgreSQL ${version}; Zanga needs ${oldest} or newer.`);
};

/** The configured database, or the embedded one if none is named. */
export const openDatabase = async (
  config: ServerSettings,
  log: Log,
  say: (line: string) => void,
  patienceMs = 60_000,
): Promise<OpenedDatabase> => {
  if (config.DATABASE_URL !== undefined) {
    const found = await whenItAnswers({ connectionString: config.DATABASE_URL }, { log, say, patienceMs });
    const { settings } = found;
    const { DATABASE_DIRECT_URL: past } = config;
    const direct = past === undefined ? settings : { connectionString: past };
    const description = `PostgreSQL ${checked(found.version)} of DATABASE_URL`;
    return { settings, direct, description, stop: async () => undefined };
  }
  const embedded = await openEmbeddedPostgres({
    dataDir: path.join(config.dataDir, 'postgres'),
    log: { info: (line) => log.info(line), warn: (line) => log.warn(line) },
    onProgress: say,
  });
  return {
    settings: embedded.config,
    direct: embedded.config,
    description: `embedded PostgreSQL, data in ${path.relative(config.root, config.dataDir) || config.dataDir}`,
    stop: () => embedded.stop(),
  };
};
