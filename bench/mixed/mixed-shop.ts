import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { seedDemo } from '../../apps/server/demo/seed.ts';
import { readSaleTerms } from '../../apps/server/src/modules/ordering/cart/cart-queries.ts';
import { openKitchen } from '../../apps/server/src/modules/ordering/cart/cart-testing.ts';
import { setSlots } from '../../apps/server/src/modules/shops/testing.ts';
import { openDb, openPool } from '../../apps/server/src/platform/database/connection.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { makeLog } from '../../apps/server/src/platform/log.ts';
import { memoryGivenBack } from '../../scripts/setup/memory-given-back.mjs';
import { openDatabase } from '../database.ts';
import { openOwnPostgres } from '../databases/own-postgres.ts';
import { type Running, run } from '../process.ts';

/** A person's call may come from any address: the limits of one are measured elsewhere. */
const serverSettings = {
  // As `npm start` gives it to its server.
  ...memoryGivenBack,
  SANDBOX: '1',
  PAGES: '1',
  PAGES_RATE_LIMIT: '1000000',
  TRUST_PROXY: '127.0.0.1',
  PREWARM_PICTURES: '0',
};

/** The demo shop over its own database, with one more kitchen of endless room. */
export const openMixedShop = async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zanga-bench-mixed-'));
  const log = makeLog({ LOG_LEVEL: 'silent' });
  const postgres = await openOwnPostgres({ dataDir: path.join(folder, 'postgres'), log });
  const pool = openPool(postgres.config, log);
  await migrate(pool);
  await seedDemo(pool, new Date(), { sandbox: true });
  const db = openDb(pool);
  // The kitchen uses only its database.
  const kitchen = await openKitchen({ db } as Parameters<typeof openKitchen>[0]);
  await setSlots(db, kitchen, { mode: 'pickup', pieces: 100_000_000, orders: 100_000_000 });
  const { termsVersion } = await readSaleTerms(db, []);
  const database = await openDatabase(postgres.url);
  const { rows: products } = await pool.query<{ id: string; slug: string }>(
    'select id, slug from products where published order by position, id',
  );
  const { rows: categories } = await pool.query<{ slug: string }>(
    'select slug from categories where parent_id is null and published order by position',
  );
  const servers: Running[] = [];
  return {
    pool,
    kitchen,
    terms: termsVersion ?? '',
    database,
    products,
    categories: categories.map(({ slug }) => slug),
    /** A server over it; `env` may name another working tree. */
    serve: async (env: NodeJS.ProcessEnv = {}): Promise<Running> => {
      const server = await run('zanga.ts', [], { DATABASE_URL: postgres.url, ...serverSettings, ...env });
      servers.push(server);
      return server;
    },
    close: async () => {
      await database.close();
      await pool.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

export type MixedShop = Awaited<ReturnType<typeof openMixedShop>>;
