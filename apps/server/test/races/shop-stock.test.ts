import type { Cart } from '@zanga/contract/ordering/carts';
import { beforeEach, describe, expect, it } from 'vitest';
import { openKitchen } from '../../src/modules/ordering/cart/cart-testing.ts';
import { call, openStand, signInStaff } from '../../src/modules/ordering/order/order-testing.ts';
import { setSlots } from '../../src/modules/shops/testing.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const stand = await openStand(app, { name: 'Zanga Catania' });
const other = await openKitchen(app, { name: 'Zanga Taormina' });
for (const shop of [stand.shop, other])
  await setSlots(app.db, shop, { mode: 'pickup', pieces: 1_000, orders: 1_000, slot_minutes: 15 });
const till = { payment_method: 'till' };
const { pizza, drink } = stand.menu;

const countAt = (shop: string, stock: number | null, product = pizza) =>
  app.pool.query(
    `insert into product_shops (product_id, shop_id, stock) values ($1, $2, $3)
     on conflict (product_id, shop_id) do update set stock = excluded.stock`,
    [product, shop, stock],
  );
const reserved = async () => {
  const { rows } = await app.pool.query<{ pieces: number }>(
    'select coalesce(sum(reserved_qty), 0)::int as pieces from order_lines',
  );
  return rows[0]?.pieces;
};
const left = async (product = pizza) => {
  const { rows } = await app.pool.query<{ shop: string; stock: number }>(
    `select shop_id as shop, stock from product_shops where product_id = $1
     union all select 'brand', stock from products where id = $1`,
    [product],
  );
  return Object.fromEntries(rows.map(({ shop, stock }) => [shop, stock]));
};
const outcomes = (answers: readonly { status: number; body: unknown }[]) => {
  const words = answers.map(({ status, body }) =>
    status === 201 ? 'placed' : (JSON.stringify(body).match(/"code":"([^"]+)"/)?.[1] ?? String(status)),
  );
  return Object.fromEntries(
    Object.entries(Object.groupBy(words, (word) => word)).map(([word, all = []]) => [word, all.length]),
  );
};
const wish = (shop: string, qty = 1) => ({
  items: stand.pizzas(qty),
  deliveries: [{ ...stand.pickup, shop }],
});
const cartsFor = async (shops: readonly string[]): Promise<Cart[]> => {
  const made: Cart[] = [];
  for (const shop of shops) made.push(await stand.cartOf(wish(shop)));
  return made;
};
/** Deadlocks that PostgreSQL has counted so far. */
const deadlocks = async () => {
  await app.pool.query('select pg_stat_force_next_flush()');
  const { rows } = await app.pool.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.deadlocks ?? -1;
};

beforeEach(async () => {
  await app.pool.query('update product_shops set stock = null');
  await app.pool.query('update products set stock = 50 where id = any($1)', [[pizza, drink]]);
});

describe('the last six of a shop', () => {
  it('wanted by twenty at once: six have them, and the brand has as many as before', async () => {
    await countAt(stand.shop, 6);
    const carts = await cartsFor(Array.from({ length: 20 }, () => stand.shop));
    const answers = await Promise.all(carts.map((cart) => stand.order(cart, till)));
    expect(outcomes(answers)).toEqual({ placed: 6, 'order.sold_out': 14 });
    expect(await left()).toMatchObject({ [stand.shop]: 0, brand: 50 });
    expect(await reserved()).toBe(6);
  });

  it('and of another, wanted by twenty each at once: six have them in each', async () => {
    await countAt(stand.shop, 6);
    await countAt(other, 6);
    const carts = await cartsFor(Array.from({ length: 40 }, (_, nth) => (nth % 2 ? other : stand.shop)));
    const answers = await Promise.all(carts.map((cart) => stand.order(cart, till)));
    expect(outcomes(answers)).toEqual({ placed: 12, 'order.sold_out': 28 });
    expect(await left()).toMatchObject({ [stand.shop]: 0, [other]: 0, brand: 50 });
  });
});

describe('stock taken and given back at once', () => {
  it('keeps its count without a deadlock: orders change shops, others come and go', async () => {
    const manager = await signInStaff(app, 'manager');
    const before = await deadlocks();
    for (const product of [pizza, drink]) {
      await countAt(stand.shop, 100, product);
      await countAt(other, 100, product);
    }
    const items = [...stand.pizzas(1), { product: 'cola', qty: 1 }];
    // Every second order names its dishes in reverse.
    const place = (shop: string, nth: number) =>
      stand.placed(
        { items: nth % 2 ? items : items.toReversed(), deliveries: [{ ...stand.pickup, shop }] },
        till,
      );
    const shopOf = (nth: number) => (nth % 4 < 2 ? stand.shop : other);
    const orders = [];
    for (let nth = 0; nth < 12; nth += 1)
      orders.push({ ...(await place(shopOf(nth), nth)), at: shopOf(nth) });
    const move = (id: string, from: string) =>
      call(app, `POST backoffice/orders/${id}/parts/food/move`, {
        token: manager,
        payload: {
          ...{ to: from === other ? stand.shop : other, from },
          ...{ at: '2026-12-31T00:00:00.000Z', reason: 'forno guasto' },
        },
      });
    const [moved, placed] = await Promise.all([
      Promise.all(orders.map(({ id, at }) => move(id, at))),
      Promise.all(Array.from({ length: 12 }, (_, nth) => place(shopOf(nth), nth))),
    ]);
    expect(moved.map(({ status }) => status)).toEqual(orders.map(() => 200));
    await Promise.all(
      [...orders, ...placed].map(({ id }) =>
        call(app, `POST backoffice/orders/${id}/parts/food/reject`, {
          token: manager,
          payload: { reason: 'forno spento' },
        }),
      ),
    );
    for (const product of [pizza, drink])
      expect(await left(product)).toMatchObject({ [stand.shop]: 100, [other]: 100, brand: 50 });
    expect(await deadlocks()).toBe(before);
  });
});
