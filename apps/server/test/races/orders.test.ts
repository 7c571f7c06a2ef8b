import type { Cart } from '@zanga/contract/ordering/carts';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../../src/modules/ordering/cart/cart-testing.ts';
import {
  call,
  confirmCard,
  formFor,
  intentFor,
  newKey,
  openStand,
  orderTools,
  pay,
  settle,
  signInStaff,
  work,
} from '../../src/modules/ordering/order/order-testing.ts';
import { expireOrders, voidPayment } from '../../src/modules/ordering/placing/expire-orders.ts';
import { setSlots } from '../../src/modules/shops/testing.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const crowd = 50;

const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));

/** Carts of as many different people. */
const carts = async (wish: Parameters<typeof stand.cartOf>[0]): Promise<Cart[]> => {
  const made: Cart[] = [];
  for (let at = 0; at < crowd; at += 1) made.push(await stand.cartOf(wish));
  return made;
};

const outcomes = (answers: readonly { status: number; body: unknown }[]) => {
  const words = answers.map(({ status, body }) =>
    status === 201 ? 'placed' : (body as { code: string }).code,
  );
  return Object.fromEntries(
    Object.entries(Object.groupBy(words, (word) => word)).map(([word, all = []]) => [word, all.length]),
  );
};

const count = async (text: string, ...values: unknown[]): Promise<number> => {
  const { rows } = await app.pool.query<{ count: number }>(`select count(*)::int as count ${text}`, values);
  return rows[0]?.count ?? -1;
};

describe('the last piece wanted by fifty people at once', () => {
  it('goes to one; the other forty-nine are told, and not charged', async () => {
    await app.db.updateTable('products').set({ stock: 1 }).where('slug', '=', 'tazza').execute();
    const wanted = await carts({ items: [{ product: 'tazza', qty: 1 }], deliveries: [stand.shipped] });
    const answers = await Promise.all(wanted.map((cart) => stand.order(cart)));
    expect(outcomes(answers)).toEqual({ placed: 1, 'order.sold_out': crowd - 1 });
    expect(await count('from payments')).toBe(1);
    expect(await count('from products where slug = $1 and stock = 0', 'tazza')).toBe(1);
    expect(await count('from order_keys')).toBe(1);
  });
});

describe('the last place in a slot wanted by fifty people at once', () => {
  it('goes to one; the other forty-nine choose another time', async () => {
    await setSlots(app.db, stand.shop, { mode: 'pickup', pieces: 100, orders: 1, slot_minutes: 15 });
    const slot = '2026-11-20T18:00:00.000Z';
    const wanted = await carts({ items: stand.pizzas(), deliveries: [{ ...stand.pickup, slot }] });
    const answers = await Promise.all(wanted.map((cart) => stand.order(cart, { payment_method: 'till' })));
    expect(outcomes(answers)).toEqual({ placed: 1, 'order.slot_gone': crowd - 1 });
    expect(await count('from slot_loads where slot_at = $1 and orders = 1 and pieces = 2', slot)).toBe(1);
    await app.db.updateTable('slot_capacity').set({ orders: 100, pieces: 1_000 }).execute();
  });
});

describe('the same key fifty times at once', () => {
  it.each(['new', 'till'])('gives the same one order, paid with %s', async (payment_method) => {
    const cart = await stand.cartOf();
    const form = formFor(cart, { payment_method, idempotency_key: newKey() });
    const answers = await times(crowd, () =>
      call<{ order: { id: string; state: string }; token: string }>(app, 'POST orders', {
        payload: { ...form, cart_token: keyOf(cart) },
      }),
    );
    expect(outcomes(answers)).toEqual({ placed: crowd });
    expect(new Set(answers.map(({ body }) => body.order.id)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(1);
    const state = payment_method === 'new' ? 'awaiting_payment' : 'placed';
    expect(new Set(answers.map(({ body }) => body.order.state))).toEqual(new Set([state]));
    expect(await count('from orders where cart_id = $1', cart.id)).toBe(1);
  });

  it('with different keys leaves one order waiting for its payment', async () => {
    const cart = await stand.cartOf();
    const answers = await times(10, () => stand.order(cart));
    expect(outcomes(answers).placed).toBe(10);
    expect(await count(`from orders where cart_id = $1 and state = 'awaiting_payment'`, cart.id)).toBe(1);
  });
});

describe('two opposite actions on one order', () => {
  it('customer cancels while the shop accepts: one of the two happens, and the money follows', async () => {
    const worker = await signInStaff(app, 'worker', stand.shop);
    for (let round = 0; round < 10; round += 1) {
      const order = await stand.placed();
      await pay(app, order);
      const [cancelled, accepted] = await Promise.all([
        call(app, `POST orders/${order.id}/cancel`, { payload: { token: order.token } }),
        work(app, worker, order.id, 'accept', { minutes: 20 }),
      ]);
      expect([cancelled.status, accepted.status].toSorted()).toEqual([200, 409]);
      const after = await stand.see(order);
      const cancelWon = cancelled.status === 200;
      expect(after.state).toBe(cancelWon ? 'cancelled' : 'accepted');
      expect(after.refunded).toBe(cancelWon ? after.total : 0);
    }
  });

  it('everything is refunded twice: once', async () => {
    const manager = await signInStaff(app, 'manager');
    const order = await stand.placed();
    await pay(app, order);
    const refund = (key: string, items: unknown) =>
      call(app, `POST backoffice/orders/${order.id}/refunds`, {
        token: manager,
        payload: { key, reason: 'era fredda', items },
      });
    const item = order.order.items[0]?.id;
    await times(10, (at) => refund(`refund-${at % 2}-key`, at % 2 ? null : [{ id: item, qty: 2 }]));
    expect(await stand.see(order)).toMatchObject({ refunded: 1700, payment: { state: 'refunded' } });
    expect(
      await count(
        'from payment_refunds r join payments p on p.id = r.payment_id where p.owner_id = $1',
        order.id,
      ),
    ).toBe(1);
  });

  it('payment and expiry: the order is placed, or its money is on its way back', async () => {
    const tools = await orderTools(app);
    for (let round = 0; round < 8; round += 1) {
      const order = await stand.placed();
      const secret = await intentFor(app, order);
      app.now.at = new Date(app.now.at.getTime() + 15 * 60_000);
      await Promise.all([confirmCard(app, secret), expireOrders(tools), settle(app, secret)]);
      await expireOrders(tools);
      await voidPayment(tools, order.id);
      await settle(app, secret);
      const { state, payment, refunded, total } = await stand.see(order);
      const kept = state === 'placed' && payment.state === 'paid' && refunded === 0;
      const returned = state === 'expired' && (payment.state === 'released' || refunded === total);
      expect({ state, payment, ok: kept || returned }).toMatchObject({ ok: true });
    }
  });
});

describe('three ways to settle the same payment', () => {
  it('browser, webhook and reconciliation at once: the order is placed once', async () => {
    const order = await stand.placed();
    const secret = await intentFor(app, order);
    await confirmCard(app, secret);
    await times(20, () => settle(app, secret));
    expect((await stand.see(order)).state).toBe('placed');
    expect(await count(`from order_events where order_id = $1 and event = 'pay'`, order.id)).toBe(1);
    expect(
      await count(
        `from pgboss.job where name = 'notifications.email' and data->>'key' = $1`,
        `${order.id}:placed`,
      ),
    ).toBe(1);
  });
});
