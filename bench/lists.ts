import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { seedBig } from '../apps/server/demo/big/seed-big.ts';
import { openPool } from '../apps/server/src/platform/database/connection.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { makeLog } from '../apps/server/src/platform/log.ts';
import { openDatabase } from './database.ts';
import { growTo } from './databases/more-products.ts';
import { isStock, openOwnPostgres } from './databases/own-postgres.ts';
import { run } from './process.ts';
import { askRaw } from './raw-answer.ts';
import { residentMegabytes } from './shop.ts';
import { type Row, report, rounded } from './table.ts';

// Lists and pages of products that no memory of answers holds, by the size of the menu. BEFORE names another working
// tree, whose server is measured in the same run. BENCH_DATABASE=stock measures Debian's PostgreSQL.
const sizes = (process.env.SIZES ?? '300,3000,20000').split(',').map(Number);
const count = Number(process.env.LISTS ?? 300);
/** The first calls read the menu and compile the code. */
const starting = 150;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const sorts = ['position', 'popular', 'price', 'name'];
const log = makeLog({ LOG_LEVEL: 'silent' });

const jsonOf = async <T>(url: string): Promise<T> => (await fetch(url)).json() as Promise<T>;

type Named = { readonly slug: string };

/** Different addresses: a smaller page for each round through the categories and orders. */
const listsOf = (categories: readonly string[], more: string) =>
  Array.from({ length: starting + count }, (_, at) => {
    const round = Math.floor(at / (categories.length * sorts.length));
    const category = categories[Math.floor(at / sorts.length) % categories.length];
    return `/api/products?category=${category}&sort=${sorts[at % sorts.length]}&paginate=${60 - round}${more}`;
  });

const measureServer = async (which: string, products: number, url: string, env: NodeJS.ProcessEnv) => {
  const database = await openDatabase(url);
  const zanga = await run('zanga.ts', [], { ...env, DATABASE_URL: url, PREWARM_PICTURES: '0' });
  const measure = async (asked: string, paths: readonly string[]): Promise<Row> => {
    const ask = async (some: readonly string[]) => {
      for (const one of some) {
        const { status } = await askRaw(zanga.url + one, agent);
        if (status !== 200) throw new Error(`${one} was answered with ${status}`);
      }
    };
    await ask(paths.slice(0, starting));
    const fresh = paths.slice(starting);
    const [cpu, databaseCpu] = [zanga.cpu(), database.cpu()];
    await ask(fresh);
    const each = (seconds: number) => rounded((seconds / fresh.length) * 1000, 2);
    return {
      asked,
      of: which,
      products,
      times: fresh.length,
      'server CPU ms each': each(zanga.cpu() - cpu),
      'database CPU ms each': each(database.cpu() - databaseCpu),
      'server MB': Math.round(residentMegabytes(zanga.pid)),
    };
  };
  try {
    const { categories } = await jsonOf<{ categories: readonly Named[] }>(`${zanga.url}/api/brands/1`);
    const slugs = categories.map(({ slug }) => slug);
    const pages = Math.ceil(Math.min(products, starting + count) / 60);
    const dishes: string[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const { data } = await jsonOf<{ data: readonly Named[] }>(`${zanga.url}/api/products?page=${page}`);
      dishes.push(...data.map(({ slug }) => `/api/products/${slug}`));
    }
    return [
      await measure('a list of 60', listsOf(slugs, '')),
      await measure('the same, at an address', listsOf(slugs, '&filter_delivery_address=37.5079,15.0830')),
      await measure('a dish, the first time', dishes),
    ];
  } finally {
    await zanga.stop();
    await database.close();
  }
};

const measureSize = async (products: number): Promise<Row[]> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zanga-bench-lists-'));
  const postgres = await openOwnPostgres({ dataDir: path.join(folder, 'postgres'), log });
  try {
    const pool = openPool({ connectionString: postgres.url }, log);
    await migrate(pool);
    await seedBig(pool, new Date(), { products: Math.min(products, 3_000), customers: 100, orders: 500 });
    const client = await pool.connect();
    await growTo(client, products);
    client.release();
    await pool.end();
    const before = process.env.BEFORE
      ? await measureServer('before', products, postgres.url, { BENCH_TREE: process.env.BEFORE })
      : [];
    return [...before, ...(await measureServer('now', products, postgres.url, {}))];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

const rows: Row[] = [];
for (const products of sizes) rows.push(...(await measureSize(products)));
agent.destroy();
report('lists', rows, [
  `Each address is asked once, one after the other, packed by brotli. Database: ${isStock ? 'Debian’s, default settings' : 'embedded'}.`,
  `The load average at the end was ${rounded(os.loadavg()[0] ?? 0, 1)} on ${os.cpus().length} cores: others were working on the machine, too.`,
]);
