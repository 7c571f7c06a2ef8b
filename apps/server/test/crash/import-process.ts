import { givenId } from '@zanga/domain/ids';
import { writeImport } from '../../src/modules/catalogue/table/write-import.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { openDb, openPool } from '../../src/platform/database/connection.ts';
import { makeLog } from '../../src/platform/log.ts';

// Writes one import into the database of DATABASE_URL, in a process to be killed.
const log = makeLog({ LOG_LEVEL: 'silent' });
const db = openDb(openPool({ connectionString: process.env.DATABASE_URL, max: 4 }, log), 60_000);
const payments = { takesCards: true };
await writeImport(
  { db, log, clock: systemClock, payments },
  givenId('imp', process.argv[2] ?? ''),
  async () => undefined,
);
await db.destroy();
