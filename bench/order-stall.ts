import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Cart } from '@zanga/contract/ordering/carts';
import type { ShopId } from '@zanga/domain/ids';
import { addDays, instantOf, wallClock } from '@zanga/domain/time';
import { foundBrand } from '../apps/server/src/modules/brand/testing.ts';
import { fillMenu, home, openKitchen } from '../apps/server/src/modules/ordering/cart/cart-testing.ts';
import { setSlots } from '../apps/server/src/modules/shops/testing.ts';
import { type Db, openDb, openPool } from '../apps/server/src/platform/database/connection.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { makeLog } from '../apps/server/src/platform/log.ts';
import { openDatabase } from './database.ts';
import { openOwnPostgres } from './databases/own-postgres.ts';
import { somebodyCalled } from './mixed/somebody.ts';
import { run } from './process.ts';

const kitchens = 6;

const openShops = async (db: Db) => {
  await foundBrand(db);
  // The kitchen uses only its database.
  const app = { db } as Parameters<typeof openKitchen>[0];
  const shops: ShopId[] = [];
  while (shops.length < kitchens) {
    const shop = await openKitchen(app);
    await setSlots(db, shop, { mode: 'pickup', pieces: 1_000_000, orders: 1_000_000 });
    shops.push(shop);
  }
  const menu = await fillMenu(app);
  await db.updateTable('products').set({ stock: 1_000_000 }).where('slug', '=', 'tazza').execute();
  return { shops, pizza: { product: 'norma', options: [menu.choice('Classico')], qty: 2 } };
};

type StallAnswer = { readonly status: number; readonly text: string };

type Caller = {
  readonly token?: string;
  /** Client address, as a trusted proxy would report it. */
  readonly from?: string;
};

/** A cheap client: its processor time is taken from the measured server. */
const makeClient = (base: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const ask = (url: string, body: string, { token, from }: Caller) =>
    new Promise<StallAnswer>((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(from !== undefined && { 'x-forwarded-for': from }),
      };
      const asked = request(`${base}${url}`, { method: 'POST', agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
      });
      asked.on('error', reject);
      asked.end(body);
    });
  return async <Body>(url: string, body: unknown, caller: Caller = {}): Promise<Body> => {
    const { status, text } = await ask(url, JSON.stringify(body), caller);
    if (status >= 300) throw new Error(`${url} was answered with ${status}: ${text}`);
    // The caller knows the type of the answer.
    return JSON.parse(text) as Body;
  };
};

/** Form of a guest's order; each has own mail and telephone, since orders are counted by them. */
export const formFor = (cart: Cart, payment_method: string) => ({
  cart_id: cart.id,
  cart_token: cart.token,
  expected_total: cart.total_price,
  payment_method,
  idempotency_key: randomUUID(),
  contact: somebodyCalled(cart.id),
  terms_version: 'v1',
});

/** A server over an embedded PostgreSQL, both for this measurement: six shops with endless room and stock. */
export const openStall = async (env: Readonly<Record<string, string>> = {}) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zanga-bench-orders-'));
  const log = makeLog({ LOG_LEVEL: 'silent' });
  const postgres = await openOwnPostgres({ dataDir: path.join(folder, 'postgres'), log });
  const pool = openPool(postgres.config, log);
  await migrate(pool);
  const db = openDb(pool);
  const { shops, pizza } = await openShops(db);
  const zanga = await run('zanga.ts', [], {
    DATABASE_URL: postgres.url,
    SANDBOX: '1',
    ...env,
  });
  const database = await openDatabase(postgres.url);
  const slot = instantOf(addDays(wallClock(new Date()).date, 1), 18 * 60).toISOString();
  const food = (at: number) => ({ part: 'food', mode: 'pickup', shop: shops[at % kitchens], slot });
  const goods = { part: 'goods', mode: 'shipping', address: home };
  return {
    db,
    zanga,
    database,
    connection: postgres.config,
    shops,
    shop: shops[0] ?? ('shp_' as const),
    post: makeClient(zanga.url),
    /** Two pizzas for pickup at one of the shops. */
    pizzas: (at: number) => ({ items: [pizza], deliveries: [food(at)] }),
    /** Two pizzas, and a mug from a counted stock, to be shipped. */
    pizzasAndMug: (at: number) => ({
      items: [pizza, { product: 'tazza', qty: 1 }],
      deliveries: [food(at), goods],
    }),
    close: async () => {
      await zanga.stop();
      await database.close();
      await pool.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
