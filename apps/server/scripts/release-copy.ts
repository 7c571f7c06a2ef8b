import { readConfig } from '../src/config.ts';
import { releaseCopy } from '../src/platform/backup/held-copy.ts';
import { systemClock } from '../src/platform/clock.ts';
import { openPool } from '../src/platform/database/connection.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { makeLog } from '../src/platform/log.ts';
import { openDatabase } from '../src/platform/open-database.ts';
import { tellPlainly } from './tell-plainly.ts';

// Declares a restored database to be the shop: npm run restore:release
tellPlainly();
const log = makeLog({ LOG_LEVEL: 'warn' });
const database = await openDatabase(readConfig(process.env), log, console.log);
const pool = openPool({ ...database.direct, max: 1 }, log);
try {
  await migrate(pool);
  console.log(
    (await releaseCopy(pool, systemClock()))
      ? 'It is the shop. Mails, renewals and money move from the next start on; what was paid since the backup is compared with the payment provider then.'
      : 'Nothing to do: this database is no restored copy, or was released before.',
  );
} finally {
  await pool.end();
  await database.stop();
}
