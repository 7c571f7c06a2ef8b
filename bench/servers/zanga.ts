import path from 'node:path';
import pg from 'pg';
import { makeApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { makeLog } from '../../apps/server/src/platform/log.ts';
import { builtRenderer } from '../../apps/server/src/web/renderer.ts';

// The real server over the database of DATABASE_URL, log lines included.
// It counts statements and messages, and reports its memory.
let statements = 0;
let messages = 0;
const { query } = pg.Client.prototype;
// Arguments go on to the driver's overloads unchanged.
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [first] = args;
  const together = typeof first === 'object' && first !== null && 'texts' in first ? first.texts : undefined;
  statements += Array.isArray(together) ? together.length : 1;
  messages += 1;
  return Reflect.apply(query, this, args);
} as typeof query;
process.on('message', () => process.send?.({ statements, messages, memory: process.memoryUsage() }));

const config = readConfig({
  ...process.env,
  PORT: '0',
  HOST: '127.0.0.1',
  RATE_LIMIT: '1000000',
  ORDER_LIMIT_FACTOR: '1000000',
  LIVE_STREAMS: '1000000',
  SEED_DEMO: '0',
  // Measurements of pages use the limits of a real shop.
  ...(process.env.PAGES && { RATE_LIMIT: process.env.PAGES_RATE_LIMIT ?? '1200' }),
  // Measurements of one hostile client use all limits of a real shop.
  ...(process.env.REAL_LIMITS && {
    RATE_LIMIT: undefined,
    ORDER_LIMIT_FACTOR: undefined,
    LIVE_STREAMS: undefined,
  }),
});
const app = await makeApp({
  config,
  log: makeLog({ LOG_LEVEL: 'info' }),
  clock: systemClock,
  database: { connectionString: config.DATABASE_URL },
  // Pages from the last build.
  ...(process.env.PAGES && { renderer: () => builtRenderer(path.join(config.root, 'apps/storefront')) }),
});
await app.http.listen({ port: 0, host: '127.0.0.1' });
const address = app.http.addresses()[0];
process.send?.({ port: typeof address === 'object' ? address.port : undefined });
process.on('disconnect', () => app.close().then(() => process.exit(0)));
