import { beforeAll, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { fillMenu, openKitchen, postCart, refusedCart } from './cart-testing.ts';

const app = await makeTestApp({ now: { at: new Date('2026-11-20T18:00:00Z') } });
let menu: Awaited<ReturnType<typeof fillMenu>>;
let shop: string;
beforeAll(async () => {
  menu = await fillMenu(app);
  shop = await openKitchen(app);
});

const fieldsOf = async (wish: unknown) => {
  const { status, body } = await refusedCart(app, wish);
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'invalid' });
  return body.fields;
};
const pizza = (given: object = {}) => ({
  product: 'norma',
  options: [menu.choice('Classico')],
  qty: 1,
  ...given,
});

describe('[API-38] a cart that cannot be', () => {
  it.each([
    [0, 'il valore minimo è 1'],
    [-1, 'il valore minimo è 1'],
    [1e9, 'il valore massimo è 99'],
    [1.5, expect.any(String)],
    ['2', expect.any(String)],
    [null, expect.any(String)],
  ])('has no %s pieces', async (qty, message) => {
    expect(await fieldsOf({ items: [pizza({ qty })] })).toEqual({ 'items.0.qty': [message] });
  });

  it('refuses an unknown product, and then keeps none of the others', async () => {
    const fields = await fieldsOf({ items: [pizza(), { product: 'prd_nessuno', qty: 1 }] });
    expect(fields).toEqual({ 'items.1.product': ['questo prodotto non esiste o non c’è più'] });
  });

  it('refuses an unpublished product', async () => {
    await app.pool.query(`update products set published = false where slug = 'cola'`);
    expect(await fieldsOf({ items: [{ product: 'cola', qty: 1 }] })).toHaveProperty(['items.0.product']);
    await app.pool.query(`update products set published = true where slug = 'cola'`);
  });

  it.each([
    ['of another dish', ['Classico', 'cho_altrove'], 'Una delle scelte non è più disponibile'],
    ['that are no ids', ['Classico', 'con amore'], 'Una delle scelte non è più disponibile'],
    ['said twice', ['Classico', 'Classico'], 'Hai scelto «Classico» più di una volta'],
    ['too many', ['Classico', 'Integrale'], 'Puoi scegliere una sola opzione per «Impasto»'],
    ['too few', [], 'Scegli un’opzione per «Impasto»'],
    ['too many extras', ['Classico', 'Bufala', 'Acciughe'], 'Puoi scegliere una sola opzione per «Extra»'],
  ])('has no choices %s', async (_, names, message) => {
    const offered = ['Classico', 'Integrale', 'Bufala', 'Acciughe'];
    const options = names.map((name) => (offered.includes(name) ? menu.choice(name) : name));
    expect(await fieldsOf({ items: [pizza({ options })] })).toEqual({ 'items.0.options': [message] });
  });

  it('has no 500 lines', async () => {
    const items = Array.from({ length: 500 }, (_, at) => pizza({ notes: `n. ${at}` }));
    expect(await fieldsOf({ items })).toEqual({ items: ['il carrello può avere al massimo 100 righe'] });
    expect(await postCart(app, { items: items.slice(0, 100) })).toMatchObject({ qty: 100 });
  });

  it('refuses more pieces of the same dish than a line may have, split over lines too', async () => {
    expect(await fieldsOf({ items: [pizza({ qty: 60 }), pizza({ qty: 60 })] })).toEqual({
      'items.1.qty': ['al massimo 99 pezzi'],
    });
  });

  it('is not worth more than can be paid', async () => {
    await app.pool.query(`update products set price_cents = 50000 where slug = 'tazza'`);
    expect(await fieldsOf({ items: [{ product: 'tazza', qty: 99 }] })).toHaveProperty('items');
    await app.pool.query(`update products set price_cents = 1200 where slug = 'tazza'`);
  });

  it('has no notes longer than a form takes, no NUL in them', async () => {
    expect(await fieldsOf({ items: [pizza({ notes: 'x'.repeat(101) })] })).toHaveProperty(['items.0.notes']);
    await fieldsOf({ items: [pizza({ notes: 'a\u0000b' })] });
  });

  it.each([
    ['an unknown shop', { mode: 'pickup', shop: 'shp_nessuno' }, 'shop'],
    ['food by post', { mode: 'shipping' }, 'mode'],
    ['an unknown mode', { mode: 'drone' }, 'mode'],
    ['an unknown address', { mode: 'delivery', address_id: 'adr_nessuno' }, 'address_id'],
    ['half an address', { mode: 'delivery', address: { street: 'Via Etnea' } }, 'address.number'],
    ['a slot that is no time', { mode: 'pickup', slot: 'domani' }, 'slot'],
  ])('is not to be had by %s', async (_, delivery, field) => {
    expect(await fieldsOf({ deliveries: [delivery] })).toHaveProperty([`deliveries.0.${field}`]);
  });

  it('says only once how a part is delivered', async () => {
    const pickup = { mode: 'pickup', shop };
    expect(await fieldsOf({ deliveries: [pickup, pickup] })).toEqual({
      'deliveries.1.part': ['è già indicata'],
    });
    expect(await fieldsOf({ single_cart_shop: 'nessuno' })).toHaveProperty('single_cart_shop');
  });

  it('carries no more free values than a few', async () => {
    const meta = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`k${at}`, 'v']));
    expect(await fieldsOf({ meta })).toEqual({ meta: ['al massimo 20 voci'] });
  });
});

describe('[API-38] a cart of another person', () => {
  it('does not exist', async () => {
    for (const token of [
      'x'.repeat(43),
      '%00'.repeat(10),
      '🍕'.repeat(25),
      'crt_0123456789abcdefghjkmnpqrs',
      // Texts that a broken storage of the device holds. Refused as a field, they would come back with every call.
      ...['', 'corta', 'undefined'],
    ]) {
      const { status, body } = await refusedCart(app, { token });
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'cart.not_found' });
    }
  });

  it('is refused when its key is no key', async () => {
    for (const token of ['x'.repeat(101), 12, null]) await fieldsOf({ token });
  });

  it('is not merged by a key that opens nothing', async () => {
    const { token } = await app.signIn();
    expect(await postCart(app, { merge: 'y'.repeat(43) }, token)).toMatchObject({ items: [], changes: [] });
  });

  it('is not the customer’s without a sign-in', async () => {
    expect(await refusedCart(app, {}, 'x'.repeat(43))).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
  });
});
