import type { Order, OrderAgain } from '@zanga/contract/ordering/orders';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { postCart } from '../cart/cart-testing.ts';
import { personalOrders } from '../mount.ts';
import { forgetLateOrders } from '../order/order-privacy-store.ts';
import {
  boardOf,
  call,
  formFor,
  openStand,
  type Placed,
  pay,
  signInStaff,
  work,
} from '../order/order-testing.ts';
import { readPdf } from '../receipt/pdf-testing.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const worker = await signInStaff(app, 'worker', stand.shop);
const manager = await signInStaff(app, 'manager');

const mails = async (id: string) => {
  const { rows } = await app.pool.query<{
    data: { to: string; letter: string; data: Record<string, unknown> };
  }>(
    `select data from pgboss.job where name = 'notifications.email' and data->>'key' like $1 order by created_on`,
    [`${id}:%`],
  );
  return rows.map(({ data }) => data);
};

/** A customer who orders two pizzas at the till. */
const customer = async () => {
  const { token, userId } = await app.signIn();
  const order = async (wish: Parameters<typeof postCart>[1] = {}, form: object = {}) => {
    const cart = await postCart(app, { items: stand.pizzas(), deliveries: [stand.pickup], ...wish }, token);
    const payload = formFor(cart, { payment_method: 'till', ...form });
    const { status, body } = await call<Placed>(app, 'POST customer/orders', { token, payload });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body.order;
  };
  return { token, userId, order };
};

describe('cutlery and notes of an order', () => {
  it('goes with the order to its shop and its customer, and stays behind for none after it', async () => {
    const ada = await customer();
    const meta = { cutlery: 'yes', rider_note: 'il cane è buono' };
    const { id } = await ada.order({ meta });
    const { body } = await call<Order>(app, `GET customer/orders/${id}`, { token: ada.token });
    // Without delivery there is no rider to read the note.
    expect(body.deliveries).toMatchObject([{ mode: 'pickup', cutlery: true, rider_note: null }]);
    const card = (await boardOf(app, worker)).data.find(({ order }) => order === id);
    expect(card).toMatchObject({ cutlery: true, rider_note: null });

    const next = await postCart(app, { items: stand.pizzas() }, ada.token);
    expect(next.meta).toEqual({});
    const { id: other } = await ada.order();
    const second = (await boardOf(app, worker)).data.find(({ order }) => order === other);
    expect(second).toMatchObject({ cutlery: false });
  });
});

describe('an order is its owner’s alone', () => {
  it('[RTE-13] [RTE-14] others are answered as if it did not exist', async () => {
    const ada = await customer();
    const eve = await customer();
    const order = await ada.order();
    expect(await call(app, `GET customer/orders/${order.id}`, { token: ada.token })).toMatchObject({
      status: 200,
    });
    for (const key of [`GET customer/orders/${order.id}`, `GET customer/orders/${order.id}/receipt`])
      expect(await call(app, key, { token: eve.token })).toMatchObject({ status: 404 });
    for (const step of ['POST customer/orders/?/cancel', 'GET customer/orders/?/again'])
      expect(await call(app, step.replace('?', order.id), { token: eve.token })).toMatchObject({
        status: 404,
        body: { code: 'order.not_found' },
      });
    expect((await call(app, 'GET customer/orders', { token: eve.token })).body).toMatchObject({ data: [] });
    expect(await call(app, `GET customer/orders/${order.id}`)).toMatchObject({ status: 401 });
  });

  it('a guest’s opens with its key alone, and no key opens another', async () => {
    const one = await stand.placed();
    const other = await stand.placed();
    const see = (id: string, token: string) => call(app, `POST orders/${id}`, { payload: { token } });
    expect(await see(one.id, one.token)).toMatchObject({ status: 200 });
    expect(await see(one.id, other.token)).toMatchObject({ status: 404 });
    expect(await see('ord_nothing', one.token)).toMatchObject({ status: 404 });
    const ada = await customer();
    expect(await call(app, `GET customer/orders/${one.id}`, { token: ada.token })).toMatchObject({
      status: 404,
    });
    const { rows } = await app.pool.query(`select * from orders where id = $1`, [one.id]);
    expect(JSON.stringify(rows)).not.toContain(one.token);
  });
});

describe('cancelling an order', () => {
  it('until the shop has accepted it: the money goes back, stock and slot are free', async () => {
    const order = await stand.placed({
      items: [...stand.pizzas(), { product: 'tazza', qty: 1 }],
      deliveries: [stand.pickup, stand.shipped],
    });
    await pay(app, order);
    const stock = await app.db.selectFrom('products').select('stock').where('slug', '=', 'tazza').execute();
    const cancel = () =>
      call<Order>(app, `POST orders/${order.id}/cancel`, { payload: { token: order.token } });
    expect((await cancel()).body).toMatchObject({
      state: 'cancelled',
      refunded: order.order.total,
      can_cancel: false,
    });
    expect(await cancel()).toMatchObject({ status: 200 });
    const after = await app.db.selectFrom('products').select('stock').where('slug', '=', 'tazza').execute();
    expect(after[0]?.stock).toBe((stock[0]?.stock ?? 0) + 1);
    expect((await mails(order.id)).map(({ data }) => data.kind)).toEqual([undefined, 'cancelled']);
  });

  it('not after', async () => {
    const ada = await customer();
    const order = await ada.order();
    await work(app, worker, order.id, 'accept', { minutes: 20 });
    expect(await call(app, `POST customer/orders/${order.id}/cancel`, { token: ada.token })).toMatchObject({
      status: 409,
      body: { code: 'order.too_late' },
    });
  });
});

describe('an order is made again', () => {
  const change = (slug: string, to: object) =>
    app.db.updateTable('products').set(to).where('slug', '=', slug).execute();

  it('[RTE-14] with dishes still available as they were; the others are named, and higher prices too', async () => {
    const ada = await customer();
    const order = await ada.order({ items: [...stand.pizzas(), { product: 'cola', qty: 3 }] });
    const again = async () =>
      (await call<OrderAgain>(app, `GET customer/orders/${order.id}/again`, { token: ada.token })).body;
    expect(await again()).toMatchObject({
      items: [
        { product: 'norma', qty: 2 },
        { product: 'cola', name: 'Cola', qty: 3 },
      ],
      missing: [],
      dearer: [],
    });
    const { price_cents: before = 0 } =
      (await app.db
        .selectFrom('products')
        .select('price_cents')
        .where('slug', '=', 'norma')
        .executeTakeFirst()) ?? {};
    await change('cola', { published: false });
    await change('norma', { price_cents: before + 100 });
    expect(await again()).toMatchObject({
      items: [{ product: 'norma' }],
      missing: [{ name: 'Cola', slug: 'cola', why: 'gone' }],
      dearer: [{ name: 'Norma', before, now: before + 100 }],
    });
    await change('cola', { published: true, stock: 0 });
    await change('norma', { price_cents: before });
    expect(await again()).toMatchObject({ missing: [{ slug: 'cola', why: 'sold_out' }], dearer: [] });
    await change('cola', { stock: null });
    // The question changes nothing.
    expect((await postCart(app, {}, ada.token)).items).toEqual([]);
  });

  it('[RTE-14] [RTE-22] without a show that is over, which is named as such', async () => {
    const ada = await customer();
    const order = await ada.order({ items: stand.pizzas(1) });
    await app.pool.query(`update order_lines set kind = 'cinema' where order_id = $1`, [order.id]);
    const windows = JSON.stringify([
      { weekdays: [], from: 0, to: 1440, firstDate: '2020-01-01', lastDate: '2020-01-02' },
    ]);
    await app.pool.query(`update products set availability = $1 where slug = 'norma'`, [windows]);
    const { body } = await call(app, `GET customer/orders/${order.id}/again`, { token: ada.token });
    await app.pool.query(`update products set availability = '[]' where slug = 'norma'`);
    expect(body).toMatchObject({ items: [], missing: [{ slug: 'norma', why: 'over' }] });
  });

  it('[RTE-14] without choices that are offered no more, which are to be made anew', async () => {
    const ada = await customer();
    const order = await ada.order({ items: stand.pizzas(1) });
    await app.pool.query(
      `update order_lines set options = '[{"id":"cho_gone","name":"Doppia","price_delta":100}]' where order_id = $1`,
      [order.id],
    );
    const { body } = await call(app, `GET customer/orders/${order.id}/again`, { token: ada.token });
    expect(body).toMatchObject({ items: [], missing: [{ slug: 'norma', why: 'options' }] });
  });

  it('[RTE-14] by a guest, with the key alone', async () => {
    const { id, token } = await stand.placed();
    const again = (key: string) => call(app, `POST orders/${id}/again`, { payload: { token: key } });
    expect(await again(token)).toMatchObject({ status: 200, body: { missing: [] } });
    expect(await again('x'.repeat(30))).toMatchObject({ status: 404 });
  });
});

describe('goods are sent back', () => {
  const shipped = async () => {
    const order = await stand.placed({
      items: [...stand.pizzas(1), { product: 'tazza', qty: 1 }],
      deliveries: [stand.pickup, stand.shipped],
    });
    await pay(app, order);
    const goods = (step: string, payload: object = {}) =>
      call(app, `POST backoffice/orders/${order.id}/parts/goods/${step}`, { token: manager, payload });
    await goods('accept');
    for (const event of ['finish', 'send_out', 'complete']) await goods('advance', { event });
    const seen = await stand.see(order);
    const item = (slug: string) => seen.items.find(({ product }) => product.slug === slug)?.id ?? '';
    const withdraw = (...items: readonly string[]) =>
      call<Order>(app, `POST orders/${order.id}/withdraw`, { payload: { token: order.token, items } });
    return { order, seen, item, withdraw };
  };

  it('within fourteen days, acknowledged with the time; food is not, and says why', async () => {
    const { order, seen, item, withdraw } = await shipped();
    expect(seen.withdrawal).toMatchObject({
      possible: true,
      until: '2026-12-04T23:00:00.000Z',
      text: expect.stringContaining('art. 59 del Codice del consumo'),
    });
    expect(await withdraw(item('norma'))).toMatchObject({
      status: 409,
      body: { code: 'order.not_withdrawable' },
    });
    expect((await withdraw(item('tazza'))).body.items).toMatchObject([
      { withdrawn: false },
      { withdrawn: true, withdrawable: false },
    ]);
    expect(await withdraw(item('tazza'))).toMatchObject({ status: 200 });
    const acknowledged = (await mails(order.id)).filter(({ letter }) => letter === 'order_withdrawn');
    expect(acknowledged).toMatchObject([
      {
        to: 'ada@example.it',
        data: { items: ['1 × Tazza'], at: '2026-11-20T12:00:00.000Z', refundCents: 1790 },
      },
    ]);
    const board = await call<{ data: { order: string; items: object[] }[] }>(
      app,
      'GET backoffice/board?shop=shipping',
      { token: manager },
    );
    expect(board.body.data.find((card) => card.order === order.id)?.items).toMatchObject([
      { withdrawn: true },
    ]);
  });

  it('and no later', async () => {
    const { item, withdraw } = await shipped();
    const before = app.now.at;
    app.now.at = new Date('2026-12-04T23:00:00Z');
    expect(await withdraw(item('tazza'))).toMatchObject({ status: 409 });
    app.now.at = before;
  });
});

describe('the customer is notified', () => {
  it('a guest by a link that carries the key after the #, a customer by one that needs none', async () => {
    const guest = await stand.placed(undefined, { payment_method: 'till' });
    expect(await mails(guest.id)).toMatchObject([
      {
        to: 'ada@example.it',
        letter: 'order_placed',
        data: {
          number: guest.order.number,
          totalCents: 1700,
          payment: 'Paghi alla cassa.',
          lines: [{ text: '2 × Norma (Classico)', cents: 1700 }],
          link: expect.stringMatching(new RegExp(`/orders/${guest.id}#${guest.token}$`)),
        },
      },
    ]);
    const ada = await customer();
    const order = await ada.order();
    expect((await mails(order.id))[0]?.data.link).toMatch(new RegExp(`/orders/${order.id}$`));
  });

  it('[STA-7] a customer’s devices are pushed with the order’s id, unless they want nothing pushed', async () => {
    const ada = await customer();
    const [access] = await app.db
      .selectFrom('access_tokens')
      .selectAll()
      .where('user_id', '=', ada.userId)
      .execute();
    await app.db
      .insertInto('devices')
      .values({
        id: 'dev_1',
        token: 'fcm:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
        user_id: ada.userId,
        access_token_hash: access?.token_hash ?? Buffer.alloc(0),
        created_at: app.now.at,
        seen_at: app.now.at,
      })
      .execute();
    const pushed = async (id: string) => {
      const { rows } = await app.pool.query(
        `select data->'data' as data, data->>'body' as body from pgboss.job where name = 'notifications.push' and data->>'key' like $1`,
        [`${id}:%`],
      );
      return rows;
    };
    const order = await ada.order();
    await work(app, worker, order.id, 'accept', { minutes: 30 });
    expect(await pushed(order.id)).toEqual([
      { data: { order_id: order.id }, body: `L’ordine ${order.number} è confermato: previsto alle 13:30` },
    ]);
    const choices = [{ topic: 'orders', channel: 'push', on: false }];
    await call(app, 'PATCH customer/notifications', { token: ada.token, payload: { choices } });
    const quiet = await ada.order();
    await work(app, worker, quiet.id, 'accept', { minutes: 30 });
    expect(await pushed(quiet.id)).toEqual([]);
  });
});

describe('the summary to be printed', () => {
  it('is a document with lines, VAT and total, and says that it is not fiscal', async () => {
    const order = await stand.placed({ items: stand.pizzas(), deliveries: [stand.delivery] });
    await pay(app, order);
    const { status, body } = await call<Buffer>(app, `POST orders/${order.id}/receipt`, {
      payload: { token: order.token },
    });
    const written = readPdf(body)
      .pages.flat()
      .map(({ text }) => text);
    expect(status).toBe(200);
    expect(written).toEqual(
      expect.arrayContaining([
        `Riepilogo dell’ordine ${order.order.number}`,
        '2 × Norma',
        'Totale',
        '19,50\u00a0€',
        'IVA 10% inclusa in 19,50\u00a0€',
        'Pagamento con Visa •••• 4242.',
        'Questo riepilogo non è un documento fiscale.',
      ]),
    );
  });
});

describe('a customer who deletes their account', () => {
  it('takes their name from orders that are over, at once, and from the others when they are', async () => {
    const ada = await customer();
    const over = await ada.order();
    await work(app, worker, over.id, 'reject', { reason: 'chiusi' });
    app.now.at = new Date(app.now.at.getTime() + 1_000);
    const goingOn = await ada.order();
    const data = personalOrders(app.db);
    expect(await data.read(ada.userId)).toMatchObject([{ number: over.number }, { number: goingOn.number }]);
    await inTransaction(app.db, (tx) => data.forget(tx, ada.userId));
    const names = async () =>
      (
        await app.db
          .selectFrom('orders')
          .select('email')
          .where('user_id', '=', ada.userId)
          .orderBy('created_at')
          .execute()
      ).map(({ email }) => email);
    expect((await names()).toSorted()).toEqual(['', 'ada@example.it']);
    await app.db.updateTable('users').set({ deleted_at: app.now.at }).where('id', '=', ada.userId).execute();
    await work(app, worker, goingOn.id, 'reject', { reason: 'chiusi' });
    await forgetLateOrders(app.db);
    expect(await names()).toEqual(['', '']);
  });
});
