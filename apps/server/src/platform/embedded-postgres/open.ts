import fs from 'node:fs';
import path from 'node:path';
import { findBinaries } from './binaries.ts';
import { type Connection, connectionTo, ensureDatabase, urlOf } from './connection.ts';
import { holdServer } from './hold-server.ts';
import { belongsToSomebodyElse } from './identity.ts';
import { keepServer } from './keep-server.ts';
import { EmbeddedPostgresProblem, errorCode, type Log } from './problem.ts';

export type EmbeddedPostgresOptions = {
  /** Data folder; PostgreSQL logs beside it (`.data/postgres` and `.data/postgres.log`). */
  readonly dataDir: string;
  readonly database?: string;
  readonly log: Log;
  /** Reports slow steps in plain words. */
  readonly onProgress?: (line: string) => void;
  /** Extra `name=value` settings of the server; only the process that starts it sets them. */
  readonly settings?: readonly string[];
};

export type EmbeddedPostgres = {
  readonly socketDir: string;
  readonly port: number;
  readonly config: Connection;
  readonly url: string;
  /** Gives the server back; the last user stops it. */
  stop(): Promise<void>;
};

/**
 * Opens the project's own PostgreSQL: makes it at the first start, shares a running one, restarts it when it dies in
 * use. The last user to leave in good order stops it.
 */
export const openEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const onProgress = options.onProgress ?? (() => {});
  const dataDir = await prepareParent(options.dataDir);
  const request = { dataDir, binaries: findBinaries(), settings: options.settings ?? [], onProgress };
  const database = options.database ?? 'zanga';
  const first = await holdServer(request);
  await ensureDatabase(first.lease.client, database);
  const config = connectionTo(first.lock, dataDir, database);
  const keeper = keepServer(first, request, options.log);
  return {
    socketDir: config.host,
    port: config.port,
    config,
    url: urlOf(config),
    stop: keeper.stop,
  };
};

/** Resolves the real path, so that one folder with two names stays one. */
const prepareParent = async (wanted: string): Promise<string> => {
  const parent = path.dirname(path.resolve(wanted));
  try {
    fs.mkdirSync(parent, { recursive: true });
    const dataDir = path.join(fs.realpathSync(parent), path.basename(wanted));
    const user = process.getuid?.();
    const owner = fs.statSync(dataDir, { throwIfNoEntry: false })?.uid;
    if (user && owner !== undefined && owner !== user) throw belongsToSomebodyElse(dataDir, owner);
    fs.accessSync(parent, fs.constants.W_OK | fs.constants.X_OK);
    return dataDir;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) throw error;
    throw new EmbeddedPostgresProblem(
      `The folder ${parent}, where the database lives, is closed to the current user.\n` +
        `Start as the user who owns it, or make it yours once: sudo chown "$(id -un)" "${parent}"`,
    );
  }
};
