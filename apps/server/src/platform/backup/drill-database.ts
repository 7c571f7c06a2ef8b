import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type DatabaseSettings, openPool } from '../database/connection.ts';
import { openEmbeddedPostgres } from '../embedded-postgres/open.ts';
import { EmbeddedPostgresProblem } from '../embedded-postgres/problem.ts';
import type { Log } from '../log.ts';
import type { ServerSettings } from '../server-settings.ts';
import { BackupProblem } from './backup-lines.ts';

export type DrillDatabase = { readonly settings: DatabaseSettings; readonly close: () => Promise<void> };

/** Mark of a database that only drills use: no other one is emptied. */
const mark = 'zanga drill';

/** Empties a database of an earlier drill; refuses one without the mark. */
const emptied = async (settings: DatabaseSettings, log: Log): Promise<void> => {
  const pool = openPool({ ...settings, max: 1 }, log);
  try {
    const { rows } = await pool.query<{ mark: string | null; filled: boolean }>(
      `select obj_description('public'::regnamespace) as mark,
              exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') as filled`,
    );
    const found = rows[0];
    if (found?.filled && found.mark !== mark)
      throw new BackupProblem(
        'The database of BACKUP_DRILL_URL is not empty, and nothing in it was touched: name one that is for drills alone.',
      );
    await pool.query(
      `drop schema public cascade; drop schema if exists pgboss cascade; create schema public;
       comment on schema public is '${mark}'`,
    );
  } finally {
    await pool.end();
  }
};

/** An empty database for a drill: the configured one, or a temporary one. */
export const openDrillDatabase = async (
  { BACKUP_DRILL_URL: url, DATABASE_URL, dataDir }: ServerSettings,
  log: Log,
): Promise<DrillDatabase> => {
  if (url !== undefined && url === DATABASE_URL)
    throw new BackupProblem('BACKUP_DRILL_URL is the database of the shop: name another one.');
  if (url !== undefined) {
    const settings = { connectionString: url };
    await emptied(settings, log);
    return { settings, close: () => emptied(settings, log) };
  }
  const folder = path.join(dataDir, `drill-${process.pid}`);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const embedded = await openEmbeddedPostgres({
      dataDir: path.join(folder, 'postgres'),
      log: { info: (line) => log.info(line), warn: (line) => log.warn(line) },
      // Temporary data need not survive a power cut.
      settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
    });
    return { settings: embedded.config, close: () => embedded.stop().then(remove) };
  } catch (error) {
    await remove();
    if (error instanceof EmbeddedPostgresProblem)
      throw new BackupProblem(
        `A drill wants an empty database, and none could be made here: name one in BACKUP_DRILL_URL. (${error.message})`,
      );
    throw error;
  }
};
