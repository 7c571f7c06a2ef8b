import type { ProductForm } from '@zanga/contract/menu/menu-office';
import type { Product, ProductDetail } from '@zanga/contract/menu/product';
import type { ProductPage, SearchPage } from '@zanga/contract/menu/products';
import type { Cart } from '@zanga/contract/ordering/carts';
import type { Insertable } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import type { ProductPrices } from '../../../platform/database/tables.ts';
import { keyOf, openKitchen, postCart } from '../../ordering/cart/cart-testing.ts';
import { call, formFor, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { daily } from '../../shops/testing.ts';
import { setUpTotem } from '../../totems/testing.ts';
import { addProduct } from '../testing.ts';

/** Friday, six in the evening in Catania. */
const six = new Date('2026-11-20T17:00:00Z');
const app = await makeTestApp({ now: { at: six } });
const { db, get } = app;
const all = daily(720, 1380);
const given = {
  services: ['delivery', 'pickup', 'onshop', 'totem'],
  hours: { delivery: all, pickup: all, onshop: all, totem: all },
};
const stand = await openStand(app, given);
const { shop: first, menu } = stand;
const second = await openKitchen(app, { ...given, slug: 'siracusa' });
const owner = await signInStaff(app, 'owner');
await db
  .updateTable('products')
  .set({ channels: ['delivery', 'pickup', 'onshop', 'totem'] })
  .where('id', '=', menu.drink)
  .execute();

const at = (time: string, day = '2026-11-20') => {
  app.now.at = new Date(`${day}T${time}:00+01:00`);
};
type RuleToAdd = Partial<Insertable<ProductPrices>> & { readonly price_cents: number };
const rule = (row: RuleToAdd) =>
  db
    .insertInto('product_prices')
    .values({
      ...{ product_id: menu.drink, valid_from: '2026-11-01T00:00:00Z', written_at: '2026-11-01T00:00:00Z' },
      ...row,
    } as Insertable<ProductPrices>)
    .execute();
const happy = (row: RuleToAdd) => rule({ from_minute: 1080, to_minute: 1230, name: 'Happy hour', ...row });

beforeEach(async () => {
  app.now.at = six;
  await db.deleteFrom('product_prices').execute();
});

const cola = (qty = 1) => [{ product: 'cola', options: [], qty }];
const food = (mode: 'pickup' | 'onshop' | 'delivery', shop: string) =>
  ({ part: 'food', mode, shop }) as const;
const cartFor = (mode: 'pickup' | 'onshop' | 'delivery', shop: string, meta = {}) =>
  postCart(app, { items: cola(), deliveries: [food(mode, shop)], meta });
const unitIn = ({ items }: Cart) => items[0]?.product.total_price;

/** The drink from each reader of the catalogue. */
const shown = async (query: string): Promise<readonly Product[]> => {
  const sheet: { body: ProductDetail } = await get(`/api/products/cola?${query}`);
  const list: { body: ProductPage } = await get(`/api/products?sort=price&${query}`);
  const search: { body: SearchPage } = await get(`/api/products/search?search=cola&${query}`);
  const together: { body: { data: Product[] } } = await get(`/api/products/together?products=norma&${query}`);
  const listed = [...list.body.data, ...together.body.data].filter(({ slug }) => slug === 'cola');
  const found = search.body.data.filter(({ slug }) => slug === 'cola') as unknown as Product[];
  expect(list.body.data.map(({ price }) => price)).toEqual(
    list.body.data.map(({ price }) => price).toSorted((a, b) => a - b),
  );
  return [sheet.body, ...listed, ...found];
};
const pricesShown = async (query: string) => [...new Set((await shown(query)).map(({ price }) => price))];

describe('prices by way and by shop', () => {
  it('are shown by cards, lists, searches, suggestions, carts and orders, to the cent', async () => {
    await rule({ price_cents: 250, channel: 'onshop' });
    await rule({ price_cents: 350, shop_id: second });
    await rule({ price_cents: 275, channel: 'onshop', shop_id: second });
    const cases = [
      ['pickup', first, 300],
      ['onshop', first, 250],
      ['pickup', second, 350],
      ['onshop', second, 275],
    ] as const;
    for (const [mode, shop, price] of cases) {
      const cart = await cartFor(mode, shop);
      expect([mode, unitIn(cart)]).toEqual([mode, price]);
      expect(cart.issues.map(({ code }) => code)).not.toContain('price_changed');
      // As a cart states it, and as calls without it imply.
      expect(cart.priced_for).toBe(`${mode}.${shop}`);
      await expect.poll(() => pricesShown(`priced_for=${cart.priced_for}`)).toEqual([price]);
      const direct = mode === 'onshop' ? '&filter_direct_order=1' : '';
      await expect.poll(() => pricesShown(`filter_on_shop_address=${shop}${direct}`)).toEqual([price]);
    }
    const nobody = await postCart(app, { items: cola() });
    expect([unitIn(nobody), nobody.priced_for]).toEqual([300, null]);
    await expect.poll(() => pricesShown('')).toEqual([300]);
  });

  it('are charged by an order, which keeps them', async () => {
    await rule({ price_cents: 350, shop_id: first });
    const wish = { items: cola(), deliveries: [food('pickup', first)] };
    const order = await stand.placed(wish);
    expect(order.order.items[0]?.product.total_price).toBe(350);
    await db.deleteFrom('product_prices').execute();
    expect((await stand.see(order)).items[0]?.product.total_price).toBe(350);
  });

  it('warn when a cart changes to where it costs more, and are good news where it costs less', async () => {
    await rule({ price_cents: 350, shop_id: second });
    const cart = await cartFor('pickup', first);
    const token = keyOf(cart);
    const dearer = await postCart(app, { token, deliveries: [food('pickup', second)] });
    expect(dearer.issues).toContainEqual(
      expect.objectContaining({ code: 'price_changed', text: expect.stringContaining('3,50') }),
    );
    expect((await postCart(app, { token, deliveries: [food('pickup', first)] })).issues).not.toContainEqual(
      expect.objectContaining({ code: 'price_changed' }),
    );
  });

  it('at a totem are the totem’s, for every mode', async () => {
    const totem = await setUpTotem(db, first);
    await rule({ price_cents: 200, channel: 'totem' });
    await rule({ price_cents: 250, channel: 'onshop' });
    for (const mode of ['onshop', 'pickup'] as const) {
      const cart = await cartFor(mode, first, { totem: totem.id });
      expect([unitIn(cart), cart.priced_for]).toEqual([200, `totem.${first}`]);
    }
    await expect.poll(() => pricesShown(`priced_for=totem.${first}`)).toEqual([200]);
    // A totem's price cannot be had from home.
    const cheat = await cartFor('pickup', first, { totem: totem.id });
    const payload = { ...formFor(cheat), cart_token: keyOf(cheat) };
    expect((await call(app, 'POST orders', { payload })).status).toBe(409);
  });

  it('do not touch goods, which cost the same everywhere', async () => {
    await rule({ product_id: menu.mug, price_cents: 100, shop_id: first });
    const deliveries = [{ part: 'goods', mode: 'pickup', shop: first }] as const;
    const cart = await postCart(app, { items: [{ product: 'tazza', qty: 1 }], deliveries: [...deliveries] });
    expect(unitIn(cart)).toBe(1200);
    const { body }: { body: ProductDetail } = await get(`/api/products/tazza?priced_for=pickup.${first}`);
    expect(body.price).toBe(1200);
  });

  it('refuse a `priced_for` without a mode', async () => {
    const { status } = await app.http
      .inject('/api/products?priced_for=teleport')
      .then(({ statusCode }) => ({ status: statusCode }));
    expect(status).toBe(422);
  });
});

describe('a happy hour', () => {
  it('ends at its minute for cards and carts alike, and says until when', async () => {
    await happy({ price_cents: 200 });
    at('20:29');
    const cart = await cartFor('pickup', first);
    expect(unitIn(cart)).toBe(200);
    await expect.poll(() => pricesShown('')).toEqual([200]);
    for (const { price_note } of await shown(''))
      expect(price_note).toEqual({ text: 'Happy hour fino alle 20:30', until: '2026-11-20T19:30:00.000Z' });
    at('20:30');
    expect(await pricesShown('')).toEqual([300]);
    expect((await shown('')).map(({ price_note }) => price_note)).toEqual(expect.arrayContaining([null]));
    const after = await postCart(app, { token: keyOf(cart) });
    expect(unitIn(after)).toBe(300);
    expect(after.issues).toContainEqual(expect.objectContaining({ code: 'price_changed' }));
  });

  it('that ends between the cart and the order is told, and the cart stays whole', async () => {
    await happy({ price_cents: 200 });
    at('20:29');
    const cart = await cartFor('pickup', first);
    at('20:30');
    const late = await stand.order(cart);
    expect(late).toMatchObject({ status: 409, body: { code: 'order.total_changed' } });
    const seen = await postCart(app, { token: keyOf(cart) });
    expect(seen.total_price).toBe(300);
    expect((await stand.order(seen)).status).toBe(201);
  });

  it('is never struck: only a reduction compares itself, and with no more than was asked', async () => {
    await happy({ price_cents: 200 });
    at('19:00');
    expect((await shown('')).every(({ discount }) => discount === null)).toBe(true);
    at('21:00');
    await app.pool.query(
      `update products set reduced_price_cents = 250, reduced_reason = 'Serata', reduced_from = $2 where id = $1`,
      [menu.drink, '2026-11-20T18:00:00Z'],
    );
    // It cost two euro within the thirty days before.
    await expect.poll(() => pricesShown('')).toEqual([250]);
    expect((await shown('')).map(({ discount }) => discount)).toEqual(expect.arrayContaining([null]));
    const { body }: { body: ProductPage } = await get('/api/products?discounted=1');
    expect(body.data.map(({ slug }) => slug)).not.toContain('cola');
    await app.pool.query(
      'update products set reduced_price_cents = null, reduced_reason = null, reduced_from = null where id = $1',
      [menu.drink],
    );
  });

  it('competes with the members’ price: the lower is paid', async () => {
    await rule({ product_id: menu.pizza, price_cents: 700, channel: 'onshop' });
    const read = async () =>
      ((await get(`/api/products/norma?priced_for=onshop.${first}`)) as { body: ProductDetail }).body;
    await expect.poll(async () => (await read()).price).toBe(700);
    expect((await read()).prime_price).toBe(700);
  });
});

describe('prices that staff write', () => {
  type PricesAnswer = {
    readonly version: string;
    readonly form: ProductForm;
    readonly past_prices: unknown[];
    readonly code: string;
    readonly fields: Record<string, string[]>;
  };
  const url = `backoffice/menu/products/${menu.drink}`;
  const read = async () => (await call<PricesAnswer>(app, `GET ${url}`, { token: owner })).body;
  const save = async (prices: readonly object[], more: object = {}) => {
    const { version, form } = await read();
    return call<PricesAnswer>(app, `PUT ${url}`, {
      token: owner,
      payload: { version, form: { ...form, prices }, ...more },
    });
  };
  const row = (change: object = {}) => ({
    ...{
      price: 250,
      channel: null,
      shop: null,
      from: '2026-11-20T00:00:00.000Z',
      until: null,
      hours: null,
      name: '',
    },
    ...change,
  });
  const hours = { weekdays: [1, 2, 3], from: 1080, to: 1230 };

  it('hold from the next request on, keep their version, and are in the list and the audit', async () => {
    const saved = await save([row({ channel: 'onshop' }), row({ price: 200, hours, name: 'Happy hour' })]);
    expect(saved.status).toBe(200);
    expect((await read()).version).toBe(saved.body.version);
    expect((await save(saved.body.form.prices)).body.version).toBe(saved.body.version);
    await expect.poll(() => pricesShown(`priced_for=onshop.${first}`)).toEqual([250]);
    const { body } = await call<{ data: { id: string; price_rules: number }[] }>(
      app,
      'GET backoffice/menu/products?search=cola',
      { token: owner },
    );
    expect(body.data[0]?.price_rules).toBe(2);
    const entries = await db
      .selectFrom('audit_entries')
      .select('after')
      .where('thing', '=', menu.drink)
      .execute();
    expect(JSON.stringify(entries)).toContain('Al tavolo: 2,50');
  });

  it('end when they are edited, and stay in the history', async () => {
    await save([row()]);
    at('18:10');
    await save([row({ price: 240 })]);
    expect((await read()).form.prices).toHaveLength(1);
    expect((await read()).past_prices).toContainEqual(
      expect.objectContaining({ price: 250, until: '2026-11-20T17:10:00.000Z' }),
    );
    // A rule that never began leaves no history.
    await save([row({ price: 240 }), row({ price: 100, from: '2027-01-01T00:00:00.000Z' })]);
    const { past_prices: before } = await read();
    await save([row({ price: 240 })]);
    expect((await read()).past_prices).toEqual(before);
  });

  it('are asked about twice where they are nothing or ten thousand euro', async () => {
    expect((await save([row({ price: 0 })])).body.code).toBe('product.price_unusual');
    expect((await save([row({ price: 1_000_000 })])).body.code).toBe('product.price_unusual');
    expect((await save([row({ price: 0 })], { sure: true })).status).toBe(200);
  });

  it.each([
    ['a shop that there is not', { shop: 'shp_nessuno' }],
    ['a way that is for goods', { channel: 'shipping' }],
    ['an end before its beginning', { until: '2026-11-01T00:00:00.000Z' }],
    ['hours without a name', { hours }],
    ['hours that last two days', { hours: { ...hours, from: 60, to: 2000 }, name: 'Notte' }],
  ])('are not saved with %s', async (_, change) => {
    const { status, body } = await save([row(change)]);
    expect([status, Object.keys(body.fields)]).toEqual([422, ['form.prices']]);
  });

  it('are not saved twice for the same place and time', async () => {
    expect((await save([row(), row({ price: 100 })])).status).toBe(422);
  });

  it('are saved by one of two at once', async () => {
    const { version, form } = await read();
    const answers = await Promise.all(
      [210, 220].map((price) =>
        call<PricesAnswer>(app, `PUT ${url}`, {
          token: owner,
          payload: { version, form: { ...form, prices: [row({ price })] } },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read()).form.prices).toHaveLength(1);
  });
});

it('three hundred products with prices of their own are read by as many statements as one', async () => {
  for (let count = 0; count < 300; count += 1) {
    const id = await addProduct(db, menu.root, { name: `Piatto ${count}`, price_cents: 500 });
    await rule({ product_id: id, price_cents: 400 + count, channel: 'onshop' });
  }
  const page = async () =>
    (await get(`/api/products?paginate=60&sort=price&priced_for=onshop.${first}`)) as { body: ProductPage };
  await expect.poll(async () => (await page()).body.meta.total).toBeGreaterThanOrEqual(300);
  const prices = (await page()).body.data.map(({ price }) => price);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});
