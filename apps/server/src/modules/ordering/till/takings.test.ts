import type { StaffTable } from '@zanga/contract/shops/tables';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { addTable } from '../../tables/testing.ts';
import { openKitchen } from '../cart/cart-testing.ts';
import { boardOf, call, newKey, openStand, signInStaff, work } from '../order/order-testing.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const app = await makeTestApp({ now: { at: noon } });
const stand = await openStand(app);
const worker = await signInStaff(app, 'worker', stand.shop);
const manager = await signInStaff(app, 'manager');
const stranger = await signInStaff(app, 'worker', await openKitchen(app, { name: 'Zanga Palermo' }));

type Taken = { readonly taken: number; readonly code: string };

const take = (where: string, payload: Record<string, unknown>, token = worker) =>
  call<Taken>(app, `POST backoffice/${where}/takings`, {
    token,
    payload: { key: newKey(), how: 'cash', ...payload },
  });

const cardOf = async (id: string) => (await boardOf(app, worker)).data.find(({ order }) => order === id);
const ready = async (id: string) => {
  await work(app, worker, id, 'accept', { minutes: 10 });
  await work(app, worker, id, 'advance', { event: 'finish' });
};
const handOver = (id: string) => work(app, worker, id, 'advance', { event: 'complete' });

describe('an order that is paid at the till', () => {
  it('[RTE-14] is not handed over before its money is recorded', async () => {
    const order = await stand.placed(undefined, { payment_method: 'till' });
    await ready(order.id);
    expect(await handOver(order.id)).toMatchObject({ status: 409, body: { code: 'order.not_collected' } });
    expect((await stand.see(order)).payment.state).toBe('due');
    expect(await take(`orders/${order.id}`, { expected: 1700 })).toMatchObject({
      status: 200,
      body: { taken: 1700 },
    });
    expect(await cardOf(order.id)).toMatchObject({ state: 'ready', payment: { paid: true, due: 0 } });
    expect(await handOver(order.id)).toMatchObject({ status: 200, body: { state: 'completed' } });
    expect((await stand.see(order)).payment.state).toBe('paid');
  });

  it('is recorded once, with person and way, for the sum shown', async () => {
    const order = await stand.placed(undefined, { payment_method: 'till' });
    const where = `orders/${order.id}`;
    expect(await take(where, { expected: 1699 })).toMatchObject({
      status: 409,
      body: { code: 'taking.sum_changed' },
    });
    const key = newKey();
    const tries = await Promise.all(
      [1, 2, 3].map(() => take(where, { key, expected: 1700, how: 'terminal' })),
    );
    expect(tries.map(({ body }) => body.taken).sort()).toEqual([0, 0, 1700]);
    expect(await take(where, { expected: 1700 })).toMatchObject({ status: 409 });
    const { rows } = await app.pool.query(
      'select how, amount_cents, user_id from takings where order_id = $1',
      [order.id],
    );
    expect(rows).toEqual([{ how: 'terminal', amount_cents: 1700, user_id: expect.stringMatching(/^usr_/) }]);
    const { body } = await call<{ history: { event: string; name: string | null }[] }>(
      app,
      `GET backoffice/${where}`,
      { token: worker },
    );
    expect(body.history).toContainEqual(
      expect.objectContaining({
        event: 'take_money',
        name: expect.any(String),
        details: { amount_cents: 1700, how: 'terminal' },
      }),
    );
  });

  it('loses its debt only with a reason, and is not paid then', async () => {
    const order = await stand.placed(undefined, { payment_method: 'till' });
    const where = `orders/${order.id}`;
    expect(await take(where, { expected: 1700, how: 'lost' })).toMatchObject({ status: 422 });
    expect(await take(where, { expected: 1700, how: 'lost', reason: 'se n’è andato' })).toMatchObject({
      status: 200,
    });
    await ready(order.id);
    expect(await handOver(order.id)).toMatchObject({ status: 200 });
    expect((await stand.see(order)).payment.state).toBe('due');
    expect(await cardOf(order.id)).toMatchObject({ payment: { paid: false, due: 0 } });
  });

  it('[ROL-3] is hidden from other shops', async () => {
    const order = await stand.placed(undefined, { payment_method: 'till' });
    expect(await take(`orders/${order.id}`, { expected: 1700 }, stranger)).toMatchObject({ status: 404 });
  });

  it('refunds by hand the money taken, and nothing for an unpaid order', async () => {
    const [paid, unpaid] = [
      await stand.placed(undefined, { payment_method: 'till' }),
      await stand.placed(undefined, { payment_method: 'till' }),
    ];
    await take(`orders/${paid.id}`, { expected: 1700 });
    const payload = { key: newKey(), reason: 'era freddo', items: null };
    expect(
      await call(app, `POST backoffice/orders/${unpaid.id}/refunds`, { token: manager, payload }),
    ).toMatchObject({
      status: 409,
      body: { code: 'order.wrong_step' },
    });
    await call(app, `POST backoffice/orders/${paid.id}/refunds`, { token: manager, payload });
    expect(await stand.see(paid)).toMatchObject({ refunded: 1700, payment: { state: 'refunded' } });
    const { rows } = await app.pool.query('select method, actor_id from order_refunds where order_id = $1', [
      paid.id,
    ]);
    expect(rows).toEqual([{ method: 'by_hand', actor_id: expect.stringMatching(/^usr_/) }]);
  });

  it('refunds the money taken when the shop then rejects the order', async () => {
    const order = await stand.placed(undefined, { payment_method: 'till' });
    await take(`orders/${order.id}`, { expected: 1700 });
    await work(app, worker, order.id, 'reject', { reason: 'Il forno si è spento' });
    expect(await stand.see(order)).toMatchObject({ refunded: 1700, payment: { state: 'refunded' } });
  });
});

describe('a table', () => {
  let label = 0;
  let table = '';
  beforeEach(async () => {
    label += 1;
    table = await addTable(app.db, stand.shop, { label: String(label), openSince: noon });
  });
  const ordered = () =>
    stand.placed(
      {
        items: stand.pizzas(1),
        deliveries: [{ part: 'food', mode: 'onshop', shop: stand.shop, table: String(label) }],
        meta: { table_id: table },
      },
      { payment_method: 'till' },
    );
  const close = () =>
    call<StaffTable & { code: string }>(app, `POST backoffice/tables/${table}/open`, {
      token: worker,
      payload: { open: false },
    });

  it('[RTE-17] is served before it pays, and not closed while it owes', async () => {
    const order = await ordered();
    await ready(order.id);
    expect(await handOver(order.id)).toMatchObject({ status: 200 });
    expect(await close()).toMatchObject({ status: 409, body: { code: 'table.owes' } });
    expect(await take(`tables/${table}`, { expected: 850, how: 'voucher' })).toMatchObject({
      body: { taken: 850 },
    });
    expect(await close()).toMatchObject({ status: 200, body: { open_since: null } });
    expect((await stand.see(order)).payment.state).toBe('paid');
  });

  it('[RTE-17] pays for all who sit there, in one go and once', async () => {
    await ordered();
    await ordered();
    const key = newKey();
    const tries = await Promise.all([1, 2].map(() => take(`tables/${table}`, { key, expected: 1700 })));
    expect(tries.map(({ body }) => body.taken).sort()).toEqual([0, 1700]);
    expect(await close()).toMatchObject({ status: 200 });
  });

  it('[RTE-17] closes with a debt only where staff give it up with a reason', async () => {
    await ordered();
    expect(await take(`tables/${table}`, { expected: 850, how: 'lost', reason: 'andati via' })).toMatchObject(
      { status: 200 },
    );
    expect(await close()).toMatchObject({ status: 200, body: { bill: { due: 0 } } });
  });
});
