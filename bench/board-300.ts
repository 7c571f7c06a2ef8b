import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type pg from 'pg';
import { demoStaffPassword } from '../apps/server/demo/staff.ts';
import { openPool } from '../apps/server/src/platform/database/connection.ts';
import { makeLog } from '../apps/server/src/platform/log.ts';
import { openOwnPostgres } from './databases/own-postgres.ts';
import { chromiumPath, openShop } from './shop.ts';
import { type Row, report, rounded } from './table.ts';

// Three hundred open orders on one shop's board: the longest frame while it opens, scrolls, hears of changes and
// lets its clocks run; at this machine's speed, and four times slower.
const orders = Number(process.env.ORDERS ?? 300);
const runs = Number(process.env.RUNS ?? 3);
const dropped = 100;

const folder = mkdtempSync(path.join(os.tmpdir(), 'zanga-bench-board-'));
const shop = await openShop(folder);
const log = makeLog({ LOG_LEVEL: 'silent' });
const postgres = await openOwnPostgres({ dataDir: path.join(folder, 'postgres'), log });
const pool = openPool(postgres.config, log);
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

const states = `(array['placed', 'placed', 'accepted', 'preparing', 'ready'])[1 + n % 5]`;

const writes = [
  `insert into orders (id, token_hash, state, number, shop_ids, payment_kind, qty, summary, list_cents, discount_cents,
     member_discount_cents, coupon_discount_cents, delivery_cents, total_cents, vat, firstname, lastname, email, telephone,
     terms_version, of_age, cart_id, created_at, placed_at)
   select 'ord_b' || n, decode(md5('b' || n), 'hex'), ${states}, 'B-' || lpad(n::text, 3, '0'), array[$1::text], 'cash', 4,
     'Norma, Arancino al ragù', 4000, 0, 0, 0, 0, 4000, '[]', 'Ada', 'Rossi ' || n, 'ada' || n || '@clienti.zanga.example',
     '+39095000000', 'v1', false, 'crt_b' || n, at, at
   from generate_series($2::int, $3::int) n, lateral (select now() - n % 40 * interval '1 minute' as at) a`,
  `insert into order_parts (order_id, part, mode, state, since, shop_id, number, promised_at, pieces, fee_cents, fee_discount_cents)
   select 'ord_b' || n, 'food', 'pickup', ${states}, now() - n % 40 * interval '1 minute', $1::text, 'B-' || lpad(n::text, 3, '0'),
     case when n % 5 > 1 then now() + (n % 60 - 10) * interval '1 minute' end, 4, 0, 0
   from generate_series($2::int, $3::int) n`,
  `insert into order_lines (id, order_id, part, position, cart_line_id, product_id, slug, name, kind, images, options, notes,
     qty, unit_cents, list_cents, discount_cents, member_discount_cents, coupon_discount_cents, total_cents,
     vat_rate_basis_points, vat_cents)
   select 'lin_b' || n || '_' || m, 'ord_b' || n, 'food', m, 'lin_c' || n || '_' || m, 'prd_b' || m, 'piatto-' || m,
     (array['Norma', 'Arancino al ragù', 'Cannolo', 'Caponata'])[m], 'food', '[]', '[]', case when m = 1 then 'ben calda' else '' end,
     1, 1000, 1000, 0, 0, 0, 1000, 1000, 91
   from generate_series($2::int, $3::int) n, generate_series(1, 4) m
   where $1::text is not null`,
];

const place = async (client: pg.Pool, at: string, from: number, to: number) => {
  const one = await client.connect();
  try {
    await one.query('begin');
    for (const statement of writes) await one.query(statement, [at, from, to]);
    await one.query('commit');
    one.release();
  } catch (error) {
    // The pool would wait for an open connection at its end, and hide the reason.
    one.release(true);
    throw error;
  }
};

/** Records in the page the gaps between its frames, and its long tasks. */
const watchFrames = `
  globalThis.seen = { gaps: [], tasks: [] };
  let last = performance.now();
  const frame = (now) => {
    seen.gaps.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ entryTypes: ['longtask'] });`;

type Seen = { readonly gaps: number[]; readonly tasks: number[] };

/** Frames and tasks since the last reading. */
const taken = (page: Page) =>
  page.evaluate(() => {
    // The script above has set it.
    const { seen } = globalThis as unknown as { seen: { gaps: number[]; tasks: number[] } };
    const all = { gaps: [...seen.gaps], tasks: [...seen.tasks] };
    seen.gaps.length = 0;
    seen.tasks.length = 0;
    return all;
  });

const enter = async (page: Page) => {
  await page.goto(`${shop.url}/gestione/accesso`);
  await page.getByLabel('Email').fill('banco-catania@zanga.example');
  await page.getByLabel('Password', { exact: true }).fill(demoStaffPassword);
  await page.getByRole('button', { name: 'Entra', exact: true }).click();
  await page.getByRole('link', { name: 'Scanner' }).waitFor();
};

const rest = (page: Page, ms: number) => page.waitForTimeout(ms);

let placed = 0;
const measureOnce = async (where: string, throttle: number): Promise<ReadonlyMap<string, Seen>> => {
  const found = new Map<string, Seen>();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'it-IT' });
  const page = await context.newPage();
  await enter(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.addInitScript({ content: watchFrames });
  await page.goto(`${shop.url}/gestione`);
  await page
    .getByRole('heading', { name: /Apri l’ordine B-/ })
    .first()
    .waitFor();
  await rest(page, 1_500);
  found.set('it opens', await taken(page));
  await page.mouse.move(720, 500);
  for (let turn = 0; turn < 60; turn += 1) {
    await page.mouse.wheel(0, turn < 40 ? 600 : -1_200);
    await rest(page, 30);
  }
  await rest(page, 500);
  found.set('it is scrolled', await taken(page));
  for (let change = 0; change < 10; change += 1) {
    placed += 1;
    await place(pool, where, placed, placed);
    await rest(page, 400);
  }
  await rest(page, 500);
  found.set('ten orders come', await taken(page));
  for (let change = 0; change < 10; change += 1) {
    const at = 3 + 5 * change;
    const state = change % 2 === 0 ? 'preparing' : 'ready';
    await pool.query(`update order_parts set state = $1, since = now() where order_id = $2`, [
      state,
      `ord_b${at}`,
    ]);
    await pool.query(`update orders set state = $1, version = version + 1 where id = $2`, [
      state,
      `ord_b${at}`,
    ]);
    await rest(page, 400);
  }
  found.set('ten move', await taken(page));
  await rest(page, 11_000);
  found.set('eleven seconds of clocks', await taken(page));
  await context.close();
  return found;
};

const rowOf = (what: string, throttle: number, all: readonly Seen[]): Row => {
  const longest = ({ gaps }: Seen) => Math.max(0, ...gaps);
  const best = all.toSorted((one, other) => longest(one) - longest(other))[0] ?? { gaps: [], tasks: [] };
  return {
    while: what,
    'slowed down': `${throttle} ×`,
    frames: best.gaps.length,
    'longest frame ms': rounded(longest(best), 0),
    'frames over 100 ms': best.gaps.filter((gap) => gap > dropped).length,
    'longest task ms': rounded(Math.max(0, ...best.tasks), 0),
    'longest frame of all runs ms': rounded(Math.max(...all.map(longest)), 0),
  };
};

try {
  const { rows: at } = await pool.query<{ id: string }>(`select id from shops where slug = 'catania'`);
  const where = at[0]?.id ?? '';
  await place(pool, where, 1, orders);
  placed = orders;
  const rows: Row[] = [];
  for (const throttle of [1, 4]) {
    const all: ReadonlyMap<string, Seen>[] = [];
    while (all.length < runs) all.push(await measureOnce(where, throttle));
    for (const what of all[0]?.keys() ?? [])
      rows.push(
        rowOf(
          what,
          throttle,
          all.flatMap((one) => one.get(what) ?? []),
        ),
      );
  }
  report('board-300', rows, [
    `${orders} open orders of four lines each in one shop, 1440 × 900; of each the best of ${runs} runs.`,
    `The load average at the end was ${rounded(os.loadavg()[0] ?? 0, 1)} on ${os.cpus().length} cores: a frame that is late may be the machine's.`,
  ]);
} finally {
  await browser.close();
  await pool.end();
  await postgres.stop();
  await shop.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
