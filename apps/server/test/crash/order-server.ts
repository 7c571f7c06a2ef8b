import { makeApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { makeLog } from '../../src/platform/log.ts';

// The real server over the database of DATABASE_URL, in a process to be killed.
const config = readConfig({
  ...process.env,
  HOST: '127.0.0.1',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  RATE_LIMIT: '1000000',
  ORDER_LIMIT_FACTOR: '1000000',
  SEED_DEMO: '0',
});
const app = await makeApp({
  config,
  log: makeLog(config),
  clock: systemClock,
  database: { connectionString: config.DATABASE_URL },
});
await app.http.listen({ port: config.PORT, host: '127.0.0.1' });
process.send?.('open');
process.on('disconnect', () => process.exit(0));
