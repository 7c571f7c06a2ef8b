import type { Cart } from '@zanga/contract/ordering/carts';
import type { TotemHere, TotemOrder } from '@zanga/contract/shops/totems';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { patienceMs } from '../../../adapters/card-terminal/simulator.ts';
import { daily } from '../../shops/testing.ts';
import { setUpTotem } from '../../totems/testing.ts';
import { keyOf } from '../cart/cart-testing.ts';
import { boardOf, call, newKey, openStand, signInStaff } from '../order/order-testing.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const app = await makeTestApp({ now: { at: noon } });
const all = daily(720, 1380);
const stand = await openStand(app, {
  services: ['delivery', 'pickup', 'onshop', 'totem'],
  hours: { delivery: all, pickup: all, onshop: all, totem: all },
});
const { id, key } = await setUpTotem(app.db, stand.shop);
const worker = await signInStaff(app, 'worker', stand.shop);

beforeEach(() => {
  app.now.at = noon;
});

type RefusalBody = { readonly code: string };

const cartAt = (mode: 'onshop' | 'pickup' = 'onshop', totem = id) =>
  stand.cartOf({
    items: stand.pizzas(1),
    deliveries: [{ part: 'food', mode, shop: stand.shop }],
    meta: { totem },
  });
const place = async (cart: Cart, given: Readonly<Record<string, unknown>> = {}) =>
  call<TotemOrder & RefusalBody>(app, 'POST totem/orders', {
    payload: {
      key,
      cart_id: cart.id,
      cart_token: keyOf(cart),
      expected_total: cart.total_price,
      idempotency_key: newKey(),
      payment: 'card',
      ...given,
    },
  });
const placed = async (given: Readonly<Record<string, unknown>> = {}) =>
  (await place(await cartAt(), given)).body;
const go = (what: 'pay' | 'look' | 'leave', { order, token }: TotemOrder, by = key) =>
  call<TotemOrder & RefusalBody>(app, `POST totem/orders/${order}/${what}`, { payload: { key: by, token } });
const intentOf = async ({ order }: TotemOrder) => {
  const row = await app.db
    .selectFrom('payments')
    .select('intent_ref')
    .where('owner_id', '=', order)
    .executeTakeFirstOrThrow();
  return row.intent_ref ?? '';
};
const atReader = async (order: TotemOrder, say: 'approve' | 'decline' | 'cancel') =>
  app.http.inject(`/dev/terminals/answer?intent=${await intentOf(order)}&say=${say}`);
const charged = async () => {
  const { total } = await app.db
    .selectFrom('sandbox_intents')
    .select(({ fn }) => fn.sum<string>('captured_cents').as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};
const onBoard = async ({ order }: TotemOrder) =>
  (await boardOf(app, worker)).data.find((one) => one.order === order);

describe('a totem', () => {
  it('[CON-5] [RTE-17] is known by its key alone, says where it stands, when it is open and how one pays', async () => {
    const here = () => call<TotemHere>(app, 'POST totem/here', { payload: { key } });
    expect((await here()).body).toMatchObject({ id, open: true, payments: ['card', 'till'], trial: true });
    app.now.at = new Date('2026-11-20T09:00:00Z');
    expect((await here()).body).toMatchObject({ open: false, opens_at: '2026-11-20T11:00:00.000Z' });
    const nobody = await call<RefusalBody>(app, 'POST totem/here', { payload: { key: newKey() } });
    expect(nobody).toMatchObject({ status: 404, body: { code: 'totem.not_found' } });
  });

  it('[CON-5] takes an order with a name and no table, to be paid at the till', async () => {
    const order = await placed({ name: 'Ada', payment: 'till' });
    expect(order).toMatchObject({ name: 'Ada', placed: true, total: 850, payment: 'none' });
    expect(await onBoard(order)).toMatchObject({
      number: order.number,
      name: 'Ada',
      mode: 'onshop',
      table: null,
    });
    const mails = await app.db.selectFrom('outbox_messages').selectAll().execute();
    expect(mails).toEqual([]);
  });

  it('[CON-5] takes an order without a name, to be taken away', async () => {
    const order = (await place(await cartAt('pickup'), { payment: 'till' })).body;
    expect(order).toMatchObject({ name: '', placed: true });
    expect(await onBoard(order)).toMatchObject({ mode: 'pickup' });
  });

  it('[CON-5] [API-36] repeats an order for a repeated key, and no cart of it is ordered elsewhere', async () => {
    const cart = await cartAt();
    const once = { idempotency_key: newKey(), payment: 'till' };
    const [first, second] = await Promise.all([place(cart, once), place(cart, once)]);
    expect(first.body.order).toBe(second.body.order);
    expect((await stand.order(await cartAt(), { payment_method: 'till' })).status).toBe(409);
    const other = await setUpTotem(app.db, stand.shop);
    expect((await place(await cartAt('onshop', other.id))).body.code).toBe('order.not_possible');
  });

  it('[CON-5] takes none outside its hours, none for a card without a reader, none once it is retired', async () => {
    const cart = await cartAt();
    app.now.at = new Date('2026-11-20T09:00:00Z');
    expect((await place(cart)).body.code).toBe('totem.closed');
    app.now.at = noon;
    const bare = await setUpTotem(app.db, stand.shop, null);
    const there = await cartAt('onshop', bare.id);
    expect((await place(there, { key: bare.key })).body.code).toBe('totem.no_reader');
    const manager = await signInStaff(app, 'manager');
    const retire = (token: string) => call(app, `DELETE backoffice/totems/${bare.id}`, { token });
    expect((await retire(worker)).status).toBe(403);
    expect((await retire(manager)).status).toBe(204);
    expect((await place(there, { key: bare.key, payment: 'till' })).body.code).toBe('totem.not_found');
  });
});

describe('the card terminal beside it', () => {
  it('[CON-5] [API-16] waits for a card through any number of requests, and charges once', async () => {
    const before = await charged();
    const order = await placed();
    expect(order).toMatchObject({ placed: false, payment: 'none' });
    const asked = await Promise.all([go('pay', order), go('pay', order), go('pay', order)]);
    expect(asked.map(({ body }) => body.payment)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(await onBoard(order)).toBeUndefined();
    await Promise.all([atReader(order, 'approve'), atReader(order, 'approve')]);
    expect((await go('look', order)).body).toMatchObject({ placed: true, payment: 'paid' });
    expect((await charged()) - before).toBe(850);
    expect(await onBoard(order)).toMatchObject({ payment: { kind: 'card', paid: true } });
    expect((await go('pay', order)).body.code).toBe('order.not_payable');
    // Leaving too late cancels nothing.
    expect((await go('leave', order)).body).toMatchObject({ placed: true, payment: 'paid' });
    expect((await charged()) - before).toBe(850);
  });

  it('[CON-5] says no, and is tried again', async () => {
    const order = await placed();
    await go('pay', order);
    await atReader(order, 'decline');
    expect((await go('look', order)).body).toMatchObject({ placed: false, payment: 'declined' });
    expect((await go('pay', order)).body.payment).toBe('waiting');
    await atReader(order, 'approve');
    expect((await go('look', order)).body.payment).toBe('paid');
  });

  it('[CON-5] stops waiting by itself, or when it is cancelled at the reader', async () => {
    const order = await placed();
    await go('pay', order);
    app.now.at = new Date(noon.getTime() + patienceMs);
    expect((await go('look', order)).body.payment).toBe('timed_out');
    await atReader(order, 'approve');
    expect((await go('look', order)).body.payment).toBe('timed_out');
    await go('pay', order);
    await atReader(order, 'cancel');
    expect((await go('look', order)).body).toMatchObject({ placed: false, payment: 'cancelled' });
  });

  it('[CON-5] is freed when the customer leaves: nothing is charged, and the cart can still be ordered', async () => {
    const before = await charged();
    const cart = await cartAt();
    const order = (await place(cart)).body;
    await go('pay', order);
    expect((await go('leave', order)).body.placed).toBe(false);
    await atReader(order, 'approve');
    expect((await go('look', order)).body.payment).toBe('over');
    expect(await charged()).toBe(before);
    expect((await place(cart, { payment: 'till' })).body.placed).toBe(true);
  });

  it('[CON-5] leaving while a card is held to it ends in one order paid, or in none', async () => {
    for (let round = 0; round < 8; round += 1) {
      const order = await placed();
      await go('pay', order);
      await Promise.all([atReader(order, 'approve'), go('leave', order)]);
      const { body } = await go('look', order);
      const payment = await app.db
        .selectFrom('payments')
        .selectAll()
        .where('owner_id', '=', order.order)
        .executeTakeFirstOrThrow();
      // Placed and paid; or cancelled, and a payment made all the same is on its way back.
      const kept = payment.state === 'paid' && payment.given_up_at === null;
      expect([body.placed, body.payment === 'paid']).toEqual([kept, kept]);
    }
  });

  it('[CON-5] [API-16] shared by two totems takes one card at a time; no customer pays for another', async () => {
    const other = await setUpTotem(app.db, stand.shop);
    const [first, second] = [
      await placed(),
      (await place(await cartAt('onshop', other.id), { key: other.key })).body,
    ];
    expect((await go('pay', first)).body.payment).toBe('waiting');
    expect((await go('pay', second, other.key)).body).toMatchObject({ placed: false, payment: 'busy' });
    await atReader(second, 'approve');
    expect((await go('look', second, other.key)).body.placed).toBe(false);
    await atReader(first, 'approve');
    expect((await go('look', first)).body.placed).toBe(true);
    expect((await go('pay', second, other.key)).body.payment).toBe('waiting');
    await go('leave', second, other.key);
  });

  it('[CON-5] belongs to this totem and this order alone', async () => {
    const order = await placed();
    const other = await setUpTotem(app.db, stand.shop);
    expect((await go('pay', order, other.key)).body.code).toBe('order.not_found');
    expect((await go('pay', { ...order, token: newKey() })).body.code).toBe('order.not_found');
  });
});
