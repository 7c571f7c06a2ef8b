import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { Api } from '@zanga/contract/contract';
import type { Client } from '@zanga/contract/wire/client';
import { seedDemo } from '../../apps/server/demo/seed.ts';
import { makeApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { openPool } from '../../apps/server/src/platform/database/connection.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { makeLog } from '../../apps/server/src/platform/log.ts';
import type { Renderer } from '../../apps/server/src/web/renderer.ts';
import { openOwnPostgres } from '../databases/own-postgres.ts';
import { median, type Row, report, rounded } from '../table.ts';
import { weighPage } from './weigh-page.ts';

// Cost of a page that is rendered for the first time: processor time of the renderer over cached answers, and bytes by
// part. Over the demo shop, with one list filled up to 60 cards. BEFORE names another working tree, whose pages are
// measured in turns with these. Pages come from the last `npm run build`.
// Production, as in a shop: React is loaded with the pages, and its development build is another one.
process.env.NODE_ENV = 'production';
const pages = Number(process.env.PAGES ?? 60);
const rounds = Number(process.env.ROUNDS ?? 5);

const folder = mkdtempSync(path.join(os.tmpdir(), 'zanga-bench-rendering-'));
const log = makeLog({ LOG_LEVEL: 'silent' });
const postgres = await openOwnPostgres({ dataDir: path.join(folder, 'postgres'), log });
const pool = openPool(postgres.config, log);
await migrate(pool);
await seedDemo(pool, new Date(), { sandbox: true });
await pool.query(`
  insert into product_categories (product_id, category_id, position)
  select p.id, c.id, 1000 from products p, categories c
  where c.slug = 'pizze' and p.kind = 'food' and p.published
    and p.id not in (select product_id from product_categories join categories k on k.id = category_id where c.id in (k.id, k.parent_id))
  order by p.id limit 60 on conflict do nothing`);

/** Renderer of a working tree, from its own code. */
const rendererOf = async (tree: string): Promise<Renderer> => {
  const { builtRenderer }: typeof import('../../apps/server/src/web/renderer.ts') = await import(
    path.resolve(tree, 'apps/server/src/web/renderer.ts')
  );
  return builtRenderer(path.resolve(tree, 'apps/storefront'));
};

const kinds = { 'list of 60': '/pizze', menu: '/menu', home: '/home', product: '/prodotto/margherita' };
type Kind = keyof typeof kinds;

let api: Client<Api> | undefined;
const current = await rendererOf(path.resolve(import.meta.dirname, '../..'));
const app = await makeApp({
  config: readConfig({
    DATABASE_URL: postgres.url,
    SANDBOX: '1',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1000000',
  }),
  log,
  clock: systemClock,
  database: { connectionString: postgres.url },
  renderer: async () => ({
    ...current,
    render: (request, given) => {
      api = given;
      return current.render(request, given);
    },
  }),
});
await app.http.inject('/home');

const request = (kind: Kind) => new Request(new URL(kinds[kind], 'http://localhost:3000'));

let changes = 0;
/** Changes every product of a list, so that nothing rendered before can be reused. */
const changed = (answer: unknown): unknown => {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return answer;
  changes += 1;
  const mark = String(changes % 10);
  const data = (answer.data as readonly { readonly description: string }[]).map((product) => ({
    ...product,
    description: product.description + mark,
  }));
  return { ...answer, data };
};

/** Wraps a client: all its products have changed since the last page. */
const changing = (given: Client<Api>): Client<Api> =>
  ({
    api: (...args: Parameters<typeof given.api>) => given.api(...args).then(changed),
    query: (...args: Parameters<typeof given.query>) => {
      const { queryKey, queryFn } = given.query(...args);
      return { queryKey, queryFn: (how: { signal: AbortSignal }) => queryFn(how).then(changed) };
    },
    // The contract types every call; a wrapper of all of them cannot name the types.
  }) as unknown as Client<Api>;

const apiFor = (isChanging: boolean): Client<Api> => {
  if (!api) throw new Error('No page has been asked for');
  return isChanging ? changing(api) : api;
};

const cpuOf = async (renderer: Renderer, kind: Kind, isChanging: boolean) => {
  const asked = apiFor(isChanging);
  const before = process.cpuUsage();
  for (let page = 0; page < pages; page += 1) await renderer.render(request(kind), asked);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / pages;
};

const ofStorefront = createRequire(new URL('../../apps/storefront/package.json', import.meta.url));
// React is the storefront's dependency; only this function is used here.
const { createElement } = ofStorefront('react') as { createElement: (...what: unknown[]) => object };
const { renderToString } = ofStorefront('react-dom/server') as { renderToString: (tree: object) => string };

/** Floor: React renders as many plain elements as a page has, of one class and one word each. */
const floorOf = (kind: string, body: string): Row => {
  const elements = body.match(/<[a-z]/g)?.length ?? 0;
  const draw = () => {
    const children = Array.from({ length: elements }, (_, key) =>
      createElement('div', { key, className: 'grid' }, 'pizza'),
    );
    return renderToString(createElement('main', null, children));
  };
  const spent = Array.from({ length: rounds + 1 }, () => {
    const before = process.cpuUsage();
    for (let page = 0; page < pages; page += 1) draw();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000 / pages;
  });
  // The first round warms up.
  return {
    page: `${kind}, as many bare elements`,
    'CPU ms': rounded(median(spent.slice(1)), 1),
    'HTML KB': rounded(Buffer.byteLength(draw()) / 1_000, 1),
    elements,
  };
};

type Renderers = Readonly<Record<string, Renderer>>;

/** In turns, so that other load on the machine falls on all of them. */
const measure = async (renderers: Renderers, kind: Kind): Promise<Row[]> => {
  const turns = Object.entries(renderers).flatMap(([name, renderer]) =>
    [false, true].map((isChanging) => ({ name, renderer, isChanging, spent: [] as number[] })),
  );
  for (let round = 0; round <= rounds; round += 1)
    for (const { renderer, isChanging, spent } of turns) {
      const took = await cpuOf(renderer, kind, isChanging);
      // The first round warms up.
      if (round > 0) spent.push(took);
    }
  const rows: Row[] = [];
  for (const [name, renderer] of Object.entries(renderers)) {
    const of = (isChanging: boolean) =>
      turns.find((turn) => turn.name === name && turn.isChanging === isChanging)?.spent ?? [];
    const { body } = await renderer.render(request(kind), apiFor(false));
    rows.push({
      page: `${kind}, ${name}`,
      'CPU ms': rounded(median(of(false)), 1),
      'CPU ms, all products new': rounded(median(of(true)), 1),
      ...weighPage(body),
    });
    if (name === 'now') rows.push(floorOf(kind, body));
  }
  return rows;
};

try {
  const renderers = {
    ...(process.env.BEFORE && { before: await rendererOf(process.env.BEFORE) }),
    now: current,
  };
  const rows: Row[] = [];
  for (const kind of Object.keys(kinds) as Kind[]) rows.push(...(await measure(renderers, kind)));
  report('rendering', rows, [
    `Median of ${rounds} rounds of ${pages} pages, garbage collection included; what a page asks for is kept already. “All products new”: each product is another than in the page before, so that no card was drawn. Bytes are plain, as before compression.`,
    `The load average at the end was ${rounded(os.loadavg()[0] ?? 0, 1)} on ${os.cpus().length} cores.`,
  ]);
} finally {
  await app.close();
  await pool.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
