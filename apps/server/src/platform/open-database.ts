import path from 'node:path';
import type { Config } from './config.ts';
import { type DatabaseSettings, openPool } from './database/connection.ts';
import { openEmbeddedPostgres } from './embedded-postgres/open.ts';
import type { Log } from './log.ts';

export type OpenedDatabase = {
  readonly settings: DatabaseSettings;
  /** In plain words, for the person who starts it. */
  readonly description: string;
  readonly stop: () => Promise<void>;
};

/** A database that cannot be used, in words for the person who set it up. */
export class DatabaseProblem extends Error {}

const oldest = 15;

const checkVersion = async (settings: DatabaseSettings, log: Log) => {
  const pool = openPool({ ...settings, max: 1 }, log);
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    const version = rows[0]?.version ?? 0;
    if (version < oldest)
      throw new DatabaseProblem(`DATABASE_URL names PostgreSQL ${version}; Zanga needs ${oldest} or newer.`);
    return version;
  } catch (error) {
    if (error instanceof DatabaseProblem) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseProblem(`The database named by DATABASE_URL does not answer: ${reason}`);
  } finally {
    await pool.end();
  }
};

/** The database of the configuration, or the project's own when none is named. */
export const openDatabase = async (
  config: Config,
  log: Log,
  say: (line: string) => void,
): Promise<OpenedDatabase> => {
  if (config.DATABASE_URL !== undefined) {
    const settings = { connectionString: config.DATABASE_URL };
    const version = await checkVersion(settings, log);
    return { settings, description: `PostgreSQL ${version} of DATABASE_URL`, stop: async () => undefined };
  }
  const embedded = await openEmbeddedPostgres({
    dataDir: path.join(config.dataDir, 'postgres'),
    log: { info: (line) => log.info(line), warn: (line) => log.warn(line) },
    onProgress: say,
  });
  return {
    settings: embedded.config,
    description: `embedded PostgreSQL, data in ${path.relative(config.root, config.dataDir) || config.dataDir}`,
    stop: () => embedded.stop(),
  };
};
