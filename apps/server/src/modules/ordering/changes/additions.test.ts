import type { BoardOrder } from '@zanga/contract/ordering/board';
import type { Order } from '@zanga/contract/ordering/orders';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { messagesTo } from '../../notifications/testing.ts';
import {
  boardOf,
  call,
  confirmCard,
  contact,
  intentFor,
  openStand,
  orderTools,
  pay,
  settle,
  signInStaff,
  takeMoney,
  work,
} from '../order/order-testing.ts';
import { expireChanges } from './expire-changes.ts';

const app = await makeTestApp({ env: { UNDO_SECONDS: '10' } });
const stand = await openStand(app);
const manager = await signInStaff(app, 'manager');
const worker = await signInStaff(app, 'worker', stand.shop);
const tools = await orderTools(app);
beforeEach(() => {
  app.now.at = new Date('2026-11-20T12:00:00Z');
});
const later = (seconds: number) => {
  app.now.at = new Date(app.now.at.getTime() + seconds * 1_000);
};

type Guest = { readonly id: string; readonly token: string };
type Items = readonly object[];
type Price = { readonly amount: number; readonly back: string; readonly code: string };
const norma = () => ({ product: 'norma', options: [stand.menu.choice('Classico')], qty: 1 });

const priceOf = (id: string, items: Items, token = manager) =>
  call<Price>(app, `POST backoffice/orders/${id}/parts/food/addition/price`, { token, payload: { items } });
const propose = async (id: string, items: Items, given: { token?: string; expected?: number } = {}) => {
  const { token = manager } = given;
  const expected = given.expected ?? (await priceOf(id, items)).body.amount ?? 0;
  const payload = { items, expected, reason: 'come d’accordo al telefono' };
  return call<BoardOrder & { code: string }>(app, `POST backoffice/orders/${id}/parts/food/addition`, {
    token,
    payload,
  });
};
const decide = ({ id, token }: Guest, change: string | undefined, agree = true) =>
  call<Order & { code: string }>(app, `POST orders/${id}/change`, { payload: { token, change, agree } });
const cardOf = async (id: string): Promise<BoardOrder> =>
  (await boardOf(app, worker)).data.find(({ order }) => order === id) ?? expect.fail();
const paidFor = async (id: string) => {
  const { rows } = await app.pool.query<{ kept: number }>(
    `select coalesce(sum(captured_cents - refunded_cents), 0)::int as kept from payments
     where owner_id = $1 or owner_id in (select id from order_changes where order_id = $1)`,
    [id],
  );
  return rows[0]?.kept ?? 0;
};
const setStock = (stock: number | null) =>
  app.pool.query(`update products set stock = $1 where slug = 'norma'`, [stock]);
const stockOf = async () => {
  const { rows } = await app.pool.query<{ stock: number | null }>(
    `select stock from products where slug = 'norma'`,
  );
  return rows[0]?.stock ?? null;
};
const line = (order: Order) => order.items[0]?.id ?? '';
const addsUp = (order: Order) => {
  const lines = order.items.reduce((sum, { total }) => sum + total, 0);
  expect(lines + order.delivery).toBe(order.total);
  expect(order.list - order.discount - order.member_discount - order.coupon_discount + order.delivery).toBe(
    order.total,
  );
  expect(order.vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(order.total);
};
/** A guest's order that a card has paid, with a proposed addition. */
const offered = async (items?: Items) => {
  const order = await stand.placed();
  await pay(app, order);
  const { body } = await propose(order.id, items ?? [norma()]);
  return { ...order, change: body.change?.id, amount: body.change?.amount ?? 0 };
};

describe('a dish that is added to an order', () => {
  it('is proposed by a manager at the price of a cart, and changes nothing until then', async () => {
    const order = await stand.placed(undefined, { payment_method: 'till' });
    const items = [
      { like: line(order.order), qty: 1 },
      { ...norma(), notes: 'ben cotta' },
    ];
    const cart = await stand.cartOf({ items: stand.pizzas(2), deliveries: [stand.pickup] });
    expect(await priceOf(order.id, items)).toMatchObject({
      status: 200,
      body: { amount: cart.total_price, back: 'due' },
    });
    expect(await propose(order.id, items, { token: worker, expected: 1 })).toMatchObject({ status: 403 });
    expect(await propose(order.id, items, { expected: 1 })).toMatchObject({
      body: { code: 'order.total_changed' },
    });
    expect(await propose(order.id, items)).toMatchObject({
      status: 200,
      body: {
        change: { amount: cart.total_price, back: 'due', added: [{ qty: 1 }, { qty: 1 }], paying: false },
      },
    });
    expect(await propose(order.id, items)).toMatchObject({ body: { code: 'order.change_waiting' } });
    expect(await stand.see(order)).toMatchObject({ total: order.order.total, change: { items: [] } });
  });

  it('refuses the same as a cart, in words', async () => {
    const { id } = await stand.placed(undefined, { payment_method: 'till' });
    expect(await priceOf(id, [{ product: 'norma', options: [], qty: 1 }])).toMatchObject({ status: 422 });
    expect(await priceOf(id, [{ product: 'non-esiste', options: [], qty: 1 }])).toMatchObject({
      status: 422,
    });
    expect(await priceOf(id, [{ like: 'lin_altrui', qty: 1 }])).toMatchObject({
      body: { code: 'order.addition_impossible' },
    });
    await setStock(0);
    expect(await priceOf(id, [norma()])).toMatchObject({ status: 422, body: { code: 'invalid' } });
    await setStock(null);
  });

  it('is collected with the rest where nothing was paid, or by hand', async () => {
    await setStock(10);
    const mail = 'aggiunta@example.it';
    const form = { payment_method: 'till', contact: { ...contact, email: mail } };
    const order = await stand.placed(undefined, form);
    await takeMoney(app, worker, order.id, order.order.total);
    const { body } = await propose(order.id, [norma()]);
    const both = await Promise.all([decide(order, body.change?.id), decide(order, body.change?.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const after = await stand.see(order);
    const amount = body.change?.amount ?? 0;
    expect(after).toMatchObject({ total: order.order.total + amount, qty: 3, change: null });
    addsUp(after);
    const card = await cardOf(order.id);
    expect(card).toMatchObject({ payment: { due: amount, paid: false } });
    expect(card.changed_at).not.toBeNull();
    expect(card.items.map(({ added }) => added)).toEqual([false, true]);
    expect(await stockOf()).toBe(7);
    await setStock(null);
    const told = (await messagesTo(app, mail, 3)).map(({ subject }) => subject);
    expect(told).toContain(`Ordine ${order.order.number}: aggiunto quello che volevi`);
  });

  it('is paid by card before it is added: once, even pressed twice', async () => {
    await setStock(5);
    const order = await offered();
    expect(await decide(order, order.change)).toMatchObject({
      status: 200,
      body: { total: order.order.total, change: { paying: true, back: 'charge' } },
    });
    expect(await decide(order, order.change)).toMatchObject({
      status: 200,
      body: { change: { paying: true } },
    });
    expect(await stockOf()).toBe(2);
    expect(await pay(app, order, '4000000000000002')).not.toBe('succeeded');
    expect((await stand.see(order)).total).toBe(order.order.total);
    const secret = await intentFor(app, order);
    await confirmCard(app, secret);
    await Promise.all([settle(app, secret), settle(app, secret)]);
    await settle(app, secret);
    const after = await stand.see(order);
    expect(after).toMatchObject({
      total: order.order.total + order.amount,
      change: null,
      payment: { state: 'paid' },
    });
    expect(after.items).toHaveLength(2);
    addsUp(after);
    expect(await paidFor(order.id)).toBe(after.total);
    expect(await stockOf()).toBe(2);
    await setStock(null);
  });

  it('goes back with the rest, to the cent, through both payments', async () => {
    const order = await offered();
    await decide(order, order.change);
    await pay(app, order);
    const { total } = await stand.see(order);
    const added = (await cardOf(order.id)).items.at(-1);
    const refund = (payload: object) =>
      call<Order>(app, `POST backoffice/orders/${order.id}/refunds`, {
        token: manager,
        payload: { key: crypto.randomUUID(), reason: 'freddo', items: null, ...payload },
      });
    expect(await refund({ items: [{ id: added?.id, qty: 1 }] })).toMatchObject({
      body: { refunded: order.amount },
    });
    expect(await work(app, worker, order.id, 'reject', { reason: 'forno spento' })).toMatchObject({
      status: 200,
    });
    expect((await stand.see(order)).refunded).toBe(total);
    expect(await paidFor(order.id)).toBe(0);
  });

  it('is not added when refused, withdrawn, late or unpaid, and its stock is free again', async () => {
    await setStock(20);
    const refused = await offered();
    await decide(refused, refused.change);
    expect(await stockOf()).toBe(17);
    expect(await decide(refused, refused.change, false)).toMatchObject({
      status: 200,
      body: { change: null },
    });
    expect(await stockOf()).toBe(18);
    const withdrawn = await offered();
    await decide(withdrawn, withdrawn.change);
    const path = `POST backoffice/orders/${withdrawn.id}/parts/food/change/withdraw`;
    expect(await call(app, path, { token: manager, payload: { change: withdrawn.change } })).toMatchObject({
      status: 200,
    });
    expect(await stockOf()).toBe(16);
    const late = await offered();
    const unpaid = await offered();
    await decide(unpaid, unpaid.change);
    const secret = await intentFor(app, unpaid);
    later(601);
    expect(await decide(late, late.change)).toMatchObject({ body: { code: 'order.change_over' } });
    expect((await stand.see(unpaid)).change).toBeNull();
    await expireChanges(tools, app.now.at);
    expect(await stockOf()).toBe(12);
    // Money that arrives later goes back by itself.
    await confirmCard(app, secret);
    await settle(app, secret);
    expect(await paidFor(unpaid.id)).toBe(unpaid.order.total);
    expect((await stand.see(unpaid)).total).toBe(unpaid.order.total);
    expect((await cardOf(unpaid.id)).change).toBeNull();
    await setStock(null);
  });

  it('refunds its money where the order was cancelled, or made, during the payment', async () => {
    await setStock(20);
    const order = await offered();
    await decide(order, order.change);
    const secret = await intentFor(app, order);
    await work(app, worker, order.id, 'reject', { reason: 'forno spento' });
    await confirmCard(app, secret);
    await settle(app, secret);
    await expireChanges(tools, app.now.at);
    expect(await paidFor(order.id)).toBe(0);
    expect((await stand.see(order)).refunded).toBe(order.order.total);
    expect(await stockOf()).toBe(20);
    const made = await offered();
    await work(app, worker, made.id, 'accept', { minutes: 20 });
    await work(app, worker, made.id, 'advance', { event: 'finish' });
    expect(await decide(made, made.change)).toMatchObject({ body: { code: 'order.change_over' } });
    expect(await propose(made.id, [norma()], { expected: 1 })).toMatchObject({
      body: { code: 'order.wrong_step' },
    });
    await setStock(null);
  });

  it('is not promised twice where one piece is left', async () => {
    await setStock(5);
    const [one, other] = [await offered(), await offered()];
    await setStock(1);
    const both = await Promise.all([decide(one, one.change), decide(other, other.change)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await stockOf()).toBe(0);
    await setStock(null);
  });

  it('waits as long as the brand, or the shop, allows', async () => {
    const owner = await signInStaff(app, 'owner');
    const plan = { louder: 2, managers: 5, call: 7, cancel: 10, pause: 30, consent: 25 };
    const set = await call(app, 'PUT backoffice/answering', { token: owner, payload: { plan } });
    expect(set.status).toBe(200);
    const order = await offered();
    const until = (await stand.see(order)).change?.until ?? '';
    expect(Date.parse(until) - app.now.at.getTime()).toBe(25 * 60_000);
    await call(app, 'PUT backoffice/answering', { token: owner, payload: { plan: null } });
  });
});
