import { setTimeout as pause } from 'node:timers/promises';
import type { Cart } from '@zanga/contract/ordering/carts';
import { expect, it } from 'vitest';
import { keyOf, postCart } from '../../src/modules/ordering/cart/cart-testing.ts';
import {
  call,
  confirmCard,
  formFor,
  intentFor,
  openStand,
  settle,
} from '../../src/modules/ordering/order/order-testing.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const { pool } = app;
const stand = await openStand(app);
const rounds = 10;

const count = async (text: string, ...values: unknown[]): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count ${text}`, values);
  return rows[0]?.count ?? -1;
};

const waiting = () =>
  count(`from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);

/**
 * Sends several orders of one cart at once: its row is locked until each order waits for it, after all have read that
 * none is pending.
 */
const meetAtTheCart = async (cart: Cart, methods: readonly string[]) => {
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select from carts where id = $1 for update', [cart.id]);
  const sent = methods.map((payment_method) => stand.order(cart, { payment_method }));
  while ((await waiting()) < methods.length) await pause(5);
  await holder.query('commit');
  holder.release();
  return Promise.all(sent);
};

it(`two tabs that order one cart in the same moment, ${rounds} times: one is charged, by the first payment`, async () => {
  const seen: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const cart = await stand.cartOf();
    const answers = await meetAtTheCart(cart, ['new', 'new']);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const open = await count(`from orders where cart_id = $1 and state = 'awaiting_payment'`, cart.id);
    // Each tab pays its order; the replaced one has nothing left to pay.
    for (const { body } of answers) {
      const own = { id: body.order.id, token: body.token ?? '' };
      const secret = await intentFor(app, own).catch(() => undefined);
      if (secret === undefined) continue;
      await confirmCard(app, secret);
      await settle(app, secret);
    }
    const charged = await count(
      `from payments p join orders o on o.id = p.owner_id
       where o.cart_id = $1 and p.captured_cents > p.refunded_cents`,
      cart.id,
    );
    seen.push(`${open} waiting, ${charged} charged`);
  }
  expect(seen).toEqual(Array.from({ length: rounds }, () => '1 waiting, 1 charged'));
});

it('a guest who waits to pay in one tab and signs in in the other has one order to pay', async () => {
  const guests = await stand.cartOf();
  const first = await stand.order(guests);
  const own = { id: first.body.order.id, token: first.body.token ?? '' };
  const secret = await intentFor(app, own);
  const { token } = await app.signIn();
  const merged = await postCart(app, { merge: keyOf(guests) }, token);
  expect(merged.qty).toBe(2);
  const second = await call(app, 'POST customer/orders', { token, payload: formFor(merged) });
  expect(second.status).toBe(201);
  await confirmCard(app, secret);
  await settle(app, secret);
  expect((await stand.see(own)).state).toBe('cancelled');
  const kept = `from payments where owner_id = $1 and captured_cents > refunded_cents`;
  expect(await count(kept, own.id)).toBe(0);
});

it('a card here and the till there, in the same moment: it is cooked and paid once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const cart = await stand.cartOf();
    const answers = await meetAtTheCart(cart, ['new', 'till']);
    const live = await count(
      `from orders where cart_id = $1 and state in ('awaiting_payment', 'placed')`,
      cart.id,
    );
    expect({ live, placed: answers.some(({ status }) => status === 201) }).toEqual({ live: 1, placed: true });
  }
});
