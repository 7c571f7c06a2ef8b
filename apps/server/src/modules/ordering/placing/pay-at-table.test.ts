import type { Order } from '@zanga/contract/ordering/orders';
import type { Table } from '@zanga/contract/shops/tables';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { addTable } from '../../tables/testing.ts';
import {
  boardOf,
  call,
  confirmCard,
  intentFor,
  openStand,
  pay,
  settle,
  signInStaff,
  takeMoney,
  work,
} from '../order/order-testing.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const app = await makeTestApp({ now: { at: noon } });
const stand = await openStand(app);
const worker = await signInStaff(app, 'worker', stand.shop);
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
const bill = async () => (await call<Table>(app, `GET tables/${table}`)).body.bill;
/** Net card payments of an order. */
const kept = async (id: string) => {
  const rows = await app.db
    .selectFrom('payments')
    .select(['captured_cents', 'refunded_cents', 'given_up_at'])
    .where('owner_id', '=', id)
    .execute();
  return rows.reduce((sum, row) => sum + row.captured_cents - row.refunded_cents, 0);
};
const serve = async (id: string) => {
  for (const [step, payload] of [
    ['accept', { minutes: 5 }],
    ['advance', { event: 'finish' }],
    ['advance', { event: 'complete' }],
  ] as const)
    await work(app, worker, id, step, payload);
};

describe('an order at a table to pay at the till', () => {
  it('[RTE-17] [API-16] is paid by card from the phone, and the till asks for it no more', async () => {
    const order = await ordered();
    expect(await bill()).toEqual({ total: 850, paid: 0, due: 850 });
    expect(await pay(app, order)).toBe('succeeded');
    expect(await bill()).toEqual({ total: 850, paid: 850, due: 0 });
    expect((await stand.see(order)).payment).toMatchObject({ kind: 'card', state: 'paid' });
    const there = (await boardOf(app, worker)).data.find((one) => one.order === order.id);
    expect(there?.payment).toMatchObject({ kind: 'card', paid: true });
    await serve(order.id);
    expect(await kept(order.id)).toBe(850);
  });

  it('[RTE-17] is paid once, when two phones pay at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await ordered();
      const secrets = await Promise.all([intentFor(app, order), intentFor(app, order)]);
      expect(new Set(secrets).size).toBe(1);
      await Promise.all(
        secrets.map(async (secret) => {
          await confirmCard(app, secret);
          await settle(app, secret);
        }),
      );
      expect(await kept(order.id)).toBe(850);
    }
    expect((await bill()).due).toBe(0);
  });

  it('[RTE-17] may be tried with another card', async () => {
    const order = await ordered();
    expect(await pay(app, order, '4000000000009995')).toBe('requires_payment_method');
    expect((await bill()).due).toBe(850);
    expect(await pay(app, order)).toBe('succeeded');
    expect((await bill()).due).toBe(0);
  });

  it('[RTE-17] refunds the card where the till was faster', async () => {
    const order = await ordered();
    const secret = await intentFor(app, order);
    await serve(order.id);
    await takeMoney(app, worker, order.id, 850);
    await confirmCard(app, secret);
    await settle(app, secret);
    expect(await kept(order.id)).toBe(0);
    expect(await stand.see(order)).toMatchObject({ refunded: 0, payment: { kind: 'till', state: 'paid' } });
  });

  it('[RTE-17] is refunded where the order was cancelled meanwhile, or is cancelled later', async () => {
    const first = await ordered();
    const secret = await intentFor(app, first);
    await call(app, `POST orders/${first.id}/cancel`, { payload: { token: first.token } });
    await confirmCard(app, secret);
    await settle(app, secret);
    expect(await kept(first.id)).toBe(0);
    const second = await ordered();
    await pay(app, second);
    await call(app, `POST orders/${second.id}/cancel`, { payload: { token: second.token } });
    expect(await kept(second.id)).toBe(0);
    expect(await stand.see(second)).toMatchObject({ state: 'cancelled', refunded: 850 });
  });

  it('[RTE-17] cannot be paid by another person, nor once it is over', async () => {
    const order = await ordered();
    const ask = (token: string) =>
      call<Order & { readonly code: string }>(app, 'POST payment/intent', {
        payload: { order_id: order.id, token, payment_method: 'new' },
      });
    expect((await ask('x'.repeat(43))).body.code).toBe('order.not_found');
    await serve(order.id);
    await takeMoney(app, worker, order.id, 850);
    expect((await ask(order.token)).body.code).toBe('order.not_payable');
  });
});
