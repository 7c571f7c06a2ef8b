import type { Ticket, TicketAtDoor, Tickets } from '@zanga/contract/ordering/cinema';
import type { Scan } from '@zanga/contract/ordering/redemptions';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { call, openStand, pay, settle, signInStaff } from '../ordering/order/order-testing.ts';
import { openShop } from '../shops/testing.ts';
import { addShow } from './testing.ts';

const start = new Date('2026-11-20T12:00:00Z');
const app = await makeTestApp({ now: { at: start } });
const stand = await openStand(app);
const startsAt = new Date('2026-11-20T20:00:00Z'); // nine in the evening in Rome
await addShow(app.db, stand.menu.root, { shop: stand.shop, startsAt, seats: 4 });
const fare = async (name: string) =>
  (await app.db.selectFrom('option_choices').select('id').where('name', '=', name).executeTakeFirstOrThrow())
    .id;
const [whole, reduced] = [await fare('Intero'), await fare('Ridotto')];
// Signed in late, so that they are still there in the evening.
app.now.at = startsAt;
const worker = await signInStaff(app, 'worker', stand.shop);

const seats = (qty = 1, option = whole) => ({ product: 'limoni', options: [option], qty });
const left = async () => (await app.get('/api/cinema/shows')).body as { data: { seats_left: number }[] };
const seatsLeft = async () => (await left()).data[0]?.seats_left;
const ticketsOf = async ({ id, token }: { id: string; token: string }) =>
  (await call<Tickets>(app, `POST orders/${id}/tickets`, { payload: { token } })).body.data;
const bought = async (items: readonly unknown[] = [seats()]) => {
  const order = await stand.placed({ items: items as [] });
  await pay(app, order);
  const [first] = await ticketsOf(order);
  if (!first?.code) throw new Error('A paid ticket has a code');
  return { ...order, ticket: first, qrcode: first.code.qrcode, digits: first.code.digits };
};
const scan = async (code: string, token = worker) =>
  (await call<Scan>(app, 'POST worker/redemptions', { token, payload: { code } })).body;
const refund = ({ id, token }: { id: string; token: string }, ticket: Ticket) =>
  call<{ refunded: number; code: string }>(app, `POST orders/${id}/tickets/${ticket.id}/refund`, {
    payload: { token },
  });

beforeEach(async () => {
  app.now.at = start;
  await app.db.updateTable('products').set({ stock: 4 }).where('slug', '=', 'limoni').execute();
});

describe('shows', () => {
  it('[RTE-22] are told with date, hall, the cheapest fare and the seats left, until they end', async () => {
    const { body } = await app.get('/api/cinema/shows');
    expect(body).toMatchObject({
      data: [
        {
          film: 'L’estate dei limoni',
          hall: 'Arena',
          starts_at: '2026-11-20T20:00:00.000Z',
          ends_at: '2026-11-20T22:00:00.000Z',
          price: 550,
          prime_price: 400,
          seats_left: 4,
        },
      ],
    });
  });

  it('[PRM-13] keep the price of members who have paid while Prime is switched off', async () => {
    const prices = async () => (await call<{ data: object[] }>(app, 'GET cinema/shows')).body.data[0];
    const feature = (features: string[]) => app.db.updateTable('brands').set({ features }).execute();
    const { features } = await app.db.selectFrom('brands').select('features').executeTakeFirstOrThrow();
    expect(await prices()).not.toHaveProperty('member_price');
    await feature([]);
    await expect.poll(prices).toMatchObject({ price: 550, prime_price: null, member_price: 400 });
    await feature(features);
    await expect.poll(prices).toMatchObject({ prime_price: 400 });
  });

  it('cost a member no more than a reduced seat costs everybody', async () => {
    const reduce = (to: number | null) =>
      app.db
        .updateTable('products')
        .set({
          reduced_price_cents: to,
          reduced_reason: to === null ? null : 'Serata corta',
          reduced_from: to === null ? null : start,
          reduced_until: to === null ? null : startsAt,
        })
        .where('slug', '=', 'limoni')
        .execute();
    const prices = async () => (await call<{ data: object[] }>(app, 'GET cinema/shows')).body.data[0];
    await reduce(500);
    await expect.poll(prices).toMatchObject({ price: 300, prime_price: 300 });
    await reduce(null);
    await expect.poll(prices).toMatchObject({ price: 550, prime_price: 400 });
  });
});

describe('buying a ticket', () => {
  it('[RTE-22] takes the seat with the order and asks neither shop nor time, only a card', async () => {
    const cart = await stand.cartOf({ items: [seats(3)] });
    expect(cart.issues).toEqual([]);
    expect(cart.deliveries).toMatchObject([{ part: 'tickets', mode: 'entry', chosen: true, fee: 0 }]);
    expect(cart.payments).toEqual(['card']);
    expect(cart.total_price).toBe(2250);
    const { status } = await stand.order(cart);
    expect(status).toBe(201);
    await expect.poll(seatsLeft).toBe(1);
    const second = await stand.order(await stand.cartOf({ items: [seats(1)] }));
    expect(second.status).toBe(201);
    expect((await stand.cartOf({ items: [seats(1)] })).issues).toMatchObject([{ code: 'product_sold_out' }]);
  });

  it('[RTE-22] gives a ticket for each seat once it is paid, and not before', async () => {
    const order = await stand.placed({ items: [seats(1), seats(1, reduced)] });
    expect(await ticketsOf(order)).toEqual([]);
    await pay(app, order);
    const tickets = await ticketsOf(order);
    expect(tickets.map((ticket) => [ticket.fare, ticket.state, ticket.refundable]).toSorted()).toEqual([
      ['Intero', 'valid', true],
      ['Ridotto', 'valid', true],
    ]);
    expect(tickets[0]?.code?.qrcode).toMatch(/\/cinema\/ticket\/burn\/zng\.\d+\.rdm_/);
    expect(await stand.see(order)).toMatchObject({
      state: 'completed',
      label: 'Biglietti emessi alle 13:00',
    });
    await settle(app, 'pi_unknown_secret');
    expect((await ticketsOf(order)).length).toBe(2);
  });

  it('[RTE-22] leaves the food of the same order to its shop', async () => {
    const order = await stand.placed({
      items: [...stand.pizzas(1), seats(1)],
      deliveries: [stand.pickup],
    });
    await pay(app, order);
    const seen = await stand.see(order);
    expect(seen.deliveries.map(({ part, state }) => [part, state])).toEqual([
      ['food', 'placed'],
      ['tickets', 'completed'],
    ]);
    const cancelled = await call(app, `POST orders/${order.id}/cancel`, { payload: { token: order.token } });
    expect(cancelled).toMatchObject({ status: 200, body: { refunded: 850 } });
    expect((await ticketsOf(order))[0]?.state).toBe('valid');
  });

  it('[RTE-22] is over when the show begins', async () => {
    app.now.at = new Date(startsAt.getTime() - 1000);
    const cart = await stand.cartOf({ items: [seats()] });
    expect(cart.issues).toEqual([]);
    app.now.at = startsAt;
    expect(await stand.order(cart)).toMatchObject({ status: 409 });
  });
});

describe('at the door', () => {
  it('[RTE-23] a ticket lets in once; a second try says by whom and when', async () => {
    const { qrcode, digits, ...order } = await bought();
    app.now.at = new Date('2026-11-20T19:10:00Z');
    expect(await scan(qrcode)).toMatchObject({ done: true, kind: 'ticket', title: 'Buona visione' });
    app.now.at = new Date('2026-11-20T19:20:00Z');
    for (const code of [qrcode, digits])
      expect(await scan(code)).toMatchObject({ done: false, title: 'Già usato' });
    expect((await scan(qrcode)).text).toMatch(/^Già usato oggi alle 20:10 da .+ \(Ada R\.\)$/);
    expect(await ticketsOf(order)).toMatchObject([{ state: 'burnt', code: null, refundable: false }]);
  });

  it('[RTE-23] is looked at without being used, and tells why it is refused', async () => {
    const { qrcode } = await bought();
    const code = qrcode.split('/').at(-1) ?? '';
    const look = async (token = worker) => call<TicketAtDoor>(app, `GET worker/tickets/${code}`, { token });
    expect((await look()).body).toMatchObject({ admits: false, title: 'Troppo presto' });
    app.now.at = startsAt;
    expect((await look()).body).toMatchObject({ admits: true, state: 'valid' });
    const elsewhere = await signInStaff(app, 'worker', await openShop(app.db, { name: 'Zanga Palermo' }));
    expect((await look(elsewhere)).body).toMatchObject({ admits: false, title: 'Altra arena' });
    expect(await scan(qrcode, elsewhere)).toMatchObject({ done: false, title: 'Altra arena' });
    expect(await scan(qrcode)).toMatchObject({ done: true });
  });

  it('[RTE-23] is opened by workers only, and no forged code is a ticket', async () => {
    const { qrcode } = await bought();
    const code = qrcode.split('/').at(-1) ?? '';
    const customer = (await app.signIn()).token;
    expect((await call(app, `GET worker/tickets/${code}`, { token: customer })).status).toBe(403);
    expect((await call(app, `GET worker/tickets/${code}`)).status).toBe(401);
    const forged = `${code.slice(0, -2)}xx`;
    expect(await call(app, `GET worker/tickets/${forged}`, { token: worker })).toMatchObject({
      status: 404,
      body: { code: 'ticket.not_found' },
    });
    expect((await scan(forged)).done).toBe(false);
  });
});

describe('giving a ticket back', () => {
  it('[RTE-22] frees the seat and returns the money, once', async () => {
    const { ticket, qrcode, ...order } = await bought([seats(2)]);
    await expect.poll(seatsLeft).toBe(2);
    expect(await refund(order, ticket)).toMatchObject({ status: 200, body: { refunded: 750 } });
    expect(await refund(order, ticket)).toMatchObject({ status: 200, body: { refunded: 0 } });
    await expect.poll(seatsLeft).toBe(3);
    expect(await stand.see(order)).toMatchObject({ refunded: 750 });
    expect((await ticketsOf(order)).map(({ state }) => state)).toEqual(['valid', 'refunded']);
    app.now.at = startsAt;
    expect(await scan(qrcode)).toMatchObject({ done: false, title: 'Biglietto rimborsato' });
  });

  it('[RTE-22] ends two hours before the show, and with its use', async () => {
    const { ticket, qrcode, ...order } = await bought([seats(2)]);
    app.now.at = new Date('2026-11-20T18:00:00Z');
    expect(await refund(order, ticket)).toMatchObject({ status: 409, body: { code: 'ticket.too_late' } });
    app.now.at = startsAt;
    await scan(qrcode);
    app.now.at = start;
    expect(await refund(order, ticket)).toMatchObject({ status: 409, body: { code: 'ticket.burnt' } });
    const manager = await signInStaff(app, 'manager');
    const byManager = (items: unknown) =>
      call<{ code: string; refunded: number }>(app, `POST backoffice/orders/${order.id}/refunds`, {
        token: manager,
        payload: { key: `refund-${JSON.stringify(items).length}-key`, reason: 'proiezione saltata', items },
      });
    const item = order.order.items[0]?.id;
    expect(await byManager([{ id: item, qty: 2 }])).toMatchObject({
      status: 409,
      body: { code: 'ticket.burnt' },
    });
    expect(await byManager(null)).toMatchObject({ status: 200, body: { refunded: 750 } });
    expect((await ticketsOf(order)).map(({ state }) => state).toSorted()).toEqual(['burnt', 'refunded']);
  });

  it('[RTE-22] is its owner’s alone', async () => {
    const { ticket, ...order } = await bought();
    const other = await bought();
    expect((await refund({ ...order, token: other.token }, ticket)).status).toBe(404);
    expect(await refund(other, ticket)).toMatchObject({ status: 404, body: { code: 'ticket.not_found' } });
    const customer = (await app.signIn()).token;
    expect((await call<Tickets>(app, 'GET customer/tickets', { token: customer })).body.data).toEqual([]);
  });
});
