import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chooseBucket } from '../src/adapters/files/choose-files.ts';
import { FilesAway } from '../src/adapters/files/port.ts';
import { type Config, readConfig } from '../src/config.ts';
import { BackupProblem } from '../src/platform/backup/backup-lines.ts';
import { noteRun } from '../src/platform/backup/backup-runs.ts';
import { placeProblem } from '../src/platform/backup/place-problem.ts';
import { isSealing, writeSealed } from '../src/platform/backup/sealed-file.ts';
import { noneOutside, type OutsideFiles, writeBackup } from '../src/platform/backup/write-backup.ts';
import { openPool } from '../src/platform/database/connection.ts';
import { makeLog } from '../src/platform/log.ts';
import { openDatabase } from '../src/platform/open-database.ts';
import { tellPlainly } from './tell-plainly.ts';

// Writes all the shop's data into one file, while it is open or closed: npm run backup [-- file] [--without-files]
tellPlainly();
const config = readConfig(process.env);
const seal = { recipients: config.BACKUP_RECIPIENT, passphrase: config.BACKUP_PASSPHRASE };

const { values, positionals } = parseArgs({
  options: { 'without-files': { type: 'boolean' } },
  allowPositionals: true,
});

/** Originals alone: derived sizes are made again. */
async function* originals(bucket: NonNullable<ReturnType<typeof chooseBucket>>) {
  for await (const { key } of bucket.list('pictures/')) {
    const file = key.endsWith('/original') ? await bucket.get(key) : undefined;
    if (file) yield { key, ...file };
  }
}

const outsideOf = (settings: Config): OutsideFiles => {
  const bucket = chooseBucket(settings);
  if (!bucket) return noneOutside;
  return values['without-files'] === true
    ? { ...noneOutside, told: 'left out' }
    : { told: 'from the bucket', files: originals(bucket) };
};

const fileFor = (now: Date) => {
  const name = `zanga-${now.toISOString().slice(0, 16).replace(':', '-')}.backup.gz${isSealing(seal) ? '.age' : ''}`;
  return path.resolve(positionals[0] ?? path.join(config.dataDir, 'backups', name));
};

const backup = async (now: Date, file: string) => {
  const log = makeLog({ LOG_LEVEL: 'warn' });
  const part = `${file}.part`;
  const database = await openDatabase(config, log, console.log);
  const pool = openPool({ ...database.direct, max: 1 }, log);
  try {
    console.log(`Database: ${database.description}`);
    await mkdir(path.dirname(file), { recursive: true });
    const client = await pool.connect();
    try {
      await writeSealed(part, writeBackup(client, now, outsideOf(config)), seal);
    } finally {
      client.release();
    }
    await rename(part, file);
    const told = `${(await stat(file)).size} bytes, ${isSealing(seal) ? 'encrypted' : 'not encrypted'}`;
    const { rows } = await pool.query<{ known: boolean }>(
      "select to_regclass('backup_runs') is not null as known",
    );
    if (rows[0]?.known) await noteRun(pool, { kind: 'backup', ok: true, told }, new Date());
    console.log(`Written: ${file} (${told})`);
    if (!isSealing(seal))
      console.log(
        'It is readable: set BACKUP_RECIPIENT or BACKUP_PASSPHRASE to have it encrypted (docs/backup.md).',
      );
  } finally {
    // An unreachable folder was reported before.
    await rm(part, { force: true }).catch(() => undefined);
    await pool.end();
    await database.stop();
  }
};

/** The error in plain words, unless it is a bug. */
const plainly = (error: unknown, file: string): string | undefined => {
  if (error instanceof BackupProblem) return error.message;
  if (error instanceof FilesAway)
    return `${error.message}. Nothing was written; --without-files leaves the pictures of the bucket out.`;
  return placeProblem(error, file);
};

const now = new Date();
const file = fileFor(now);
try {
  await backup(now, file);
} catch (error) {
  const said = plainly(error, file);
  if (said === undefined) throw error;
  console.error(said);
  process.exitCode = 1;
}
