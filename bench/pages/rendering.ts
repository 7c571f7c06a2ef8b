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

// What a page costs that nobody has asked for before: processor time of the renderer over answers that are kept, and bytes
// by part. The demo shop, one of whose lists is filled up to 60 cards. BEFORE names another working tree, whose pages are
// then measured in turns with these. They are those that `npm run build` has built last.
// As a shop is started: React is loaded only with the pages, and is another one in development.
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

/** The pages of a working tree, made by its own code. */
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
/** Every product of a list is another than before: nothing that was drawn of it serves again. */
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

/** The same answers, of products that have all changed since the last page. */
const changing = (given: Client<Api>): Client<Api> =>
  ({
    api: (...args: Parameters<typeof given.api>) => given.api(...args).then(changed),
    query: (...args: Parameters<typeof given.query>) => {
      const { queryKey, queryFn } = given.query(...args);
      return { queryKey, queryFn: (how: { signal: AbortSignal }) => queryFn(how).then(changed) };
    },
    // What stands between is typed by the contract, which a wrapper for all of it cannot name.
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
// React is the storefront's and not ours: of what it can, this is all that is asked here.
const { createElement } = ofStorefront('react') as { createElement: (...what: unknown[]) => object };
const { renderToString } = ofStorefront('react-dom/server') as { renderToString: (tree: object) => string };

/** The floor: React drawing as many elements as a page has, of one class and one word each, with nothing to be found out. */
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

/** In turns, so that whatever else the machine does falls on all of them. */
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
