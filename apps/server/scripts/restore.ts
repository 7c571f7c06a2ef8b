import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { readConfig } from '../src/config.ts';
import { BackupProblem } from '../src/platform/backup/backup-lines.ts';
import { heldWords } from '../src/platform/backup/held-copy.ts';
import { restoreBackup } from '../src/platform/backup/restore-backup.ts';
import { systemClock } from '../src/platform/clock.ts';
import { howCalled } from '../src/platform/commands/how-called.ts';
import { openPool } from '../src/platform/database/connection.ts';
import { makeLog } from '../src/platform/log.ts';
import { openDatabase } from '../src/platform/open-database.ts';

// Puts a backup into an empty database: npm run restore -- file
const [, , given] = process.argv;

async function* linesOf(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file);
  const unpacked = createGunzip().setEncoding('utf8');
  packed.on('error', (error) => unpacked.destroy(error));
  let rest = '';
  try {
    for await (const chunk of packed.pipe(unpacked)) {
      const [end = '', ...begun] = String(chunk).split('\n');
      rest += end;
      for (const piece of begun) {
        yield rest;
        rest = piece;
      }
    }
  } catch (error) {
    throw new BackupProblem(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

const restore = async (file: string) => {
  const log = makeLog({ LOG_LEVEL: 'warn' });
  const database = await openDatabase(readConfig(process.env), log, console.log);
  const pool = openPool({ ...database.direct, max: 2 }, log);
  try {
    console.log(`Database: ${database.description}`);
    const { rows, at } = await restoreBackup(pool, linesOf(file), systemClock());
    console.log(
      `The shop is as it was on ${at} (${rows} rows). Open it with ${howCalled('start')}.\n${heldWords}`,
    );
  } finally {
    await pool.end();
    await database.stop();
  }
};

try {
  if (given === undefined) throw new BackupProblem(`Say which backup: ${howCalled('restore', 'FILE')}`);
  await restore(path.resolve(given));
} catch (error) {
  if (!(error instanceof BackupProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
