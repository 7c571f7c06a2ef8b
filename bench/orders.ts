import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Cart } from '@zanga/contract/carts';
import type { Api } from '@zanga/contract/contract';
import { liveClient } from '@zanga/contract/live';
import type { Order } from '@zanga/contract/orders';
import { addDays, instantOf, wallClock } from '@zanga/domain/time';
import { hashToken } from '../apps/server/src/modules/accounts/testing.ts';
import { foundBrand } from '../apps/server/src/modules/brand/testing.ts';
import { fillMenu, home, openKitchen } from '../apps/server/src/modules/ordering/cart/testing.ts';
import { contact } from '../apps/server/src/modules/ordering/orders/testing.ts';
import { setSlots } from '../apps/server/src/modules/shops/testing.ts';
import { openDb, openPool } from '../apps/server/src/platform/database/connection.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { openEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/open.ts';
import { makeLog } from '../apps/server/src/platform/log.ts';
import { run } from './process.ts';
import { percentile, report, rounded } from './table.ts';

// Orders a second with every reservation on the embedded PostgreSQL, and how long a shop's word takes to the browser.
const orders = Number(process.env.ORDERS ?? 2_000);
const steps = Number(process.env.STEPS ?? 100);
const concurrency = 16;
const kitchens = 6;

const folder = mkdtempSync(path.join(os.tmpdir(), 'zanga-bench-orders-'));
const log = makeLog({ LOG_LEVEL: 'silent' });
const postgres = await openEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), log });
const pool = openPool(postgres.config, log);
await migrate(pool);
const db = openDb(pool);
const zanga = await run('zanga.ts', [], { DATABASE_URL: postgres.url, SANDBOX: '1' });

const post = async <Body>(url: string, body: unknown, token?: string): Promise<Body> => {
  const response = await fetch(`${zanga.url}${url}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}: ${await response.text()}`);
  // Each caller knows what it has asked for.
  return (await response.json()) as Body;
};

const openShops = async () => {
  await foundBrand(db);
  const app = { db } as Parameters<typeof openKitchen>[0];
  const shops: string[] = [];
  while (shops.length < kitchens) {
    const shop = await openKitchen(app);
    await setSlots(db, shop, { mode: 'pickup', pieces: 1_000_000, orders: 1_000_000 });
    shops.push(shop);
  }
  const menu = await fillMenu(app);
  await db.updateTable('products').set({ stock: 1_000_000 }).where('slug', '=', 'tazza').execute();
  return { shops, pizza: { product: 'norma', options: [menu.choice('Classico')], qty: 2 } };
};

const { shops, pizza } = await openShops();
const slot = instantOf(addDays(wallClock(new Date()).date, 1), 18 * 60).toISOString();
const pickupAt = (at: number) => ({ part: 'food', mode: 'pickup', shop: shops[at % kitchens], slot });
const mug = { product: 'tazza', qty: 1 };
const shipped = { part: 'goods', mode: 'shipping', address: home };

/** As many at once as there are people at a busy hour; each waits for their own answer. */
const crowd = async <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> => {
  const done: T[] = [];
  let next = 0;
  const person = async () => {
    for (let at = next++; at < count; at = next++) done.push(await work(at));
  };
  await Promise.all(Array.from({ length: concurrency }, person));
  return done;
};

const formFor = (cart: Cart, payment_method: string) => ({
  cart_id: cart.id,
  cart_token: cart.token,
  expected_total: cart.total_price,
  payment_method,
  idempotency_key: randomUUID(),
  contact,
  terms_version: 'v1',
});

const measure = async (name: string, payment_method: string, wish: (at: number) => object) => {
  const carts = await crowd(orders, (at) => post<Cart>('/api/carts', wish(at)));
  const waits: number[] = [];
  const cpu = zanga.cpu();
  const started = performance.now();
  await crowd(orders, async (at) => {
    const cart = carts[at];
    if (!cart) return;
    const asked = performance.now();
    await post('/api/orders', formFor(cart, payment_method));
    waits.push(performance.now() - asked);
  });
  const seconds = (performance.now() - started) / 1_000;
  return {
    measured: name,
    count: waits.length,
    'per second': Math.round(waits.length / seconds),
    'p50 ms': rounded(percentile(waits, 0.5), 1),
    'p99 ms': rounded(percentile(waits, 0.99), 1),
    'server CPU ms each': rounded(((zanga.cpu() - cpu) / waits.length) * 1_000, 2),
  };
};

const signInWorker = async (shop: string): Promise<string> => {
  const token = randomUUID();
  const user = { id: 'usr_bench', email: 'banco@example.it', firstname: 'Ada', lastname: 'Rossi' };
  await db.insertInto('users').values(user).execute();
  await db.insertInto('user_roles').values({ user_id: user.id, role: 'worker', shop_id: shop }).execute();
  const expires_at = new Date(Date.now() + 3_600_000);
  await db
    .insertInto('access_tokens')
    .values({ token_hash: hashToken(token), user_id: user.id, expires_at })
    .execute();
  return token;
};

/** From the worker's tap to the browser that shows it. */
const measureLive = async () => {
  const worker = await signInWorker(shops[0] ?? '');
  const watch = liveClient<Api>({ baseUrl: zanga.url });
  const waits: number[] = [];
  for (let step = 0; step < steps; step += 1) {
    const cart = await post<Cart>('/api/carts', { items: [pizza], deliveries: [pickupAt(0)] });
    const { order, token } = await post<{ order: Order; token: string }>(
      '/api/orders',
      formFor(cart, 'till'),
    );
    const open = Promise.withResolvers<void>();
    const accepted = Promise.withResolvers<number>();
    const stop = watch(
      'POST /api/orders/:order/live',
      { params: { order: order.id }, body: { token } },
      {
        onEvent: ({ state }) => {
          open.resolve();
          if (state === 'accepted') accepted.resolve(performance.now());
        },
      },
    );
    await open.promise;
    const tapped = performance.now();
    await post(`/api/backoffice/orders/${order.id}/parts/food/accept`, { minutes: 20 }, worker);
    waits.push((await accepted.promise) - tapped);
    stop();
  }
  return {
    measured: 'accept → the customer’s browser',
    count: waits.length,
    'p50 ms': rounded(percentile(waits, 0.5), 1),
    'p99 ms': rounded(percentile(waits, 0.99), 1),
    'worst ms': rounded(Math.max(...waits), 1),
  };
};

try {
  const card = await measure('placed, waiting for a card: stock, slot, payment', 'new', (at) => ({
    items: [pizza, mug],
    deliveries: [pickupAt(at), shipped],
  }));
  const till = await measure('placed, paid at the till: slot, mail', 'till', (at) => ({
    items: [pizza],
    deliveries: [pickupAt(at)],
  }));
  const live = await measureLive();
  const busy = rounded(os.loadavg()[0] ?? 0, 1);
  report(
    'orders',
    [card, till, live],
    [
      `Six shops, ${concurrency} people at once; the goal is 200 orders a second and 500 ms to the browser.`,
      `The machine's load average at the end was ${busy}; above the number of cores others were working on it, too.`,
    ],
  );
} finally {
  zanga.stop();
  await pool.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
