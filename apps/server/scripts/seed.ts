import { seedDemo } from '../demo/seed.ts';
import { readConfig } from '../src/config.ts';
import { openPool } from '../src/platform/database/connection.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { makeLog } from '../src/platform/log.ts';
import { openDatabase } from '../src/platform/open-database.ts';

// Puts the demo shop into an empty database: npm run seed
const config = readConfig(process.env);
const log = makeLog({ LOG_LEVEL: 'warn' });
const database = await openDatabase(config, log, console.log);
console.log(`Database: ${database.description}`);
const pool = openPool(database.direct, log);
try {
  await migrate(pool);
  const started = performance.now();
  const seeded = await seedDemo(pool, new Date(), { brandId: config.BRAND_ID, sandbox: config.SANDBOX });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    seeded
      ? `The demo shop is in place (${seconds} s).`
      : 'Nothing done: the database is not empty. Empty it first, or name another.',
  );
  process.exitCode = seeded ? 0 : 1;
} finally {
  await pool.end();
  await database.stop();
}
