import { describe, expect, it } from 'vitest';
import {
  confirmCard,
  intentFor,
  openStand,
  orderTools,
  settle,
} from '../../src/modules/ordering/order/order-testing.ts';
import { expireOrders, voidPayment } from '../../src/modules/ordering/placing/expire-orders.ts';
import { switchSandbox } from '../../src/modules/payments/testing.ts';
import { setSlots } from '../../src/modules/shops/testing.ts';
import { inOrderOfLocks, orderOfLocks } from '../../src/platform/database/order-of-locks.ts';
import { messagesDuring } from '../../src/platform/database/testing.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const wish = {
  items: [...stand.pizzas(), { product: 'tazza', qty: 1 }],
  // Late enough to come back after it has expired.
  deliveries: [{ ...stand.pickup, slot: '2026-11-20T19:00:00.000Z' }, stand.shipped],
};
await setSlots(app.db, stand.shop, { mode: 'pickup', pieces: 100, orders: 100, slot_minutes: 15 });

/** Whether a statement waits for rows of a table: it updates them, reads them `for update`, or may collide with one. */
const locks = (statement: string, table: string) =>
  [
    `update "?${table}"?\\s`,
    `from "?${table}"?\\s[^()]*for (no key )?update`,
    `insert into "?${table}"?\\s[\\s\\S]*on conflict`,
  ].some((pattern) => new RegExp(pattern).test(statement));

/** Tables that each transaction of some work locks, in the order of its first lock of each. */
const lockedBy = async (work: () => Promise<unknown>): Promise<readonly (readonly string[])[]> => {
  const transactions: Set<string>[] = [];
  for (const statement of (await messagesDuring(work)).flat()) {
    if (statement === 'begin') transactions.push(new Set());
    for (const table of orderOfLocks) if (locks(statement, table)) transactions.at(-1)?.add(table);
  }
  return transactions.map((locked) => [...locked]).filter((locked) => locked.length > 1);
};

const inOrder = (locked: readonly string[]) => orderOfLocks.filter((table) => locked.includes(table));

describe('the order of locks', () => {
  it('is kept whichever way the locks are named', async () => {
    const asked: string[] = [];
    const ask = (table: string) => async () => {
      asked.push(table);
      return table;
    };
    const locked = { order_numbers: ask('numbers'), carts: ask('cart'), orders: ask('order') };
    expect(await inOrderOfLocks(locked)).toEqual({
      orders: 'order',
      carts: 'cart',
      order_numbers: 'numbers',
    });
    expect(asked).toEqual(['order', 'cart', 'numbers']);
  });

  it('is that of an order placed and paid', async () => {
    const cart = await stand.cartOf(wish);
    const placing = await lockedBy(() => stand.order(cart, { payment_method: 'new' }));
    expect(placing).toEqual([['carts', 'order_keys', 'products', 'slot_loads', 'order_numbers']]);
    const secret = await intentFor(app, await stand.placed(wish, { payment_method: 'new' }));
    await confirmCard(app, secret);
    const settling = await lockedBy(() => settle(app, secret));
    expect(settling).toEqual([['orders', 'payments', 'carts']]);
    for (const locked of [...placing, ...settling]) expect(locked).toEqual(inOrder(locked));
  });

  it('is that of an order whose money comes after it has expired', async () => {
    const tools = await orderTools(app);
    await switchSandbox(app.db, { mute: true });
    const order = await stand.placed(wish, { payment_method: 'new' });
    await confirmCard(app, await intentFor(app, order));
    await switchSandbox(app.db, { outage: 'down' });
    app.now.at = new Date(app.now.at.getTime() + 15 * 60_000);
    await expireOrders(tools);
    await switchSandbox(app.db, { outage: 'none' });
    const transactions = await lockedBy(() => voidPayment(tools, order.id));
    expect((await stand.see(order)).state).toBe('placed');
    expect(transactions).toContainEqual(['orders', 'payments', 'carts', 'products', 'slot_loads']);
    for (const locked of transactions) expect(locked).toEqual(inOrder(locked));
  });
});
