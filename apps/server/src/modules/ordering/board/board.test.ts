import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { openKitchen, postCart } from '../cart/cart-testing.ts';
import { boardOf, call, openStand, pay, signInStaff, takeMoney, work } from '../order/order-testing.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const elsewhere = await openKitchen(app, { name: 'Zanga Palermo' });
const worker = await signInStaff(app, 'worker', stand.shop);
const stranger = await signInStaff(app, 'worker', elsewhere);
const manager = await signInStaff(app, 'manager');
const owner = await signInStaff(app, 'owner');

const till = { payment_method: 'till' };
const emails = async (id: string) => {
  const { rows } = await app.pool.query<{ kind: string }>(
    `select data->'data'->>'kind' as kind from pgboss.job
     where name = 'notifications.email' and data->>'key' like $1 order by created_on`,
    [`${id}:%`],
  );
  return rows.map(({ kind }) => kind);
};

describe('the right to work in a shop', () => {
  it('[ROL-3] a worker in their own shop, managers everywhere, customers nowhere', async () => {
    const order = await stand.placed(undefined, till);
    expect((await boardOf(app, worker)).data.some((card) => card.order === order.id)).toBe(true);
    expect((await boardOf(app, stranger)).data).toEqual([]);
    expect((await boardOf(app, manager)).shops.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Zanga Catania', 'Zanga Palermo', 'Spedizioni']),
    );
    expect((await boardOf(app, owner, stand.shop)).shop?.id).toBe(stand.shop);
    expect(await call(app, `GET backoffice/board?shop=${stand.shop}`, { token: stranger })).toMatchObject({
      status: 404,
    });
    expect(await call(app, 'GET backoffice/board?shop=shipping', { token: worker })).toMatchObject({
      status: 404,
    });
    const { token } = await app.signIn();
    expect(await call(app, 'GET backoffice/board', { token })).toMatchObject({ status: 403 });
    expect(await call(app, 'GET backoffice/board')).toMatchObject({ status: 401 });
  });

  it('another shop’s order is answered like one that does not exist', async () => {
    const order = await stand.placed(undefined, till);
    expect(await work(app, stranger, order.id, 'accept')).toMatchObject({ status: 404 });
    expect(await call(app, `GET backoffice/orders/${order.id}`, { token: stranger })).toMatchObject({
      status: 404,
    });
    const pause = { token: stranger, payload: { until: null } };
    expect(await call(app, `POST backoffice/shops/${stand.shop}/pause`, pause)).toMatchObject({
      status: 404,
    });
  });

  it('shows the refund before it is rejected, and does nothing where the sum has changed', async () => {
    const order = await stand.placed();
    await pay(app, order);
    const cardOf = async () =>
      (await boardOf(app, worker)).data.find((card) => card.order === order.id) ?? expect.fail();
    expect(await cardOf()).toMatchObject({ back: { amount: 1700, by: 'card' }, rest: false });
    const line = order.order.items[0]?.id;
    const piece = { key: 'refund-1', reason: 'mancava', items: [{ id: line, qty: 1 }] };
    await call(app, `POST backoffice/orders/${order.id}/refunds`, { token: manager, payload: piece });
    expect((await cardOf()).back.amount).toBe(850);
    const refused = (back: number) => work(app, worker, order.id, 'reject', { reason: 'forno spento', back });
    expect(await refused(1700)).toMatchObject({ status: 409, body: { code: 'order.wrong_step' } });
    const both = await Promise.all([refused(850), refused(850)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stand.see(order)).toMatchObject({ state: 'rejected', refunded: 1700 });
  });

  it('two answers to the same order at once end as one', async () => {
    const colleague = await signInStaff(app, 'worker', stand.shop);
    const eventsOf = async (id: string) => {
      const { rows } = await app.pool.query<{ event: string }>(
        `select event from order_events where order_id = $1 and event in ('accept', 'reject')`,
        [id],
      );
      return rows.map(({ event }) => event);
    };
    const twice = await stand.placed(undefined, till);
    const accepted = await Promise.all([
      work(app, worker, twice.id, 'accept', { minutes: 20 }),
      work(app, colleague, twice.id, 'accept', { minutes: 45 }),
    ]);
    expect(accepted.map(({ status }) => status)).toContain(200);
    expect(await eventsOf(twice.id)).toEqual(['accept']);
    expect((await emails(twice.id)).filter((kind) => kind === 'accepted')).toHaveLength(1);

    const torn = await stand.placed(undefined, till);
    const answers = await Promise.all([
      work(app, worker, torn.id, 'accept', { minutes: 20 }),
      work(app, colleague, torn.id, 'reject', { reason: 'forno spento' }),
    ]);
    const [first, ...others] = await eventsOf(torn.id);
    const { state } = await stand.see(torn);
    // An accepted order may still be rejected; a rejected one stays rejected.
    expect(answers.map(({ status }) => status)).toContain(200);
    if (first === 'reject') expect([others, state]).toEqual([[], 'rejected']);
    else expect([others, state]).toEqual(state === 'rejected' ? [['reject'], state] : [[], 'accepted']);
  });

  it('refunds are a manager’s', async () => {
    const order = await stand.placed();
    await pay(app, order);
    const payload = { key: 'refund-1', reason: 'mancava', items: null };
    const url = `POST backoffice/orders/${order.id}/refunds`;
    expect(await call(app, url, { token: worker, payload })).toMatchObject({ status: 403 });
    expect(await call(app, url, { token: manager, payload })).toMatchObject({
      status: 200,
      body: { refunded: 1700, payment: { state: 'refunded' } },
    });
  });
});

describe('a board with more open orders than a shop can work through', () => {
  it('shows every unanswered order, and says how many others it leaves out', async () => {
    const fresh = await openKitchen(app, { name: 'Zanga Catania Fontanarossa' });
    const there = await signInStaff(app, 'worker', fresh);
    const unanswered = await stand.placed(undefined, till);
    // 640 orders accepted long ago, inserted directly.
    await app.pool.query(
      `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', 'ord_many' || n, 'token_hash', '\\x' || md5(n::text), 'reference', order_reference(n)))).*
       from orders o, generate_series(1, 640) as n where o.id = $1`,
      [unanswered.id],
    );
    await app.pool.query(
      `insert into order_parts select (jsonb_populate_record(p, jsonb_build_object(
         'order_id', 'ord_many' || n, 'shop_id', $2::text, 'state', 'preparing', 'since', p.since - interval '2 hours'))).*
       from order_parts p, generate_series(1, 640) as n where p.order_id = $1`,
      [unanswered.id, fresh],
    );
    await app.pool.query(`update order_parts set shop_id = $2 where order_id = $1`, [unanswered.id, fresh]);
    const { data, more } = await boardOf(app, there);
    expect(data.map(({ order }) => order)).toContain(unanswered.id);
    expect([data.length, more]).toEqual([600, 41]);
  });
});

describe('a shop works on an order', () => {
  it('[RTE-14] accepts with minutes, prepares, brings; the customer hears of each step that matters', async () => {
    const order = await stand.placed(
      { items: stand.pizzas(), deliveries: [stand.delivery] },
      { payment_method: 'cash' },
    );
    expect((await work(app, worker, order.id, 'accept', { minutes: 40 })).body).toMatchObject({
      state: 'accepted',
      promised_at: '2026-11-20T12:40:00.000Z',
      address: 'Via Umberto I 7, 95129 Catania (CT)',
    });
    await takeMoney(app, worker, order.id, order.order.total);
    for (const event of ['prepare', 'finish', 'send_out', 'complete'])
      expect(await work(app, worker, order.id, 'advance', { event })).toMatchObject({ status: 200 });
    const seen = await stand.see(order);
    expect(seen).toMatchObject({ state: 'completed', payment: { kind: 'cash', state: 'paid' } });
    expect(seen.deliveries[0]?.progress.map(({ state }) => state)).toEqual([
      'placed',
      'accepted',
      'preparing',
      'ready',
      'out_for_delivery',
      'completed',
    ]);
    expect(await emails(order.id)).toEqual([null, 'accepted', 'sent']);
  });

  it('never promises the past: accepted late, it promises a time that can be kept', async () => {
    const order = await stand.placed(undefined, till);
    const past = new Date(app.now.at.getTime() - 60_000);
    await app.db
      .updateTable('order_parts')
      .set({ promised_at: past })
      .where('order_id', '=', order.id)
      .execute();
    expect((await work(app, worker, order.id, 'accept', {})).body).toMatchObject({
      state: 'accepted',
      promised_at: '2026-11-20T12:10:00.000Z',
    });
    expect((await emails(order.id)).at(-1)).toBe('accepted');
  });

  it('counts the prints of a slip, and names the person', async () => {
    const order = await stand.placed(undefined, till);
    const print = () =>
      call<{ prints: number }>(app, `POST backoffice/orders/${order.id}/parts/food/prints`, {
        token: worker,
      });
    expect([(await print()).body.prints, (await print()).body.prints]).toEqual([1, 2]);
    const card = (await boardOf(app, worker)).data.find((one) => one.order === order.id);
    expect(card).toMatchObject({ prints: 2, begin_at: null, alarm: null });
  });

  it('takes a second tap for the first, and refuses a step that makes no sense', async () => {
    const order = await stand.placed(undefined, till);
    expect(await work(app, worker, order.id, 'advance', { event: 'complete' })).toMatchObject({
      status: 409,
      body: { code: 'order.wrong_step' },
    });
    await work(app, worker, order.id, 'accept', { minutes: 10 });
    expect((await work(app, worker, order.id, 'accept', { minutes: 90 })).body).toMatchObject({
      promised_at: '2026-11-20T12:10:00.000Z',
    });
    await work(app, worker, order.id, 'advance', { event: 'finish' });
    expect((await work(app, worker, order.id, 'accept', { minutes: 5 })).body.state).toBe('ready');
  });

  it('rejects with its reason, refunds the money, and frees stock and slot', async () => {
    const before = await app.db.selectFrom('slot_loads').select(['pieces', 'slot_at']).execute();
    const order = await stand.placed();
    await pay(app, order);
    expect(await work(app, worker, order.id, 'reject', { reason: 'no' })).toMatchObject({ status: 422 });
    await work(app, worker, order.id, 'reject', { reason: 'Il forno si è spento' });
    expect(await stand.see(order)).toMatchObject({
      state: 'rejected',
      refunded: 1700,
      payment: { state: 'refunded' },
      deliveries: [{ reason: 'Il forno si è spento' }],
    });
    const after = await app.db.selectFrom('slot_loads').select(['pieces', 'slot_at']).execute();
    const sum = (rows: readonly { pieces: number }[]) =>
      rows.reduce((total, { pieces }) => total + pieces, 0);
    expect(sum(after)).toBe(sum(before));
    expect(await emails(order.id)).toEqual([null, 'rejected']);
  });

  it('shows managers the parts to ship', async () => {
    const order = await stand.placed({ items: [{ product: 'tazza', qty: 1 }], deliveries: [stand.shipped] });
    await pay(app, order);
    const cards = (await boardOf(app, manager, 'shipping')).data;
    expect(cards).toMatchObject([
      { order: order.id, part: 'goods', mode: 'shipping', payment: { paid: true } },
    ]);
    expect((await boardOf(app, worker)).data.some((card) => card.order === order.id)).toBe(false);
  });

  it('stores each step with its person and time', async () => {
    const order = await stand.placed(undefined, till);
    await work(app, worker, order.id, 'accept', { minutes: 15 });
    const { body } = await call<{ history: object[] }>(app, `GET backoffice/orders/${order.id}`, {
      token: manager,
    });
    expect(body.history).toMatchObject([
      { event: 'place', actor: 'customer', from: null, to: 'placed' },
      { event: 'accept', actor: 'worker', name: 'Ada Rossi', from: 'placed', to: 'accepted' },
    ]);
  });
});

describe('money goes back by line', () => {
  it('in proportion, delivery share included, and never more than was paid', async () => {
    const order = await stand.placed({ items: stand.pizzas(3), deliveries: [stand.delivery] });
    await pay(app, order);
    const item = order.order.items[0]?.id;
    expect(order.order.total).toBe(2800);
    const refund = (key: string, qty: number) =>
      call(app, `POST backoffice/orders/${order.id}/refunds`, {
        token: manager,
        payload: { key, reason: 'una era bruciata', items: [{ id: item, qty }] },
      });
    expect(await refund('refund-a', 1)).toMatchObject({ status: 200, body: { refunded: 933 } });
    expect(await refund('refund-a', 1)).toMatchObject({ status: 200, body: { refunded: 933 } });
    expect(await refund('refund-b', 3)).toMatchObject({ status: 409, body: { code: 'refund.too_much' } });
    expect(await refund('refund-c', 2)).toMatchObject({ status: 200, body: { refunded: 2800 } });
    expect(await refund('refund-d', 1)).toMatchObject({ status: 409, body: { code: 'refund.too_much' } });
  });

  it('not before it was paid', async () => {
    const order = await stand.placed(undefined, till);
    const payload = { key: 'refund-1', reason: 'mancava', items: null };
    const url = `POST backoffice/orders/${order.id}/refunds`;
    expect(await call(app, url, { token: manager, payload })).toMatchObject({ status: 409 });
  });
});

describe('a shop runs itself', () => {
  it('pauses until a time, and opens by itself', async () => {
    const url = `POST backoffice/shops/${stand.shop}/pause`;
    const until = '2026-11-20T13:30:00.000Z';
    expect((await call(app, url, { token: worker, payload: { until } })).body).toEqual({
      paused_until: until,
      label: 'In pausa: riapre alle 14:30',
    });
    const cart = await postCart(app, { items: stand.pizzas(), deliveries: [stand.pickup] });
    expect(cart.issues.map(({ code }) => code)).toContain('shop_paused');
    const reason = 'la cucina è piena';
    await call(app, url, { token: worker, payload: { until: null } });
    await call(app, url, { token: worker, payload: { until, reason } });
    const shop = await call<{ opening: { label: string }[] }>(app, `GET shops/${stand.shop}`);
    expect(shop.body.opening[0]?.label).toBe('Riapre alle 14:30: la cucina è piena');
    expect((await boardOf(app, worker)).shop?.pause_reason).toBe(reason);
    const past = { token: worker, payload: { until: '2026-11-20T11:00:00Z' } };
    expect(await call(app, url, past)).toMatchObject({ status: 422 });
    await call(app, url, { token: worker, payload: { until: null } });
    const { rows } = await app.pool.query(
      `select action, reason, before, after from audit_entries where action = 'shop.pause' order by id`,
    );
    expect(rows).toMatchObject([
      { action: 'shop.pause', before: { paused_until: null }, after: { paused_until: until } },
      { action: 'shop.pause', before: { paused_until: until }, after: { paused_until: null } },
      { action: 'shop.pause', reason, before: { paused_until: null }, after: { paused_until: until } },
      { action: 'shop.pause', before: { paused_until: until }, after: { paused_until: null } },
    ]);
  });
});
