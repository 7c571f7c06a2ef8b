import type { BoardOrder } from '@zanga/contract/ordering/board';
import type { ShopToMoveTo } from '@zanga/contract/ordering/order-changes';
import type { Order } from '@zanga/contract/ordering/orders';
import type { ShopId } from '@zanga/domain/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { messagesTo } from '../../notifications/testing.ts';
import { daily } from '../../shops/testing.ts';
import { watchAnswers } from '../answering/watch-answers.ts';
import { openKitchen } from '../cart/cart-testing.ts';
import {
  boardOf,
  call,
  contact,
  openStand,
  orderTools,
  pay,
  signInStaff,
  takeMoney,
  work,
} from '../order/order-testing.ts';

const app = await makeTestApp({ env: { UNDO_SECONDS: '10' } });
const stand = await openStand(app, { name: 'Zanga Catania' });
const other = await openKitchen(app, { name: 'Zanga Acireale' });
const third = await openKitchen(app, { name: 'Zanga Paternò' });
const closed = await openKitchen(app, {
  name: 'Zanga Enna',
  hours: { delivery: daily(1140, 1380), pickup: daily(1140, 1380), onshop: daily(1140, 1380) },
});
const far = await openKitchen(app, { name: 'Zanga Trapani' });
await app.pool.query(
  `update delivery_areas set polygon = '[{"lat":38,"lng":12},{"lat":38,"lng":13},{"lat":39,"lng":13}]' where shop_id = $1`,
  [far],
);
const manager = await signInStaff(app, 'manager');
const worker = await signInStaff(app, 'worker', stand.shop);
const managerHere = await signInStaff(app, 'manager', stand.shop);
await app.db.updateTable('user_roles').set({ all_shops: false }).where('shop_id', 'is not', null).execute();
const noon = new Date('2026-11-20T12:00:00Z');
beforeEach(() => {
  app.now.at = noon;
});

const till = { payment_method: 'till' };
const brought = { items: stand.pizzas(), deliveries: [stand.delivery] };
type Shops = { why_not: string | null; shops: ShopToMoveTo[] };
const shopsFor = async (id: string, token = manager) =>
  (await call<Shops>(app, `GET backoffice/orders/${id}/parts/food/shops`, { token })).body;
const shopFor = async (id: string, shop: string) =>
  (await shopsFor(id)).shops.find((one) => one.id === shop) ?? expect.fail();
type Moved = BoardOrder & { code: string; fields?: Record<string, string[]> };
const move = async (id: string, to: string, given: object = {}, token = manager) => {
  const payload = { to, from: stand.shop, at: '2026-11-20T23:00:00.000Z', reason: 'forno guasto', ...given };
  return call<Moved>(app, `POST backoffice/orders/${id}/parts/food/move`, { token, payload });
};
const pause = (shop: ShopId, until: Date | null) =>
  app.db.updateTable('shops').set({ paused_until: until }).where('id', '=', shop).execute();
const onBoard = async (id: string, shop: string) =>
  (await boardOf(app, manager, shop)).data.find(({ order }) => order === id);
const loadOf = async (shop: string) => {
  const { rows } = await app.pool.query<{ pieces: number }>(
    'select coalesce(sum(pieces), 0)::int as pieces from slot_loads where shop_id = $1',
    [shop],
  );
  return rows[0]?.pieces;
};

describe('an order that another shop makes', () => {
  it('leaves one board for the other, as new, with another number and the same reference', async () => {
    const before = [await loadOf(stand.shop), await loadOf(other)];
    const mail = 'spostato@example.it';
    const order = await stand.placed(undefined, { ...till, contact: { ...contact, email: mail } });
    await work(app, worker, order.id, 'accept', { minutes: 20 });
    await app.pool.query('update order_parts set prints = 1 where order_id = $1', [order.id]);
    await stand.placed({ items: stand.pizzas(), deliveries: [{ ...stand.pickup, shop: other }] }, till);
    app.now.at = new Date(noon.getTime() + 60_000);
    const shop = await shopFor(order.id, other);
    expect(shop).toMatchObject({ name: 'Zanga Acireale', why_not: null });
    const moved = await move(order.id, other, { at: shop.promised_at });
    expect(moved).toMatchObject({
      status: 200,
      body: { state: 'placed', number: 'A-002', prints: 0, undo: null, alarm: null, shop: other },
    });
    expect(moved.body.reference).toBe(order.order.reference);
    expect(moved.body.promised_at).toBe(shop.promised_at);
    expect(await onBoard(order.id, stand.shop)).toBeUndefined();
    expect(await onBoard(order.id, other)).toMatchObject({ state: 'placed', total: order.order.total });
    expect([await loadOf(stand.shop), await loadOf(other)]).toEqual([before[0], (before[1] ?? 0) + 4]);
    const seen = await stand.see(order);
    expect(seen).toMatchObject({ number: 'A-002', reference: order.order.reference, can_cancel: true });
    expect(seen.deliveries).toMatchObject([
      { moved_from: 'Zanga Catania', shop: { name: 'Zanga Acireale' }, progress: [{ state: 'placed' }] },
    ]);
    const told = await messagesTo(app, mail, 2);
    const news = told.find(({ subject }) => subject === 'Ordine A-002: lo ritiri in un altro negozio');
    expect(news?.text).toContain('non più da Zanga Catania');
    expect(news?.text).toContain('ti rimborsiamo tutto');
    // An unsent message of the first shop is not sent any more.
    const { rows } = await app.pool.query(`select 1 from pgboss.job where singleton_key like $1`, [
      `${order.id}:accepted%`,
    ]);
    expect(rows).toEqual([]);
    const audit = await app.pool.query(
      `select before, after, reason from audit_entries where action = 'order.move' and thing = $1`,
      [order.id],
    );
    expect(audit.rows).toMatchObject([
      { before: { shop: 'Zanga Catania' }, after: { shop: 'Zanga Acireale' }, reason: 'forno guasto' },
    ]);
    // Found by its new shop, and not any more by the old one.
    const found = await app.pool.query('select shop_id from order_search where order_id = $1', [order.id]);
    expect(found.rows).toEqual([{ shop_id: other }]);
    // The other shop accepts, and the customer hears of that, too.
    await work(app, manager, order.id, 'accept', { minutes: 20 });
    const waiting = await app.pool.query(`select 1 from pgboss.job where singleton_key like $1`, [
      `${order.id}:accepted:food:%`,
    ]);
    expect(waiting.rows).toHaveLength(1);
  });

  it('is delivered to the same address at the same fee, whatever the other shop charges', async () => {
    await app.pool.query(
      'update delivery_areas set fee_cents = 900, minimum_cents = 9000 where shop_id = $1',
      [other],
    );
    const order = await stand.placed(brought);
    await pay(app, order);
    expect(await move(order.id, other)).toMatchObject({ status: 200, body: { total: order.order.total } });
    const seen = await stand.see(order);
    expect(seen).toMatchObject({ delivery: order.order.delivery, total: order.order.total });
    expect(seen.deliveries[0]?.address).toBe(order.order.deliveries[0]?.address);
    // Rejected by the other shop, everything is refunded.
    await work(app, manager, order.id, 'reject', { reason: 'anche qui' });
    expect((await stand.see(order)).refunded).toBe(order.order.total);
  });

  it('can be cancelled by a customer who would have to fetch it elsewhere, until it is handed over', async () => {
    const order = await stand.placed();
    await pay(app, order);
    await move(order.id, other);
    await work(app, manager, order.id, 'accept', { minutes: 20 });
    await work(app, manager, order.id, 'advance', { event: 'finish' });
    const cancelled = await call<Order>(app, `POST orders/${order.id}/cancel`, {
      payload: { token: order.token },
    });
    expect(cancelled).toMatchObject({
      status: 200,
      body: { state: 'cancelled', refunded: order.order.total },
    });
    // Back where it was ordered, the usual rule holds.
    const back = await stand.placed();
    await pay(app, back);
    await move(back.id, other);
    expect(await move(back.id, stand.shop, { from: other })).toMatchObject({ status: 200 });
    await work(app, worker, back.id, 'accept', { minutes: 20 });
    expect(await stand.see(back)).toMatchObject({ can_cancel: false, deliveries: [{ moved_from: null }] });
  });

  it('keeps the chosen time, or takes the first after it within two hours', async () => {
    const slot = '2026-11-20T19:00:00.000Z';
    const order = await stand.placed(
      { items: stand.pizzas(), deliveries: [{ ...stand.pickup, slot }] },
      till,
    );
    expect(await shopFor(order.id, other)).toMatchObject({ promised_at: slot });
    expect(await shopFor(order.id, closed)).toMatchObject({ promised_at: slot });
    await app.pool.query(
      `insert into slot_loads (shop_id, mode, slot_at, pieces, orders) values ($1, 'pickup', $2, 40, 10)`,
      [other, slot],
    );
    expect(await shopFor(order.id, other)).toMatchObject({ promised_at: '2026-11-20T19:15:00.000Z' });
    // A screen that still shows the time before moves nothing.
    expect(await move(order.id, other, { at: slot })).toMatchObject({ body: { code: 'order.slot_gone' } });
    expect(await move(order.id, other)).toMatchObject({
      status: 200,
      body: { promised_at: '2026-11-20T19:15:00.000Z', wanted_at: '2026-11-20T19:15:00.000Z' },
    });
    await app.pool.query('delete from slot_loads where shop_id = $1', [other]);
  });

  it('is answered anew: the other shop has the whole of its plan', async () => {
    const order = await stand.placed(undefined, till);
    app.now.at = new Date(noon.getTime() + 6 * 60_000);
    await watchAnswers(await orderTools(app), app.now.at);
    expect(await onBoard(order.id, stand.shop)).toMatchObject({ alarm: 'managers' });
    await move(order.id, third);
    await watchAnswers(await orderTools(app), app.now.at);
    expect(await onBoard(order.id, third)).toMatchObject({ alarm: null });
    app.now.at = new Date(noon.getTime() + 9 * 60_000);
    await watchAnswers(await orderTools(app), app.now.at);
    expect(await onBoard(order.id, third)).toMatchObject({ alarm: 'louder' });
  });
});

describe('an order stays where it is', () => {
  it('when the other shop is closed, paused, too far, or has run out of a dish', async () => {
    const order = await stand.placed({ ...brought }, { payment_method: 'cash' });
    const { id } = order;
    expect((await shopFor(id, closed)).why_not).toMatch(/^Chiuso: apre/);
    expect((await shopFor(id, far)).why_not).toMatch(/^Troppo lontano/);
    await pause(other, new Date(noon.getTime() + 3_600_000));
    expect((await shopFor(id, other)).why_not).toMatch(/^In pausa/);
    expect(await move(id, other)).toMatchObject({
      status: 409,
      body: { code: 'order.move_refused', fields: { to: [expect.stringMatching(/^In pausa/)] } },
    });
    await pause(other, null);
    const mark = async (until: string | null) => {
      const payload = { kind: 'product', key: stand.menu.pizza, until };
      const path = `POST backoffice/shops/${other}/shelf`;
      expect((await call(app, path, { token: manager, payload })).status).toBe(200);
    };
    await mark('for_good');
    expect((await shopFor(id, other)).why_not).toContain('«Norma»: esaurito');
    expect(await move(id, other)).toMatchObject({ status: 409, body: { code: 'order.move_refused' } });
    await mark(null);
    await app.db
      .updateTable('shops')
      .set({ payments: ['card'] })
      .where('id', '=', other)
      .execute();
    expect((await shopFor(id, other)).why_not).toBe('Qui non si paga in contanti alla consegna');
    await app.db
      .updateTable('shops')
      .set({ payments: ['card', 'cash', 'till'] })
      .where('id', '=', other)
      .execute();
    expect(await onBoard(id, stand.shop)).toMatchObject({ state: 'placed' });
    // The last piece of the brand's stock was taken by this order.
    await app.pool.query(`update products set stock = 0 where slug = 'norma'`);
    expect(await move(id, other)).toMatchObject({ status: 200 });
    await app.pool.query(`update products set stock = null where slug = 'norma'`);
  });

  it('without a post in both shops', async () => {
    const { id } = await stand.placed(undefined, till);
    expect((await move(id, other, {}, worker)).status).toBe(403);
    expect(await move(id, other, {}, managerHere)).toMatchObject({ body: { code: 'shop.not_found' } });
    expect(await shopsFor(id, managerHere)).toEqual({ why_not: null, shops: [] });
    const there = await signInStaff(app, 'manager', other);
    await app.db.updateTable('user_roles').set({ all_shops: false }).where('shop_id', '=', other).execute();
    expect(await move(id, other, {}, there)).toMatchObject({ body: { code: 'order.not_found' } });
    expect(await move(id, 'shp_nessuno')).toMatchObject({ status: 404 });
    expect(await move(id, stand.shop)).toMatchObject({ status: 409 });
    expect(await move(id, other, { reason: '  ' })).toMatchObject({ status: 422 });
    expect(await onBoard(id, stand.shop)).toBeDefined();
  });

  it('once its kitchen has begun, it was cancelled, or money went over the counter', async () => {
    const begun = await stand.placed(undefined, till);
    await work(app, worker, begun.id, 'accept', { minutes: 20 });
    await work(app, worker, begun.id, 'advance', { event: 'prepare' });
    expect(await move(begun.id, other)).toMatchObject({ body: { code: 'order.wrong_step' } });
    expect((await shopsFor(begun.id)).why_not).toContain('non ha ancora cominciato');
    const gone = await stand.placed(undefined, till);
    await call(app, `POST orders/${gone.id}/cancel`, { payload: { token: gone.token } });
    expect(await move(gone.id, other)).toMatchObject({ body: { code: 'order.wrong_step' } });
    const taken = await stand.placed(undefined, till);
    await takeMoney(app, worker, taken.id, taken.order.total);
    expect(await move(taken.id, other)).toMatchObject({ body: { code: 'order.move_impossible' } });
    const asked = await stand.placed(undefined, till);
    const items = [{ id: asked.order.items[0]?.id, qty: 1 }];
    const proposal = { token: manager, payload: { items, reason: 'è finita' } };
    await call(app, `POST backoffice/orders/${asked.id}/parts/food/change`, proposal);
    expect((await shopsFor(asked.id)).why_not).toContain('in sospeso');
    const unpaid = await stand.placed();
    expect(await move(unpaid.id, other)).toMatchObject({ status: 409 });
  });
});

describe('two at once', () => {
  it('one of two shops has it, and the slots count it once', async () => {
    const before = [await loadOf(stand.shop), await loadOf(other), await loadOf(third)];
    const { id } = await stand.placed(undefined, till);
    const both = await Promise.all([move(id, other), move(id, third)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('order.wrong_step');
    const after = [await loadOf(stand.shop), await loadOf(other), await loadOf(third)];
    const grown = after.map((pieces, at) => (pieces ?? 0) - (before[at] ?? 0));
    expect([grown[0], grown.reduce((sum, one) => sum + one, 0)]).toEqual([0, 2]);
    // The same press twice counts once.
    const twice = await stand.placed(undefined, till);
    const pressed = await Promise.all([move(twice.id, other), move(twice.id, other)]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await app.pool.query(
      `select count(*)::int as count from order_events where order_id = $1 and event = 'move'`,
      [twice.id],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('a cancellation or an acceptance meanwhile comes before or after', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await stand.placed();
      await pay(app, order);
      const cancel = call<Order>(app, `POST orders/${order.id}/cancel`, { payload: { token: order.token } });
      await Promise.all([
        move(order.id, other),
        cancel,
        work(app, worker, order.id, 'accept', { minutes: 20 }),
      ]);
      const seen = await stand.see(order);
      expect(['cancelled', 'placed', 'accepted']).toContain(seen.state);
      if (seen.state === 'cancelled') expect(seen.refunded).toBe(order.order.total);
    }
  });

  it('orders go to and fro between two shops without waiting for each other', async () => {
    const at = (shop: string) => ({
      items: stand.pizzas(),
      deliveries: [{ ...stand.pickup, shop, slot: '2026-11-20T20:00:00.000Z' }],
    });
    const three = (shop: string) =>
      Promise.all(Array.from({ length: 3 }, () => stand.placed(at(shop), till)));
    const [mine, theirs] = [await three(stand.shop), await three(other)];
    const moved = await Promise.all([
      ...mine.map(({ id }) => move(id, other)),
      ...theirs.map(({ id }) => move(id, stand.shop, { from: other })),
      ...Array.from({ length: 3 }, () => stand.placed(at(other), till).then(() => ({ status: 200 }))),
    ]);
    expect(moved.map(({ status }) => status)).toEqual(moved.map(() => 200));
    const numbers = (await boardOf(app, manager, other)).data.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
