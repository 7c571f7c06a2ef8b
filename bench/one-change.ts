import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { foundBrand } from '../apps/server/src/modules/brand/testing.ts';
import { addCategory, addProduct } from '../apps/server/src/modules/catalogue/testing.ts';
import { openDb, openPool } from '../apps/server/src/platform/database/connection.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { makeLog } from '../apps/server/src/platform/log.ts';
import { openOwnPostgres } from './databases/own-postgres.ts';
import { type Running, run } from './process.ts';
import { askRaw } from './raw-answer.ts';
import { residentMegabytes } from './shop.ts';
import { kept, median, percentile, type Row, report, rounded } from './table.ts';

// Eight readers in a closed loop over lists, products, searches and pages, in turns without changes and with one
// product changed each second. BEFORE names another working tree, whose server is measured in the same run. Reader,
// server and database share the machine. Pages come from the last `npm run build`.
const seconds = Number(process.env.SECONDS ?? 6);
const rounds = Number(process.env.ROUNDS ?? 3);
const readers = 8;
const [roots, dishes] = [8, 40];

const folder = mkdtempSync(path.join(os.tmpdir(), 'zanga-bench-change-'));
const log = makeLog({ LOG_LEVEL: 'silent' });
const postgres = await openOwnPostgres({ dataDir: path.join(folder, 'postgres'), log });
const pool = openPool(postgres.config, log);
await migrate(pool);
const db = openDb(pool);
await foundBrand(db);
const products: { readonly id: string; readonly slug: string }[] = [];
for (let root = 0; root < roots; root += 1) {
  const category = await addCategory(db, { slug: `categoria-${root}`, name: `Categoria ${root}` });
  for (let dish = 0; dish < dishes; dish += 1) {
    const slug = `piatto-${root}-${dish}`;
    const id = await addProduct(db, category, { slug, name: `Piatto ${root} ${dish}`, position: dish });
    products.push({ id, slug });
  }
}

const categories = Array.from({ length: roots }, (_, at) => `categoria-${at}`);
const kinds: Readonly<Record<string, readonly string[]>> = {
  list: categories.flatMap((slug) => [
    `/api/products?category=${slug}&paginate=40`,
    `/api/products?category=${slug}&sort=popular`,
  ]),
  detail: products.map(({ slug }) => `/api/products/${slug}`),
  search: categories.map((_, at) => `/api/products/search?search=piatto+${at}`),
  page: [...categories, ...products.slice(0, 40).map(({ slug }) => `prodotto/${slug}`), 'home'].map(
    (at) => `/${at}`,
  ),
};
const names = Object.keys(kinds);

const agent = new Agent({ keepAlive: true, maxSockets: readers });
let asked = 0;
const readOnce = async (server: Running, waits: Map<string, number[]>) => {
  asked += 1;
  const kind = names[asked % names.length] ?? '';
  const urls = kinds[kind] ?? [];
  const started = performance.now();
  const { status } = await askRaw(server.url + urls[Math.floor(asked / names.length) % urls.length], agent);
  if (status !== 200) throw new Error(`A ${kind} was answered with ${status}`);
  waits.get(kind)?.push(performance.now() - started);
};

let changed = 0;
/** Changes the price, name or mark of one product after the other. */
const change = async () => {
  changed += 1;
  const id = products[(changed * 37) % products.length]?.id;
  const set = [
    `price_cents = ${800 + changed}`,
    `name = 'Piatto nuovo ${changed}'`,
    `sold_out_until = now() + interval '${changed} minutes'`,
  ];
  await pool.query(`update products set ${set[changed % set.length]} where id = $1`, [id]);
};

const freshWaits = () => new Map(names.map((name): [string, number[]] => [name, []]));

const readFor = async (server: Running, isChanging: boolean) => {
  const waits = freshWaits();
  const [cpu, started] = [server.cpu(), performance.now()];
  const end = started + seconds * 1_000;
  const changing = isChanging ? setInterval(() => void change(), 1_000) : undefined;
  const read = async () => {
    while (performance.now() < end) await readOnce(server, waits);
  };
  await Promise.all(Array.from({ length: readers }, read));
  clearInterval(changing);
  const calls = [...waits.values()].reduce((sum, all) => sum + all.length, 0);
  return { waits, calls, cpu: server.cpu() - cpu, took: (performance.now() - started) / 1_000 };
};

type Read = Awaited<ReturnType<typeof readFor>>;

const rowOf = (measured: string, all: readonly Read[], server: Running): Row => {
  const of = (kind: string) => all.flatMap(({ waits }) => waits.get(kind) ?? []);
  return {
    measured,
    'calls a second': Math.round(median(all.map(({ calls, took }) => calls / took))),
    'calls a second of server CPU': Math.round(median(all.map(({ calls, cpu }) => calls / cpu))),
    ...Object.fromEntries(names.map((name) => [`${name} p99 ms`, rounded(percentile(of(name), 0.99), 0)])),
    'server MB': Math.round(residentMegabytes(server.pid)),
  };
};

const measure = async (name: string, env: NodeJS.ProcessEnv): Promise<Row[]> => {
  const server = await run('zanga.ts', [], {
    DATABASE_URL: postgres.url,
    SANDBOX: '1',
    PAGES: '1',
    PAGES_RATE_LIMIT: '1000000',
    ...env,
  });
  for (const url of Object.values(kinds).flat()) await askRaw(server.url + url, agent);
  await readFor(server, false);
  const [quiet, changing]: [Read[], Read[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await readFor(server, false));
    changing.push(await readFor(server, true));
  }
  const rows = [
    rowOf(`${name}, nothing changes`, quiet, server),
    rowOf(`${name}, one product changes each second`, changing, server),
  ];
  await server.stop();
  return rows;
};

/** Floor: the same readers at a server that only writes the bytes of a list. */
const measureFloor = async (): Promise<Row> => {
  const server = await run('zanga.ts', [], { DATABASE_URL: postgres.url, SANDBOX: '1' });
  const { body } = await askRaw(`${server.url}${kinds.list?.[0]}`, agent);
  await server.stop();
  const file = path.join(folder, 'list');
  writeFileSync(file, body);
  const bare = await run('bare.ts', [file, 'br']);
  await readFor(bare, false);
  const read = await readFor(bare, false);
  await bare.stop();
  return {
    measured: 'bare node:http that has one list ready',
    'calls a second': Math.round(read.calls / read.took),
    'calls a second of server CPU': Math.round(read.calls / read.cpu),
  };
};

try {
  // Without BEFORE the older tree's result stays.
  const before = process.env.BEFORE
    ? await measure('before', { BENCH_TREE: process.env.BEFORE })
    : kept('one-change').filter(({ measured }) => String(measured).startsWith('before'));
  const now = await measure('now', {});
  const share = ([quiet, changing]: readonly Row[]) =>
    Number(changing?.['calls a second of server CPU']) / Number(quiet?.['calls a second of server CPU']);
  report(
    'one-change',
    [...before, ...now, await measureFloor()],
    [
      `With a change each second, of what is answered without: ${rounded(share(now))}${before.length > 0 ? `; before: ${rounded(share(before))}` : ''}, by server CPU.`,
      `Over ${products.length} products. The load average at the end was ${rounded(os.loadavg()[0] ?? 0, 1)} on ${os.cpus().length} cores: others were working on the machine, so compare by CPU.`,
    ],
  );
} finally {
  agent.destroy();
  await pool.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
