import { readConfig } from '../src/config.ts';
import { openPool } from '../src/platform/database/connection.ts';
import { migrate, offlineWords } from '../src/platform/database/migrate.ts';
import { makeLog } from '../src/platform/log.ts';
import { openDatabase } from '../src/platform/open-database.ts';
import { tellPlainly } from './tell-plainly.ts';

// Brings the schema up to date: npm run migrate
const bringUp = async () => {
  const config = readConfig(process.env);
  const log = makeLog({ LOG_LEVEL: 'warn' });
  const database = await openDatabase(config, log, console.log);
  const pool = openPool({ ...database.direct, max: 1 }, log);
  try {
    const before = await offlineWords(pool);
    if (before !== undefined) console.log(before);
    const fresh = await migrate(pool);
    console.log(
      fresh.length > 0 ? `Applied:\n  ${fresh.join('\n  ')}` : 'Nothing to do: the schema is up to date.',
    );
  } finally {
    await pool.end();
    await database.stop();
  }
};

tellPlainly();
await bringUp();
