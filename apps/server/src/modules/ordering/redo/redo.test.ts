import type { BoardOrder } from '@zanga/contract/ordering/board';
import type { DaySum } from '@zanga/contract/ordering/takings';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { messagesTo } from '../../notifications/testing.ts';
import {
  boardOf,
  call,
  contact,
  newKey,
  openStand,
  pay,
  signInStaff,
  takeMoney,
  work,
} from '../order/order-testing.ts';

const app = await makeTestApp();
const stand = await openStand(app);
let manager = '';
let worker = '';
/** Moves the clock, and keeps the staff signed in. */
const setTime = async (at: string) => {
  app.now.at = new Date(at);
  manager = await signInStaff(app, 'manager');
  worker = await signInStaff(app, 'worker', stand.shop);
};
beforeEach(() => setTime('2026-11-20T12:00:00Z'));

const pieces = (id: string, qty = 1) => [{ id, qty }];
const redo = (order: string, given: object) =>
  call<BoardOrder & { code: string }>(app, `POST backoffice/orders/${order}/parts/food/redo`, {
    token: worker,
    payload: { key: newKey(), reason: 'è caduta la pizza', minutes: 20, ...given },
  });
const finish = (order: string, id?: string) =>
  call<BoardOrder>(app, `POST backoffice/orders/${order}/parts/food/redo/done`, {
    token: worker,
    payload: { redo: id },
  });
const cardOf = async (id: string) => (await boardOf(app, worker)).data.find(({ order }) => order === id);
const daySum = async () =>
  (await call<DaySum>(app, `GET backoffice/shops/${stand.shop}/day-sum`, { token: manager })).body;
const handedOver = async (mail = 'rifai@example.it') => {
  const order = await stand.placed(undefined, {
    payment_method: 'till',
    contact: { ...contact, email: mail },
  });
  await work(app, worker, order.id, 'accept', { minutes: 20 });
  await work(app, worker, order.id, 'advance', { event: 'finish' });
  await takeMoney(app, worker, order.id, order.order.total);
  await work(app, worker, order.id, 'advance', { event: 'complete' });
  return { ...order, line: order.order.items[0]?.id ?? '' };
};

describe('pieces that are made again', () => {
  it('are in the kitchen, announced, free, and a loss of the day', async () => {
    await app.pool.query(`update products set stock = 10 where slug = 'norma'`);
    const mail = 'caduta@example.it';
    const order = await handedOver(mail);
    const before = await daySum();
    await setTime('2026-11-20T13:30:00Z');
    expect(await cardOf(order.id)).toBeUndefined();
    const key = newKey();
    const both = await Promise.all([
      redo(order.id, { key, items: pieces(order.line) }),
      redo(order.id, { key, items: pieces(order.line) }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const card = await cardOf(order.id);
    expect(card).toMatchObject({ state: 'completed', payment: { due: 0 }, total: order.order.total });
    expect(card?.redos).toMatchObject([{ items: [{ qty: 1, name: 'Norma' }], reason: 'è caduta la pizza' }]);
    expect(await stand.see(order)).toMatchObject({
      total: order.order.total,
      deliveries: [{ redos: [{ dishes: ['1 × Norma'], promised_at: '2026-11-20T13:50:00.000Z' }] }],
    });
    const { rows } = await app.pool.query<{ stock: number }>(
      `select stock from products where slug = 'norma'`,
    );
    expect(rows[0]?.stock).toBe(7);
    const told = (await messagesTo(app, mail, 2)).map(({ subject }) => subject);
    expect(told).toContain(`Ordine ${order.order.number}: lo rifacciamo noi`);
    const after = await daySum();
    expect(after.orders).toEqual(before.orders);
    expect(after.totals).toEqual(before.totals);
    expect(after.redone).toEqual({ count: before.redone.count + 1, worth: before.redone.worth + 850 });
    const id = card?.redos[0]?.id;
    expect((await finish(order.id, id)).body.redos).toEqual([]);
    expect(await finish(order.id, id)).toMatchObject({ status: 200, body: { redos: [] } });
    expect(await cardOf(order.id)).toBeUndefined();
    await app.pool.query(`update products set stock = null where slug = 'norma'`);
  });

  it('is refused where it cannot be: not accepted, over, more than there was, none left', async () => {
    const waiting = await stand.placed(undefined, { payment_method: 'till' });
    const line = waiting.order.items[0]?.id ?? '';
    expect(await redo(waiting.id, { items: pieces(line) })).toMatchObject({
      body: { code: 'order.wrong_step' },
    });
    await work(app, worker, waiting.id, 'accept', { minutes: 20 });
    expect(await redo(waiting.id, { items: pieces(line, 3) })).toMatchObject({
      body: { code: 'order.redo_impossible' },
    });
    expect(await redo(waiting.id, { items: pieces('lin_altrui') })).toMatchObject({ status: 409 });
    await app.pool.query(`update products set stock = 0 where slug = 'norma'`);
    expect(await redo(waiting.id, { items: pieces(line) })).toMatchObject({
      body: { code: 'order.redo_sold_out' },
    });
    await app.pool.query(`update products set stock = null where slug = 'norma'`);
    await work(app, worker, waiting.id, 'reject', { reason: 'forno spento' });
    expect(await redo(waiting.id, { items: pieces(line) })).toMatchObject({
      body: { code: 'order.wrong_step' },
    });
    const old = await handedOver();
    await setTime('2026-11-21T13:00:00Z');
    expect(await redo(old.id, { items: pieces(old.line) })).toMatchObject({
      body: { code: 'order.wrong_step' },
    });
  });

  it('leaves a card’s money, and can still be refunded', async () => {
    const order = await stand.placed();
    await pay(app, order);
    await work(app, worker, order.id, 'accept', { minutes: 20 });
    const items = pieces(order.order.items[0]?.id ?? '');
    expect(await redo(order.id, { items })).toMatchObject({ status: 200, body: { state: 'accepted' } });
    expect((await stand.see(order)).refunded).toBe(0);
    await work(app, worker, order.id, 'reject', { reason: 'forno spento' });
    expect((await stand.see(order)).refunded).toBe(order.order.total);
  });
});
