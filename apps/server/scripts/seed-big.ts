import { bigShop, NotForMeasuring, seedBig } from '../demo/big/seed-big.ts';
import { readConfig } from '../src/config.ts';
import { openPool } from '../src/platform/database/connection.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { makeLog } from '../src/platform/log.ts';
import { openDatabase } from '../src/platform/open-database.ts';

// Fills an empty database with a shop for measurements: npm run seed:big
const config = readConfig(process.env);
const log = makeLog({ LOG_LEVEL: 'warn' });
const database = await openDatabase(config, log, console.log);
console.log(`Database: ${database.description}`);
const pool = openPool(database.direct, log);
try {
  await migrate(pool);
  const started = performance.now();
  await seedBig(pool, new Date());
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { products, customers, orders } = bigShop;
  console.log(
    `60 categories, ${products} products, ${customers} customers, ${orders} orders (${seconds} s).`,
  );
} catch (error) {
  if (!(error instanceof NotForMeasuring)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await pool.end();
  await database.stop();
}
