import { parseArgs } from 'node:util';
import { chooseBucket } from '../src/adapters/files/choose-files.ts';
import { embeddedFiles } from '../src/adapters/files/embedded.ts';
import { moveFiles } from '../src/adapters/files/move-files.ts';
import { FilesAway } from '../src/adapters/files/port.ts';
import { readConfig } from '../src/config.ts';
import { isHeldCopy } from '../src/platform/backup/held-copy.ts';
import { howCalled } from '../src/platform/commands/how-called.ts';
import { openDb, openPool } from '../src/platform/database/connection.ts';
import { makeLog } from '../src/platform/log.ts';
import { openDatabase } from '../src/platform/open-database.ts';

// Moves pictures between the database and the bucket while the shop is open: npm run files:move -- --to s3
const usage = `Usage: ${howCalled('files:move', '--to s3|database')}`;

const readTarget = (): 's3' | 'database' => {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
  if (to === 's3' || to === 'database') return to;
  throw new Error(usage);
};

const told = ({ moved, bytes }: { readonly moved: number; readonly bytes: number }) =>
  `${moved} files, ${(bytes / 1_048_576).toFixed(1)} MB`;

/** Reports progress every few seconds. */
const progress = () => {
  let last = performance.now();
  return (now: { readonly moved: number; readonly bytes: number }) => {
    if (performance.now() - last < 3_000) return;
    last = performance.now();
    console.log(`… ${told(now)}`);
  };
};

const move = async () => {
  const target = readTarget();
  const config = readConfig(process.env);
  const bucket = chooseBucket(config);
  if (!bucket)
    throw new Error(
      'S3_ENDPOINT and its neighbours name no bucket. See docs/settings.md, Pictures in a bucket.',
    );
  if (config.FILES !== target)
    throw new Error(
      `FILES is ${config.FILES}: set FILES=${target} and start every server with it first, so that new files go there already.`,
    );
  const log = makeLog({ LOG_LEVEL: 'warn' });
  const database = await openDatabase(config, log, console.log);
  const pool = openPool({ ...database.settings, max: 5 }, log);
  try {
    const db = openDb(pool);
    if (await isHeldCopy(db))
      throw new Error(
        'This database is a copy of the shop: the bucket may be the shop’s own, and is left alone.',
      );
    const own = embeddedFiles(db);
    const [from, to] = target === 's3' ? [own, bucket] : [bucket, own];
    console.log(
      `Moved: ${told(await moveFiles({ from, to, onProgress: progress() }))}. Nothing is left behind.`,
    );
  } finally {
    await pool.end();
    await database.stop();
  }
};

try {
  await move();
} catch (error) {
  const again = error instanceof FilesAway ? ' Call this again: it goes on where it stopped.' : '';
  console.error(`${error instanceof Error ? error.message : error}${again}`);
  process.exitCode = 1;
}
