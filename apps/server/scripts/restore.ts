import path from 'node:path';
import { readConfig } from '../src/config.ts';
import { BackupProblem } from '../src/platform/backup/backup-lines.ts';
import { heldWords } from '../src/platform/backup/held-copy.ts';
import { restoreBackup } from '../src/platform/backup/restore-backup.ts';
import { readSealed } from '../src/platform/backup/sealed-file.ts';
import { systemClock } from '../src/platform/clock.ts';
import { howCalled } from '../src/platform/commands/how-called.ts';
import { openPool } from '../src/platform/database/connection.ts';
import { makeLog } from '../src/platform/log.ts';
import { openDatabase } from '../src/platform/open-database.ts';
import { tellPlainly } from './tell-plainly.ts';

// Restores a plain or encrypted backup into an empty database: npm run restore -- file
const [, , given] = process.argv;

const restore = async (file: string) => {
  const log = makeLog({ LOG_LEVEL: 'warn' });
  const config = readConfig(process.env);
  const keys = { identityFile: config.BACKUP_IDENTITY_FILE, passphrase: config.BACKUP_PASSPHRASE };
  const database = await openDatabase(config, log, console.log);
  const pool = openPool({ ...database.direct, max: 2 }, log);
  try {
    console.log(`Database: ${database.description}`);
    const { rows, at } = await restoreBackup(pool, readSealed(file, keys), systemClock());
    console.log(
      `The shop is as it was on ${at} (${rows} rows). Open it with ${howCalled('start')}.\n${heldWords}`,
    );
  } finally {
    await pool.end();
    await database.stop();
  }
};

tellPlainly();
try {
  if (given === undefined) throw new BackupProblem(`Say which backup: ${howCalled('restore', 'FILE')}`);
  await restore(path.resolve(given));
} catch (error) {
  if (!(error instanceof BackupProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
