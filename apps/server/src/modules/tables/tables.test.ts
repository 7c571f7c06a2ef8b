import type { Cart } from '@zanga/contract/ordering/carts';
import type { StaffTable, Table } from '@zanga/contract/shops/tables';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { askCart, openKitchen } from '../ordering/cart/cart-testing.ts';
import {
  boardOf,
  call,
  openStand,
  pay,
  signInStaff,
  takeMoney,
  work,
} from '../ordering/order/order-testing.ts';
import { addTable } from './testing.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const app = await makeTestApp({ now: { at: noon } });
const stand = await openStand(app);
const worker = await signInStaff(app, 'worker', stand.shop);
let label = 0;
let table = '';

beforeEach(async () => {
  app.now.at = noon;
  label += 1;
  table = await addTable(app.db, stand.shop, { label: String(label), openSince: noon });
});

const see = async () => (await call<Table>(app, `GET tables/${table}`)).body;
const atTable = () => ({
  items: stand.pizzas(1),
  deliveries: [{ part: 'food', mode: 'onshop', shop: stand.shop, table: String(label) }] as const,
  meta: { table_id: table },
});
const ordered = (payment_method = 'till') =>
  stand.placed({ ...atTable(), deliveries: [...atTable().deliveries] }, { payment_method });
const setOpen = (open: boolean, token = worker) =>
  call<StaffTable & { code: string }>(app, `POST backoffice/tables/${table}/open`, {
    token,
    payload: { open },
  });
const ring = (reason: string) =>
  call<Table & { code: string }>(app, `POST tables/${table}/calls`, { payload: { reason } });

describe('a table', () => {
  it('[RTE-17] is known by its code, with its shop', async () => {
    expect(await see()).toMatchObject({ label: String(label), open: true, orders: [], bill: { total: 0 } });
    expect(await call(app, 'GET tables/tbl_00000000000000000000000000')).toMatchObject({
      status: 404,
      body: { code: 'table.not_found' },
    });
  });

  it('[RTE-17] has one bill for all its guests, paid by card or at the till', async () => {
    const first = await ordered();
    const second = await ordered('new');
    expect((await see()).orders).toHaveLength(1);
    await pay(app, second);
    const { orders, bill } = await see();
    expect(bill).toEqual({ total: 1700, paid: 850, due: 850 });
    expect(orders.map(({ order, name, paid }) => [order, name, paid])).toEqual([
      [first.id, 'Ada', false],
      [second.id, 'Ada', true],
    ]);
    expect(orders[0]?.items).toEqual([{ qty: 1, name: 'Norma' }]);
    for (const [step, payload] of [
      ['accept', { minutes: 5 }],
      ['advance', { event: 'finish' }],
      ['advance', { event: 'complete' }],
    ] as const)
      await work(app, worker, first.id, step, payload);
    expect((await see()).bill).toEqual({ total: 1700, paid: 850, due: 850 });
    await takeMoney(app, worker, first.id, 850);
    expect((await see()).bill).toEqual({ total: 1700, paid: 1700, due: 0 });
  });

  it('[RTE-17] shows its orders on the board of its shop', async () => {
    const { id } = await ordered();
    const { data } = await boardOf(app, worker);
    expect(data.find(({ order }) => order === id)).toMatchObject({ mode: 'onshop', table: String(label) });
  });
});

describe('closing a table', () => {
  it('[RTE-17] is told to a cart that was being filled, and orders are refused', async () => {
    const cart = await stand.cartOf({ ...atTable(), deliveries: [...atTable().deliveries] });
    expect(cart.issues).toEqual([]);
    expect((await setOpen(false)).body).toMatchObject({ open_since: null });
    expect(await stand.order(cart, { payment_method: 'till' })).toMatchObject({
      status: 409,
      body: { code: 'order.not_possible' },
    });
    const again = (await askCart(app, { token: cart.token })).body as Cart;
    expect(again.issues).toMatchObject([
      {
        code: 'table_closed',
        blocking: true,
        text: `Il tavolo ${label} è chiuso: chiedi a chi serve di aprirlo`,
      },
    ]);
  });

  it('[RTE-17] begins another bill for the next guests', async () => {
    await takeMoney(app, worker, (await ordered()).id, 850);
    await setOpen(false);
    expect(await see()).toMatchObject({ open: false, orders: [] });
    app.now.at = new Date(noon.getTime() + 60_000);
    await setOpen(true);
    expect(await see()).toMatchObject({ open: true, orders: [], bill: { total: 0 } });
    await setOpen(true);
    await ordered();
    expect((await see()).bill.due).toBe(850);
  });

  it('[RTE-17] takes orders already served off the board; the kitchen’s stay on it', async () => {
    const [brought, made] = [await ordered(), await ordered()];
    for (const step of ['accept', 'advance'])
      await work(app, worker, brought.id, step, step === 'advance' ? { event: 'finish' } : {});
    await work(app, worker, made.id, 'accept');
    for (const { id } of [brought, made]) await takeMoney(app, worker, id, 850);
    expect((await setOpen(false)).status).toBe(200);
    const { data } = await boardOf(app, worker);
    const stateOf = (id: string) => data.find(({ order }) => order === id)?.state;
    expect([stateOf(brought.id), stateOf(made.id)]).toEqual(['completed', 'accepted']);
    const history = await app.db
      .selectFrom('order_events')
      .select(['event', 'actor'])
      .where('order_id', '=', brought.id)
      .where('event', '=', 'complete')
      .execute();
    expect(history).toEqual([{ event: 'complete', actor: 'worker' }]);
  });

  it('[RTE-17] during an order: the order is on a bill, or it is refused', async () => {
    for (let round = 0; round < 10; round += 1) {
      app.now.at = new Date(app.now.at.getTime() + 60_000);
      await setOpen(true);
      const cart = await stand.cartOf({ ...atTable(), deliveries: [...atTable().deliveries] });
      const [answer] = await Promise.all([stand.order(cart, { payment_method: 'till' }), setOpen(false)]);
      expect([201, 409]).toContain(answer.status);
      if (answer.status === 201) await takeMoney(app, worker, answer.body.order.id, 850);
      expect((await setOpen(false)).status).toBe(200);
    }
  });

  it('[RTE-17] is for the staff of that shop alone', async () => {
    const elsewhere = await signInStaff(app, 'worker', await openKitchen(app));
    expect(await setOpen(false, elsewhere)).toMatchObject({ status: 404 });
    expect(
      await call(app, `POST backoffice/tables/${table}/open`, { payload: { open: false } }),
    ).toMatchObject({
      status: 401,
    });
    expect(await call(app, `GET backoffice/shops/${stand.shop}/tables`, { token: elsewhere })).toMatchObject({
      status: 404,
    });
    const { body } = await call<{ data: StaffTable[] }>(app, `GET backoffice/shops/${stand.shop}/tables`, {
      token: worker,
    });
    expect(body.data.find(({ id }) => id === table)?.address).toMatch(`/onshop/order?tavolo=${table}`);
  });
});

/** A minute after the code on the table has stopped to seat phones. */
const late = () => {
  app.now.at = new Date(noon.getTime() + 16 * 60_000);
};
const seatOf = async (seat?: string) =>
  (await call<Table>(app, `GET tables/${table}${seat === undefined ? '' : `?seat=${seat}`}`)).body;

describe('a seat', () => {
  it('[RTE-17] is given by the code for a quarter of an hour, and lasts until the table is closed', async () => {
    const { seat } = await see();
    const { meta } = await stand.cartOf({ meta: { table_id: table } });
    expect(meta.seat).toBe(seat);
    late();
    expect(await seatOf()).toMatchObject({ open: true, seat: null, invite: null });
    expect(await seatOf(seat ?? '')).toMatchObject({ open: true, seat });
    await setOpen(false);
    await setOpen(true);
    expect((await see()).seat).toMatch(/^[0-9a-f-]{36}$/);
    expect((await see()).seat).not.toBe(seat);
  });

  it('[RTE-17] is handed on to a second phone by the first, long after the opening', async () => {
    const { seat } = await see();
    late();
    const { invite } = await seatOf(seat ?? '');
    expect(invite).toMatch(`/onshop/order?tavolo=${table}&posto=${seat}`);
    const { deliveries } = atTable();
    const meta = { table_id: table, seat: new URL(invite ?? '').searchParams.get('posto') ?? '' };
    const second = await stand.cartOf({ items: stand.pizzas(1), deliveries: [...deliveries], meta });
    expect((await stand.order(second, { payment_method: 'till' })).status).toBe(201);
    // A cart that is noted again keeps its seat.
    const kept = (await askCart(app, { token: second.token, meta: { table_id: table } })).body as Cart;
    expect(kept.meta.seat).toBe(seat);
  });

  it('[RTE-17] is given to a late guest once staff let more phones sit down', async () => {
    late();
    expect(await seatOf()).toMatchObject({ seat: null });
    const { body } = await setOpen(true);
    expect(body).toMatchObject({ open_since: noon.toISOString() });
    expect(body.welcomes_until).toBe(new Date(app.now.at.getTime() + 15 * 60_000).toISOString());
    await ordered();
    expect((await see()).bill.due).toBe(850);
  });
});

describe('calling', () => {
  it('[RTE-17] reaches the board once, until staff have gone there', async () => {
    await ring('waiter');
    expect((await ring('waiter')).body.called).toEqual(['waiter']);
    await ring('bill');
    const mine = async () => (await boardOf(app, worker)).calls.filter((one) => one.table === String(label));
    const calls = await mine();
    expect(calls.map(({ reason }) => reason)).toEqual(['waiter', 'bill']);
    const seen = await call(app, `POST backoffice/table-calls/${calls[0]?.id}/seen`, { token: worker });
    expect(seen.status).toBe(204);
    expect((await mine()).map(({ reason }) => reason)).toEqual(['bill']);
    expect((await see()).called).toEqual(['bill']);
  });

  it('[RTE-17] ends with the table’s closing, and is refused at a closed one', async () => {
    await ring('bill');
    await setOpen(false);
    expect((await see()).called).toEqual([]);
    expect(await ring('waiter')).toMatchObject({ status: 409, body: { code: 'table.closed' } });
  });
});
