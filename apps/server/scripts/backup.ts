import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { readConfig } from '../src/config.ts';
import { writeBackup } from '../src/platform/backup/write-backup.ts';
import { openPool } from '../src/platform/database/connection.ts';
import { makeLog } from '../src/platform/log.ts';
import { openDatabase } from '../src/platform/open-database.ts';

// Writes everything the shop knows into one file, while it is open or closed: npm run backup [-- file]
const config = readConfig(process.env);
const log = makeLog({ LOG_LEVEL: 'warn' });
const now = new Date();
const name = `zanga-${now.toISOString().slice(0, 16).replace(':', '-')}.backup.gz`;
const file = path.resolve(process.argv[2] ?? path.join(config.dataDir, 'backups', name));

async function* asText(lines: AsyncIterable<string>) {
  for await (const line of lines) yield `${line}\n`;
}

const database = await openDatabase(config, log, console.log);
const pool = openPool({ ...database.direct, max: 1 }, log);
const part = `${file}.part`;
try {
  console.log(`Database: ${database.description}`);
  await mkdir(path.dirname(file), { recursive: true });
  const client = await pool.connect();
  try {
    // It holds what is known of people: nobody else may read it.
    const target = createWriteStream(part, { mode: 0o600 });
    await pipeline(Readable.from(asText(writeBackup(client, now))), createGzip(), target);
  } finally {
    client.release();
  }
  await rename(part, file);
  console.log(`Written: ${file} (${((await stat(file)).size / 1_048_576).toFixed(1)} MB)`);
} finally {
  await rm(part, { force: true });
  await pool.end();
  await database.stop();
}
