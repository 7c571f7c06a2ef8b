import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { switchSandbox } from '../../payments/testing.ts';
import { setSlots } from '../../shops/testing.ts';
import { call, confirmCard, intentFor, openStand, orderTools, settle } from '../order/order-testing.ts';
import { expireOrders, voidPayment } from './expire-orders.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const tools = await orderTools(app);
await setSlots(app.db, stand.shop, { mode: 'pickup', pieces: 100, orders: 100, slot_minutes: 15 });
const slot = '2026-11-20T19:00:00.000Z';
const both = {
  items: [...stand.pizzas(), { product: 'tazza', qty: 2 }],
  deliveries: [{ ...stand.pickup, slot }, stand.shipped],
};

const later = (minutes: number) => {
  app.now.at = new Date(app.now.at.getTime() + minutes * 60_000);
};
const stock = async () =>
  (await app.db.selectFrom('products').select('stock').where('slug', '=', 'tazza').executeTakeFirstOrThrow())
    .stock;
const load = async () =>
  (
    await app.db
      .selectFrom('slot_loads')
      .select('pieces')
      .where('slot_at', '=', new Date(slot))
      .executeTakeFirst()
  )?.pieces ?? 0;
const mailsOf = async (id: string): Promise<readonly string[]> => {
  const { rows } = await app.pool.query<{ key: string }>(
    `select data->>'key' as key from pgboss.job where name = 'notifications.email' and data->>'key' like $1 order by 1`,
    [`${id}%`],
  );
  return rows.map(({ key }) => key.slice(id.length + 1));
};

/** Loses the webhook: only a question to the provider shows how a payment went. */
const mute = (on: boolean) => switchSandbox(app.db, { mute: on });

describe('an unpaid order', () => {
  it('holds stock and slot for a quarter of an hour, then frees both', async () => {
    const order = await stand.placed(both);
    expect([await stock(), await load()]).toEqual([1, 2]);
    later(14);
    await expireOrders(tools);
    expect((await stand.see(order)).state).toBe('awaiting_payment');
    later(1);
    await expireOrders(tools);
    await expireOrders(tools);
    expect([await stock(), await load()]).toEqual([3, 0]);
    expect(await stand.see(order)).toMatchObject({
      state: 'expired',
      label: 'Scaduto: il pagamento non è arrivato in tempo',
      pay_by: null,
    });
    await voidPayment(tools, order.id);
    expect(await stand.see(order)).toMatchObject({ payment: { state: 'released' } });
    const { status } = await call(app, 'POST payment/intent', {
      payload: { order_id: order.id, token: order.token, payment_method: 'new' },
    });
    expect(status).toBe(409);
  });

  it('is placed after all when it was paid without a report', async () => {
    await mute(true);
    const order = await stand.placed(both);
    await confirmCard(app, await intentFor(app, order));
    later(15);
    await expireOrders(tools);
    expect(await stand.see(order)).toMatchObject({ state: 'placed', payment: { state: 'paid' } });
    expect(await stock()).toBe(1);
    await mute(false);
  });
});

describe('money that comes for an expired order', () => {
  const payWhileAway = async () => {
    await mute(true);
    const order = await stand.placed({ ...both, items: [...stand.pizzas(), { product: 'tazza', qty: 1 }] });
    const secret = await intentFor(app, order);
    await confirmCard(app, secret);
    await switchSandbox(app.db, { outage: 'down' });
    later(15);
    await expireOrders(tools);
    expect((await stand.see(order)).state).toBe('expired');
    return { ...order, secret };
  };
  /** The provider answers again; until then the service, which asks it by itself, cannot be quicker than a test. */
  const backAgain = () => switchSandbox(app.db, { outage: 'none' });

  it('brings it back when everything is still available', async () => {
    const order = await payWhileAway();
    await backAgain();
    await voidPayment(tools, order.id);
    expect(await stand.see(order)).toMatchObject({
      state: 'placed',
      payment: { state: 'paid' },
      refunded: 0,
    });
    expect(await mailsOf(order.id)).toEqual(['placed']);
    expect(await stock()).toBe(0);
    await app.db.updateTable('products').set({ stock: 3 }).where('slug', '=', 'tazza').execute();
  });

  it('goes back by itself when something is gone, and the customer is told', async () => {
    const order = await payWhileAway();
    await app.db.updateTable('products').set({ stock: 0 }).where('slug', '=', 'tazza').execute();
    await backAgain();
    await settle(app, order.secret);
    expect(await stand.see(order)).toMatchObject({
      state: 'expired',
      refunded: order.order.total,
      payment: { state: 'refunded' },
    });
    expect(await mailsOf(order.id)).toEqual(['paid_too_late']);
    expect(await load()).toBe(4);
    await app.db.updateTable('products').set({ stock: 3 }).where('slug', '=', 'tazza').execute();
    await voidPayment(tools, order.id);
    await settle(app, order.secret);
    expect((await stand.see(order)).refunded).toBe(order.order.total);
  });

  it('goes back by itself when it comes after the order was cancelled', async () => {
    await mute(true);
    const order = await stand.placed();
    const secret = await intentFor(app, order);
    await confirmCard(app, secret);
    const { status } = await call(app, `POST orders/${order.id}/cancel`, { payload: { token: order.token } });
    expect(status).toBe(200);
    await settle(app, secret);
    expect(await stand.see(order)).toMatchObject({ state: 'cancelled', refunded: 1700 });
    expect(await mailsOf(order.id)).toEqual(['cancelled', 'paid_too_late']);
    await mute(false);
  });
});
