import type { Answering } from '@zanga/contract/ordering/answering';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { addCoupon } from '../../coupons/testing.ts';
import { reconcile, toolsBehind } from '../../payments/testing.ts';
import { openKitchen } from '../cart/cart-testing.ts';
import { boardOf, call, openStand, orderTools, pay, signInStaff, work } from '../order/order-testing.ts';
import { watchAnswers } from './watch-answers.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const app = await makeTestApp({ now: { at: noon } });
const stand = await openStand(app, { phone: '095 123 4567' });
const worker = await signInStaff(app, 'worker', stand.shop);
const manager = await signInStaff(app, 'manager', stand.shop);
const chief = await signInStaff(app, 'manager');
const tools = await orderTools(app);
await app.db
  .updateTable('access_tokens')
  .set({ expires_at: new Date('2099-01-01') })
  .execute();

const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);
const tick = (at: Date) => {
  app.now.at = at;
  return watchAnswers(tools, at);
};
const till = { payment_method: 'till' };
const cash = { payment_method: 'cash' };
const brought = () => ({ items: stand.pizzas(), deliveries: [stand.delivery] });

const shopRow = (id = stand.shop) =>
  app.db
    .selectFrom('shops')
    .select(['paused_until', 'pause_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const alarmOf = async (id: string) =>
  (await boardOf(app, worker)).data.find(({ order }) => order === id)?.alarm;
const asked = async (name: string, like = '%') => {
  const { rows } = await app.pool.query<{ data: Record<string, never> }>(
    `select data from pgboss.job where name = $1 and data->>'key' like $2 order by created_on`,
    [name, like],
  );
  return rows.map(({ data }) => data as Record<string, unknown>);
};

beforeEach(async () => {
  app.now.at = noon;
  await app.pool.query('delete from shop_silences; delete from answer_plans');
  await app.pool.query(`delete from pgboss.job where name like 'notifications.%'`);
  await app.db.updateTable('shops').set({ paused_until: null, pause_reason: null }).execute();
  // Orders that earlier tests left waiting would raise alarms here.
  await app.db.updateTable('order_parts').set({ state: 'accepted' }).where('state', '=', 'placed').execute();
});

describe('an unanswered order', () => {
  it('is louder after two minutes, written to the managers after five, rung after seven', async () => {
    const order = await stand.placed(brought(), cash);
    await tick(minutes(1));
    expect(await alarmOf(order.id)).toBeNull();
    await tick(minutes(2));
    expect(await alarmOf(order.id)).toBe('louder');
    expect(await asked('notifications.email', 'unanswered:%')).toEqual([]);
    for (const at of [5, 5, 6]) await tick(minutes(at));
    expect(await alarmOf(order.id)).toBe('managers');
    const mails = await asked('notifications.email', 'unanswered:%');
    expect(mails).toMatchObject([
      { letter: 'shop_unanswered', data: { shop: 'Zanga Catania', orders: 1 } },
      { letter: 'shop_unanswered' },
    ]);
    for (const at of [7, 8]) await tick(minutes(at));
    expect(await asked('notifications.call')).toMatchObject([
      { to: '+390951234567', text: expect.stringContaining('C’è un ordine che aspetta') },
    ]);
    expect(await asked('notifications.email', 'unanswered:%')).toHaveLength(2);
    expect((await shopRow()).paused_until).toBeNull();
  });

  it('falls silent once it is accepted', async () => {
    const order = await stand.placed(brought(), cash);
    await tick(minutes(3));
    await work(app, worker, order.id, 'accept', { minutes: 30 });
    expect(await alarmOf(order.id)).toBeNull();
    await tick(minutes(15));
    expect((await stand.see(order)).state).toBe('accepted');
    expect((await shopRow()).paused_until).toBeNull();
  });

  it('is given back whole before its promise passes, and its shop pauses itself', async () => {
    const order = await stand.placed(brought());
    await pay(app, order);
    const promised = new Date((await stand.see(order)).deliveries[0]?.promised_at ?? 0);
    await tick(minutes(9));
    await tick(minutes(10));
    expect(promised > app.now.at).toBe(true);
    const seen = await stand.see(order);
    expect(seen).toMatchObject({
      state: 'cancelled',
      refunded: order.order.total,
      payment: { state: 'refunded' },
      deliveries: [{ reason: expect.stringContaining('non ha risposto in tempo') }],
    });
    expect(await shopRow()).toEqual({
      paused_until: minutes(40),
      pause_reason: 'il negozio non riesce a rispondere agli ordini',
    });
    const [news] = await asked('notifications.email', `${order.id}:unanswered%`);
    expect(news).toMatchObject({ data: { kind: 'unanswered', refundCents: order.order.total, rest: false } });
    expect(await asked('notifications.sms', `${order.id}:unanswered%`)).toHaveLength(1);
    expect(await asked('notifications.email', 'paused:%')).toHaveLength(2);
    const shop = await call<{ opening: { label: string }[] }>(app, `GET shops/${stand.shop}`);
    expect(shop.body.opening[0]?.label).toBe(
      'Riapre alle 13:40: il negozio non riesce a rispondere agli ordini',
    );
  });

  it('hurries where its promise comes sooner than the plan', async () => {
    const order = await stand.placed(undefined, till);
    await app.db
      .updateTable('order_parts')
      .set({ promised_at: minutes(8) })
      .where('order_id', '=', order.id)
      .execute();
    await tick(minutes(6));
    expect((await stand.see(order)).state).toBe('cancelled');
  });

  it('for later waits until it should be begun', async () => {
    const slot = '2026-11-20T18:00:00.000Z';
    const order = await stand.placed(
      { items: stand.pizzas(), deliveries: [{ ...stand.delivery, slot }] },
      cash,
    );
    await tick(minutes(60));
    expect(await alarmOf(order.id)).toBeNull();
    // Fifteen minutes of kitchen and fifteen on the way.
    const begins = new Date('2026-11-20T17:30:00Z');
    await tick(new Date(begins.getTime() + 2 * 60_000));
    expect(await alarmOf(order.id)).toBe('louder');
    await tick(new Date(begins.getTime() + 10 * 60_000));
    expect((await stand.see(order)).state).toBe('cancelled');
  });

  it('frees its coupon and its room in the kitchen', async () => {
    const coupon = await addCoupon(app.db, { code: 'SILENZIO', kind: 'free_delivery', use_limit: 1 });
    const pieces = async () =>
      (await app.pool.query('select coalesce(sum(pieces), 0)::int as pieces from slot_loads')).rows[0].pieces;
    const before = await pieces();
    const order = await stand.placed({ ...brought(), coupon: 'SILENZIO' }, cash);
    expect(await pieces()).toBe(before + 2);
    await tick(minutes(10));
    expect(await pieces()).toBe(before);
    const uses = app.db.selectFrom('coupon_uses').select(['order_id', 'given_back_at']);
    expect(await uses.where('coupon_id', '=', coupon).execute()).toEqual([
      { order_id: order.id, given_back_at: minutes(10) },
    ]);
  });
});

describe('bad luck', () => {
  it('a worker accepts in the second of cancelling: one wins, and the other says so', async () => {
    for (let round = 0; round < 8; round += 1) {
      app.now.at = noon;
      await app.db.updateTable('shops').set({ paused_until: null }).execute();
      const order = await stand.placed();
      await pay(app, order);
      app.now.at = minutes(10);
      const [accepted] = await Promise.all([
        work(app, worker, order.id, 'accept', { minutes: 30 }),
        watchAnswers(tools, minutes(10)),
      ]);
      const seen = await stand.see(order);
      const paused = (await shopRow()).paused_until !== null;
      expect([accepted.status, seen.state, seen.refunded > 0, paused]).toEqual(
        accepted.status === 200 ? [200, 'accepted', false, false] : [409, 'cancelled', true, true],
      );
    }
  });

  it('the process dies in the middle: neither the pause nor the refund is there, and the next one does both', async () => {
    const order = await stand.placed();
    await pay(app, order);
    const dying = {
      ...tools,
      payments: {
        ...tools.payments,
        refund: () => Promise.reject(new Error('killed')),
      },
    };
    await watchAnswers(dying, minutes(10));
    expect((await stand.see(order)).state).toBe('placed');
    expect((await shopRow()).paused_until).toBeNull();
    await tick(minutes(11));
    expect(await stand.see(order)).toMatchObject({ state: 'cancelled', refunded: 1700 });
    expect((await shopRow()).paused_until).not.toBeNull();
    await tick(minutes(12));
    const { rows } = await app.pool.query('select amount_cents from order_refunds where order_id = $1', [
      order.id,
    ]);
    expect(rows).toEqual([{ amount_cents: 1700 }]);
  });

  it('three hundred at once are one mail, one call and one pause, and each is given back', async () => {
    const order = await stand.placed(brought(), cash);
    await app.pool.query(
      `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', 'ord_crowd' || n, 'token_hash', '\\x' || md5(n::text), 'reference', order_reference(n)))).*
       from orders o, generate_series(1, 299) as n where o.id = $1`,
      [order.id],
    );
    await app.pool.query(
      `insert into order_parts select (jsonb_populate_record(p, jsonb_build_object('order_id', 'ord_crowd' || n))).*
       from order_parts p, generate_series(1, 299) as n where p.order_id = $1`,
      [order.id],
    );
    for (const at of [2, 5, 7]) await tick(minutes(at));
    expect(await asked('notifications.email', 'unanswered:%')).toMatchObject([
      { data: { orders: 300 } },
      { data: { orders: 300 } },
    ]);
    expect(await asked('notifications.call')).toHaveLength(1);
    await tick(minutes(10));
    const { rows } = await app.pool.query(
      `select state, count(*)::int from order_parts where order_id like 'ord_crowd%' group by state`,
    );
    expect(rows).toEqual([{ state: 'cancelled', count: 299 }]);
    expect(await asked('notifications.email', 'paused:%')).toHaveLength(2);
    const { rows: pauses } = await app.pool.query(
      `select count(*)::int from order_events where event = 'unanswered' and order_id = $1`,
      [order.id],
    );
    expect(pauses).toEqual([{ count: 3 }]);
  });

  it('the bank refuses the refund: the order stays cancelled, and the money is left to a person', async () => {
    const order = await stand.placed();
    await pay(app, order, '4000000000005126');
    await tick(minutes(10));
    const waits = async () =>
      (await app.db.selectFrom('payment_refunds').select('id').where('state', '=', 'asked').execute()).length;
    await expect.poll(waits).toBe(0);
    app.now.at = minutes(25);
    await reconcile(toolsBehind(app.payments));
    expect(await stand.see(order)).toMatchObject({ state: 'cancelled', refunded: 0 });
    const { body } = await call<{ failed_refunds: object[] }>(app, `GET backoffice/orders/${order.id}`, {
      token: chief,
    });
    expect(body.failed_refunds).toMatchObject([{ amount: 1700, reason: 'unanswered' }]);
  });

  it('a shop that was paused by hand keeps that pause', async () => {
    const order = await stand.placed(undefined, till);
    const until = minutes(90);
    await call(app, `POST backoffice/shops/${stand.shop}/pause`, { token: worker, payload: { until } });
    await tick(minutes(10));
    expect((await stand.see(order)).state).toBe('cancelled');
    expect(await shopRow()).toEqual({ paused_until: until, pause_reason: null });
  });

  it('of yesterday, when no server looked: it is given back, and the shop of today goes on taking orders', async () => {
    const order = await stand.placed(brought(), cash);
    await tick(minutes(24 * 60));
    const { state } = await app.db
      .selectFrom('order_parts')
      .select('state')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('cancelled');
    expect(await shopRow()).toEqual({ paused_until: null, pause_reason: null });
  });

  it('an order with parts of two shops: one does not answer, the other goes on', async () => {
    const other = await openKitchen(app, { name: 'Zanga Palermo' });
    const there = await signInStaff(app, 'worker', other);
    const order = await stand.placed({
      items: [...stand.pizzas(), { product: 'tazza', qty: 1 }],
      deliveries: [stand.pickup, { part: 'goods', mode: 'pickup', shop: other }],
    });
    await pay(app, order);
    await call(app, `POST backoffice/orders/${order.id}/parts/goods/accept`, { token: there, payload: {} });
    await tick(minutes(10));
    const seen = await stand.see(order);
    expect(seen.deliveries.map(({ part, state }) => [part, state])).toEqual([
      ['food', 'cancelled'],
      ['goods', 'accepted'],
    ]);
    expect(seen).toMatchObject({ state: 'accepted', refunded: 1700 });
    expect((await shopRow(other)).paused_until).toBeNull();
    expect((await asked('notifications.email', `${order.id}:unanswered%`))[0]).toMatchObject({
      data: { rest: true, refundCents: 1700 },
    });
  });
});

describe('the plan', () => {
  const plan = { louder: 0, managers: 1, call: null, cancel: 3, pause: 15, screen: 8, remind: 2, close: 5 };
  const put = (url: string, token: string, given: unknown = plan) =>
    call<Answering & { code: string; fields: Record<string, string[]> }>(app, `PUT backoffice/${url}`, {
      token,
      payload: { plan: given },
    });

  it('is the shop’s before the brand’s, and the brand’s before the usual one', async () => {
    const own = `shops/${stand.shop}/answering`;
    expect((await call<Answering>(app, `GET backoffice/${own}`, { token: manager })).body).toEqual({
      own: null,
      inherited: { louder: 2, managers: 5, call: 7, cancel: 10, pause: 30, screen: 10, remind: 3, close: 4 },
    });
    expect((await put('answering', chief, { ...plan, cancel: 20 })).body.own?.cancel).toBe(20);
    expect((await put(own, manager)).body).toEqual({ own: plan, inherited: { ...plan, cancel: 20 } });
    const order = await stand.placed(brought(), cash);
    await tick(minutes(3));
    expect((await stand.see(order)).state).toBe('cancelled');
    expect((await shopRow()).paused_until).toEqual(minutes(18));
    expect((await put(own, manager, null)).body.own).toBeNull();
  });

  it('is a manager’s of that shop, and makes sense', async () => {
    const own = `shops/${stand.shop}/answering`;
    expect((await put(own, worker)).status).toBe(403);
    expect((await put('answering', manager)).status).toBe(404);
    expect(await put(own, manager, { ...plan, managers: 9 })).toMatchObject({
      status: 422,
      body: { fields: { 'plan.cancel': ['non può venire prima del passo precedente'] } },
    });
    expect((await put(own, manager, { ...plan, pause: 1 })).status).toBe(422);
  });
});
