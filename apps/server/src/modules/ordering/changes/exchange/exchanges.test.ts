import type { BoardOrder } from '@zanga/contract/ordering/board';
import type { Order } from '@zanga/contract/ordering/orders';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../../test/harness.ts';
import { messagesTo } from '../../../notifications/testing.ts';
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
} from '../../order/order-testing.ts';
import { expireChanges } from '../expire-changes.ts';

const app = await makeTestApp({ env: { UNDO_SECONDS: '10' } });
const stand = await openStand(app);
const manager = await signInStaff(app, 'manager');
const worker = await signInStaff(app, 'worker', stand.shop);
const tools = await orderTools(app);
beforeEach(() => {
  app.now.at = new Date('2026-11-20T12:00:00Z');
});

type Guest = { readonly id: string; readonly token: string };
type Priced = { readonly amount: number; readonly back: string };
type Placed = Awaited<ReturnType<typeof stand.placed>>;

const dish = (dough: string, extra?: string) => ({
  product: 'norma',
  options: [stand.menu.choice(dough), ...(extra ? [stand.menu.choice(extra)] : [])],
  qty: 1,
});
const dearer = () => dish('Integrale', 'Bufala');
const cola = () => ({ product: 'cola', options: [], qty: 1 });

const priceOf = ({ id }: Guest, out: readonly object[], items: readonly object[]) =>
  call<Priced & { code: string }>(app, `POST backoffice/orders/${id}/parts/food/exchange/price`, {
    token: manager,
    payload: { out, items },
  });
const propose = async (order: Placed, items: readonly object[], qty = 1, expected?: Priced) => {
  const out = [{ id: order.order.items[0]?.id ?? '', qty }];
  const { amount, back } = expected ?? (await priceOf(order, out, items)).body;
  const payload = { out, items, reason: 'la vuoi diversa', expected: { amount, back } };
  return call<BoardOrder & { code: string }>(app, `POST backoffice/orders/${order.id}/parts/food/exchange`, {
    token: manager,
    payload,
  });
};
const decide = ({ id, token }: Guest, change: string | undefined, agree = true) =>
  call<Order & { code: string }>(app, `POST orders/${id}/change`, { payload: { token, change, agree } });
/** Net card payments of an order, differences included. */
const paidFor = async (id: string) => {
  const { rows } = await app.pool.query<{ kept: number }>(
    `select coalesce(sum(captured_cents - refunded_cents), 0)::int as kept from payments
     where owner_id = $1 or owner_id in (select id from order_changes where order_id = $1)`,
    [id],
  );
  return rows[0]?.kept ?? 0;
};
const addsUp = (order: Order) => {
  const lines = order.items.reduce((sum, { total }) => sum + total, 0);
  expect(lines + order.delivery).toBe(order.total);
  expect(order.list - order.discount - order.member_discount - order.coupon_discount + order.delivery).toBe(
    order.total,
  );
  expect(order.vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(order.total);
};
const daySum = async () => {
  const { body } = await call<{ orders: Record<string, number> }>(
    app,
    `GET backoffice/shops/${stand.shop}/day-sum`,
    { token: manager },
  );
  return body.orders;
};
/** Two pizzas of a guest, paid by card, with a proposal to exchange one. */
const offered = async (items: readonly object[], qty = 1) => {
  const order = await stand.placed();
  await pay(app, order);
  const { status, body } = await propose(order, items, qty);
  expect(status, JSON.stringify(body)).toBe(200);
  return { ...order, change: body.change?.id, amount: body.change?.amount ?? 0, back: body.change?.back };
};

describe('a dish in the place of another', () => {
  it('is one proposal with one difference, and changes nothing before consent', async () => {
    const order = await stand.placed(undefined, { payment_method: 'till' });
    const half = order.order.total / 2;
    const out = [{ id: order.order.items[0]?.id ?? '', qty: 1 }];
    expect(await priceOf(order, out, [dearer()])).toMatchObject({ body: { amount: 350, back: 'due' } });
    expect(await priceOf(order, out, [cola()])).toMatchObject({ body: { amount: half - 300, back: 'less' } });
    expect(await priceOf(order, out, [dish('Classico')])).toMatchObject({ body: { amount: 0 } });
    expect(await propose(order, [dearer()], 1, { amount: 349, back: 'due' })).toMatchObject({
      body: { code: 'order.total_changed' },
    });
    expect(await propose(order, [dearer()])).toMatchObject({
      status: 200,
      body: { change: { amount: 350, back: 'due', items: [{ qty: 1 }], added: [{ qty: 1, name: 'Norma' }] } },
    });
    expect(await propose(order, [cola()])).toMatchObject({ body: { code: 'order.change_waiting' } });
    expect(await stand.see(order)).toMatchObject({ total: order.order.total, items: [{ qty: 2 }] });
  });

  it('refuses pieces that are not there', async () => {
    const order = await stand.placed(undefined, { payment_method: 'till' });
    for (const out of [[{ id: 'lin_altrui', qty: 1 }], [{ id: order.order.items[0]?.id ?? '', qty: 3 }]])
      expect(await priceOf(order, out, [cola()])).toMatchObject({
        status: 409,
        body: { code: 'order.exchange_impossible' },
      });
    expect(await priceOf(order, [], [cola()])).toMatchObject({ status: 422 });
  });

  it('makes an unpaid order dearer or cheaper, even with all of its lines exchanged', async () => {
    const order = await stand.placed(undefined, { payment_method: 'till' });
    const all = await propose(order, [cola()], 2);
    const both = await Promise.all([decide(order, all.body.change?.id), decide(order, all.body.change?.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const after = await stand.see(order);
    expect(after).toMatchObject({ total: 300, refunded: 0, items: [{ qty: 1, total: 300 }], change: null });
    addsUp(after);
    await takeMoney(app, worker, order.id, 300);
  });

  it('charges a card the difference alone, and changes nothing before it is paid', async () => {
    const order = await offered([dearer()]);
    expect(order).toMatchObject({ amount: 350, back: 'charge' });
    expect(await decide(order, order.change)).toMatchObject({
      body: { total: order.order.total, change: { paying: true } },
    });
    const secret = await intentFor(app, order);
    await confirmCard(app, secret);
    await Promise.all([settle(app, secret), settle(app, secret)]);
    const after = await stand.see(order);
    expect(after).toMatchObject({ total: order.order.total + 350, refunded: 0, change: null });
    expect(after.items.map(({ qty }) => qty)).toEqual([1, 1]);
    addsUp(after);
    expect(await paidFor(order.id)).toBe(after.total);
    // All of it can be refunded afterwards, through both payments.
    await work(app, worker, order.id, 'reject', { reason: 'forno spento' });
    expect(await paidFor(order.id)).toBe(0);
  });

  it('refunds the difference alone to a card, and tells it once', async () => {
    const mail = 'scambio@example.it';
    const order = await stand.placed(undefined, { contact: { ...contact, email: mail } });
    await pay(app, order);
    const before = await daySum();
    const { body } = await propose(order, [cola()]);
    const difference = order.order.total / 2 - 300;
    expect(body.change).toMatchObject({ amount: difference, back: 'card' });
    await decide(order, body.change?.id);
    const after = await stand.see(order);
    expect(after).toMatchObject({ total: order.order.total, refunded: difference, change: null });
    addsUp(after);
    expect(await paidFor(order.id)).toBe(order.order.total - difference);
    // The kitchen has one pizza to make and one drink to hand out.
    const card = (await boardOf(app, worker)).data.find((one) => one.order === order.id);
    const made = card?.items.filter(({ qty, refunded_qty }) => qty > refunded_qty);
    expect(made?.map(({ name, qty }) => [name, qty])).toEqual([
      ['Norma', 1],
      ['Cola', 1],
    ]);
    const sum = await daySum();
    expect((sum.ordered ?? 0) - (before.ordered ?? 0)).toBe(0);
    expect((sum.refunded ?? 0) - (before.refunded ?? 0)).toBe(difference);
    // Placed, asked, changed: no letter about a refund besides the one about the change.
    const letters = await messagesTo(app, mail, 3);
    expect(letters.map(({ subject }) => subject)).toContain(
      `Ordine ${order.order.number}: cambiato come d’accordo`,
    );
    expect(letters.filter(({ subject }) => subject.includes('rimborso'))).toEqual([]);
  });

  it('refunds money at the till that the till has taken', async () => {
    const order = await stand.placed(undefined, { payment_method: 'till' });
    const before = await daySum();
    await takeMoney(app, worker, order.id, order.order.total);
    const { body } = await propose(order, [cola()]);
    expect(body.change).toMatchObject({ back: 'hand' });
    await decide(order, body.change?.id);
    const after = await stand.see(order);
    expect(after).toMatchObject({ total: order.order.total, refunded: body.change?.amount });
    addsUp(after);
    const sum = await daySum();
    expect((before.due ?? 0) - (sum.due ?? 0)).toBe(order.order.total);
    expect((sum.refunded ?? 0) - (before.refunded ?? 0)).toBe(body.change?.amount);
  });

  it('comes to nothing where some of it was given back while the customer decides, or pays', async () => {
    const refund = (order: Placed, qty: number) =>
      call(app, `POST backoffice/orders/${order.id}/refunds`, {
        token: manager,
        payload: {
          ...{ key: crypto.randomUUID(), reason: 'freddo' },
          items: [{ id: order.order.items[0]?.id, qty }],
        },
      });
    const asked = await offered([cola()], 2);
    expect(await refund(asked, 1)).toMatchObject({ status: 200 });
    expect(await decide(asked, asked.change)).toMatchObject({ body: { code: 'order.change_over' } });

    const paying = await offered([dearer(), dearer()], 2);
    await decide(paying, paying.change);
    const secret = await intentFor(app, paying);
    expect(await refund(paying, 1)).toMatchObject({ status: 200 });
    await confirmCard(app, secret);
    await settle(app, secret);
    const after = await stand.see(paying);
    expect(after).toMatchObject({ total: paying.order.total, change: null, items: [{ qty: 2 }] });
    expect(await paidFor(paying.id)).toBe(after.total - after.refunded);
  });

  it('leaves the order as it was where it was refused, withdrawn, late or made', async () => {
    const refused = await offered([cola()]);
    expect(await decide(refused, refused.change, false)).toMatchObject({ body: { change: null } });
    const made = await offered([cola()]);
    await work(app, worker, made.id, 'accept', { minutes: 20 });
    await work(app, worker, made.id, 'advance', { event: 'finish' });
    expect(await decide(made, made.change)).toMatchObject({ body: { code: 'order.change_over' } });
    const late = await offered([dearer()]);
    app.now.at = new Date(app.now.at.getTime() + 601_000);
    await expireChanges(tools, app.now.at);
    expect(await decide(late, late.change)).toMatchObject({ body: { code: 'order.change_over' } });
    for (const order of [refused, made, late]) {
      expect(await stand.see(order)).toMatchObject({ total: order.order.total, refunded: 0 });
      expect(await paidFor(order.id)).toBe(order.order.total);
    }
  });
});
