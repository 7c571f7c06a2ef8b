import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { home, keyOf, postCart } from '../cart/cart-testing.ts';
import { call, contact, newKey, openStand, pay } from './order-testing.ts';

const app = await makeTestApp();
const stand = await openStand(app);

describe('an order is placed', () => {
  it('[API-41] waits for its card for a quarter of an hour, and is the shop’s when it is paid', async () => {
    const order = await stand.placed();
    expect(order.order).toMatchObject({
      state: 'awaiting_payment',
      number: expect.stringMatching(/^A-\d{3}$/),
      pay_by: '2026-11-20T12:15:00.000Z',
      total: 1700,
      payment: { kind: 'card', state: 'awaiting' },
      label: 'In attesa del pagamento, fino alle 13:15',
    });
    expect(await pay(app, order)).toBe('succeeded');
    expect(await stand.see(order)).toMatchObject({
      state: 'placed',
      payment: { kind: 'card', state: 'paid', card: 'Visa •••• 4242' },
      can_cancel: true,
      deliveries: [
        { part: 'food', mode: 'pickup', progress: [{ state: 'awaiting_payment' }, { state: 'placed' }] },
      ],
    });
  });

  it('leaves room for another card when one is refused', async () => {
    const order = await stand.placed();
    expect(await pay(app, order, '4000000000009995')).toBe('requires_payment_method');
    expect(await stand.see(order)).toMatchObject({ state: 'awaiting_payment', payment: { state: 'failed' } });
    expect(await pay(app, order)).toBe('succeeded');
    expect((await stand.see(order)).state).toBe('placed');
  });

  it('is the shop’s at once when it is paid at the till, and leaves the cart', async () => {
    const cart = await stand.cartOf();
    const { status, body } = await stand.order(cart, { payment_method: 'till' });
    expect(status).toBe(201);
    expect(body.order).toMatchObject({ state: 'placed', payment: { kind: 'till', state: 'due' } });
    expect((await postCart(app, { token: keyOf(cart) })).items).toEqual([]);
  });

  it('keeps the cart until the card is paid, and later additions for good', async () => {
    const cart = await stand.cartOf();
    const { body } = await stand.order(cart);
    const key = keyOf(cart);
    const more = [...stand.pizzas(), { product: 'cola', qty: 1 }];
    expect((await postCart(app, { token: key, items: more })).items).toHaveLength(2);
    await pay(app, { id: body.order.id, token: body.token ?? '' });
    expect((await postCart(app, { token: key })).items.map(({ product }) => product.slug)).toEqual(['cola']);
  });

  it('stores every line as it was sold, whatever happens to the menu', async () => {
    const order = await stand.placed({
      items: [{ product: 'norma', options: [stand.menu.choice('Integrale')], qty: 2, notes: 'ben cotta' }],
      deliveries: [stand.delivery],
    });
    await app.db.updateTable('products').set({ price_cents: 9900 }).where('slug', '=', 'norma').execute();
    expect(await stand.see(order)).toMatchObject({
      total: 2150,
      delivery: 250,
      items: [{ qty: 2, notes: 'ben cotta', options: [{ name: 'Integrale' }], total: 1900, vat: 173 }],
      deliveries: [{ mode: 'delivery', address: 'Via Umberto I 7, 95129 Catania (CT)' }],
      vat: [{ rate_basis_points: 1000, gross: 2150 }],
    });
    await app.db.updateTable('products').set({ price_cents: 850 }).where('slug', '=', 'norma').execute();
  });

  it('goes out in two parts when merchandise is shipped beside it', async () => {
    const order = await stand.placed({
      items: [...stand.pizzas(), { product: 'tazza', qty: 1 }],
      deliveries: [stand.pickup, stand.shipped],
    });
    expect(order.order.deliveries).toMatchObject([
      { part: 'food', mode: 'pickup' },
      { part: 'goods', mode: 'shipping', shop: null },
    ]);
    expect(order.order.qty).toBe(3);
    await call(app, `POST orders/${order.id}/cancel`, { payload: { token: order.token } });
  });

  it('gives customers’ orders no key, and numbers each shop’s day', async () => {
    const { token } = await app.signIn();
    const cart = await postCart(app, { items: stand.pizzas(), deliveries: [stand.pickup] }, token);
    const payload = {
      cart_id: cart.id,
      expected_total: cart.total_price,
      payment_method: 'till',
      idempotency_key: newKey(),
      contact: { firstname: 'Ada', lastname: 'Rossi', email: 'ada@example.it', telephone: '3331234567' },
      terms_version: 'v1',
    };
    const { status, body } = await call<{ order: { id: string; number: string }; token: null }>(
      app,
      'POST customer/orders',
      { token, payload },
    );
    expect({ status, token: body.token }).toEqual({ status: 201, token: null });
    const list = await call<{ data: { id: string }[]; meta: object }>(app, 'GET customer/orders', { token });
    expect(list.body).toMatchObject({
      data: [
        { id: body.order.id, number: body.order.number, summary: '2 × Norma', shop_name: 'Zanga Catania' },
      ],
      meta: { total: 1, page: 1, last_page: 1 },
    });
  });
});

describe('an order is refused', () => {
  const refusal = async (
    form: Readonly<Record<string, unknown>>,
    wish?: Parameters<typeof stand.cartOf>[0],
  ) => {
    const { status, body } = await stand.order(await stand.cartOf(wish), form);
    return { status, code: (body as unknown as { code: string }).code };
  };

  it('when the total is one cent off', async () => {
    for (const expected_total of [1699, 1701, 0, -1700])
      expect(await refusal({ expected_total })).toEqual({ status: 409, code: 'order.total_changed' });
  });

  it('when the cart gets another address meanwhile, even at the same total', async () => {
    const seen = await stand.cartOf({ items: stand.pizzas(), deliveries: [stand.delivery] });
    const elsewhere = { ...stand.delivery, address: { ...stand.delivery.address, number: '99' } };
    const token = seen.token ?? '';
    const now = await postCart(app, { token, deliveries: [elsewhere] });
    expect(now.total_price).toBe(seen.total_price);
    const ordered = { payment_method: 'cash', cart_version: seen.version };
    expect(await stand.order(seen, ordered)).toMatchObject({ status: 409, body: { code: 'cart.stale' } });
    expect(await stand.order(now, { ...ordered, cart_version: now.version })).toMatchObject({ status: 201 });
  });

  it('when it cannot be paid like that there', async () => {
    expect(await refusal({ payment_method: 'cash' })).toMatchObject({ code: 'order.payment_not_allowed' });
    expect(await refusal({ payment_method: 'crd_abc' })).toMatchObject({ code: 'order.payment_not_allowed' });
  });

  it('when the cart belongs to another person', async () => {
    const other = await stand.cartOf();
    expect(await refusal({ cart_id: other.id })).toEqual({ status: 404, code: 'cart.not_found' });
  });

  it('when the cart is empty, below the minimum, or too far away', async () => {
    expect(await refusal({}, { items: [] })).toMatchObject({ code: 'order.not_possible' });
    const one = { items: stand.pizzas(1), deliveries: [stand.delivery] };
    expect(await refusal({}, one)).toMatchObject({ code: 'order.not_possible' });
    const far = { ...stand.delivery, address: { ...home, lat: 38.1, lng: 13.3 } };
    expect(await refusal({}, { items: stand.pizzas(), deliveries: [far] })).toMatchObject({
      code: 'order.not_possible',
    });
  });

  it('when its key has served for another order', async () => {
    const key = newKey();
    const cart = await stand.cartOf();
    const first = await stand.order(cart, { idempotency_key: key });
    const again = await stand.order(cart, { idempotency_key: key });
    expect(again.body.order.id).toBe(first.body.order.id);
    expect(again.body.token).toBe(first.body.token);
    const other = await stand.order(cart, { idempotency_key: key, payment_method: 'till' });
    expect(other.body).toMatchObject({ code: 'order.key_reused' });
  });

  it('when the terms were changed meanwhile', async () => {
    await app.db.insertInto('contents').values({ slug: 'terms', title: 'Condizioni', value: '…' }).execute();
    expect(await refusal({})).toMatchObject({ code: 'terms.outdated' });
    const { body } = await app.get('/api/contents/terms');
    const { updated_at } = body as { updated_at: string };
    expect((await stand.placed(undefined, { terms_version: updated_at })).order.terms_version).toBe(
      updated_at,
    );
    await app.db.deleteFrom('contents').where('slug', '=', 'terms').execute();
  });

  it('when the customer has not declared to be of age', async () => {
    await app.db.updateTable('products').set({ age_limit: 18 }).where('slug', '=', 'cola').execute();
    const wish = { items: [{ product: 'cola', qty: 1 }], deliveries: [stand.pickup] };
    expect(await refusal({}, wish)).toMatchObject({ code: 'order.age_check' });
    expect((await stand.placed(wish, { of_age: true })).order.state).toBe('awaiting_payment');
    await app.db.updateTable('products').set({ age_limit: null }).where('slug', '=', 'cola').execute();
  });

  it('when a slot is past, in a closed hour, or not on the clock', async () => {
    for (const slot of ['2026-11-20T11:00:00Z', '2026-11-21T03:00:00Z', '2026-11-20T18:07:00Z'])
      expect(await refusal({}, { items: stand.pizzas(), deliveries: [{ ...stand.pickup, slot }] })).toEqual({
        status: 409,
        code: 'order.slot_gone',
      });
  });

  it.each([
    ['no key', { idempotency_key: '' }, 'idempotency_key'],
    ['a short key', { idempotency_key: 'abc' }, 'idempotency_key'],
    ['half a cent', { expected_total: 1700.5 }, 'expected_total'],
    ['a total that is a text', { expected_total: '1700' }, 'expected_total'],
    ['a bad email', { contact: { ...contact, email: 'nothing' } }, 'contact.email'],
    ['no name', { contact: { ...contact, firstname: '' } }, 'contact.firstname'],
    ['an unknown way of paying', { payment_method: 'gold' }, 'payment_method'],
    ['no terms', { terms_version: '' }, 'terms_version'],
  ])('in words, field by field: %s', async (_, form, field) => {
    const { status, body } = await stand.order(await stand.cartOf(), form);
    expect({ status, fields: Object.keys((body as unknown as { fields: object }).fields) }).toEqual({
      status: 422,
      fields: [field],
    });
  });
});
