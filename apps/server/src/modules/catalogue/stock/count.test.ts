import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import type { ProductDetail } from '@zanga/contract/menu/product';
import type { ShelfThing } from '@zanga/contract/menu/shelf';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { openKitchen } from '../../ordering/cart/cart-testing.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { setSlots } from '../../shops/testing.ts';
import { addProduct } from '../testing.ts';

const app = await makeTestApp();
const stand = await openStand(app, { name: 'Zanga Catania' });
const other = await openKitchen(app, { name: 'Zanga Taormina' });
await setSlots(app.db, stand.shop, { mode: 'pickup', pieces: 1_000, orders: 1_000, slot_minutes: 15 });
const manager = await signInStaff(app, 'manager', stand.shop);
const viewer = await signInStaff(app, 'viewer', stand.shop);
const everywhere = await signInStaff(app, 'manager');
await app.db.updateTable('user_roles').set({ all_shops: false }).where('shop_id', 'is not', null).execute();

type Shelf = { out: ShelfThing[]; found: ShelfThing[]; counted: ShelfThing[] };
const { pizza, drink } = stand.menu;
const url = (shop: string) => `backoffice/shops/${shop}/shelf`;
const see = async (search = '', shop = stand.shop, token = everywhere) =>
  (await call<Shelf>(app, `GET ${url(shop)}?search=${search}`, { token })).body;
const count = (
  pieces: unknown,
  seen: number | null,
  { product = pizza as string, shop = stand.shop, token = manager } = {},
) =>
  call<ShelfThing & { code: string }>(app, `POST ${url(shop)}/count`, {
    token,
    payload: { product, pieces, seen },
  });
let first = '0';
const entries = async () => {
  const { rows } = await app.pool.query(
    `select thing, shop_id, before, after from audit_entries where action = 'shop.count' and id > $1 order by id`,
    [first],
  );
  return rows;
};
const order = (qty: number, shop = stand.shop) =>
  stand.placed(
    { items: stand.pizzas(qty), deliveries: [{ ...stand.pickup, shop }] },
    { payment_method: 'till' },
  );
const told = async (shop: string) => {
  const { body } = await call<ProductDetail>(app, `GET products/norma?filter_on_shop_address=${shop}`);
  return [body.stock, body.availability.state];
};

beforeEach(async () => {
  await app.pool.query('update product_shops set stock = null, sold_out_until = null');
  const { rows } = await app.pool.query<{ id: string }>(
    'select coalesce(max(id), 0) as id from audit_entries',
  );
  first = rows[0]?.id ?? '0';
});

describe('the stock of a shop', () => {
  it('is set, seen going down, changed and ended, each with its entry in the audit', async () => {
    expect((await see('norma')).found).toMatchObject([{ count: { here: null, brand: null } }]);
    expect((await see()).counted).toEqual([]);
    expect(await count(6, null)).toMatchObject({ status: 200, body: { count: { here: 6, brand: null } } });
    await order(2);
    expect((await see()).counted).toMatchObject([{ key: pizza, name: 'Norma', count: { here: 4 } }]);
    expect((await see('norma', other)).found).toMatchObject([{ count: { here: null } }]);
    expect((await see('', other)).counted).toEqual([]);
    expect((await count(10, 4)).body.count?.here).toBe(10);
    expect((await count(null, 10)).body.count?.here).toBeNull();
    expect((await see()).counted).toEqual([]);
    const here = { thing: pizza, shop_id: stand.shop };
    expect(await entries()).toEqual([
      { ...here, before: { stock: null }, after: { stock: 6 } },
      { ...here, before: { stock: 4 }, after: { stock: 10 } },
      { ...here, before: { stock: 10 }, after: { stock: null } },
    ]);
  });

  it('is shown to customers of the shop alone, within a second', async () => {
    expect(await told(stand.shop)).toEqual([null, 'available']);
    await count(2, null);
    await expect.poll(() => told(stand.shop), { timeout: 1_000 }).toEqual([2, 'available']);
    expect(await told(other)).toEqual([null, 'available']);
    await order(2);
    await expect.poll(() => told(stand.shop), { timeout: 1_000 }).toEqual([0, 'sold_out']);
    expect(await told(other)).toEqual([null, 'available']);
    await count(null, 0);
    await expect.poll(() => told(stand.shop), { timeout: 1_000 }).toEqual([null, 'available']);
  });

  it('is not saved over an order that came first, nor over a colleague; the same press twice counts once', async () => {
    await count(6, null);
    await order(1);
    expect(await count(10, 6)).toMatchObject({ status: 409, body: { code: 'shelf.count_changed' } });
    expect(await count(3, null)).toMatchObject({ status: 409 });
    expect((await see()).counted).toMatchObject([{ count: { here: 5 } }]);
    const both = await Promise.all([count(8, 5), count(8, 5), count(8, 5)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    const different = await Promise.all([count(1, 8), count(2, 8)]);
    expect(different.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await entries()).toHaveLength(3);
  });

  it('lists the lowest first, sold-out ones included, without products the shop does not sell', async () => {
    await count(3, null);
    await count(0, null, { product: drink });
    expect((await see()).counted.map(({ name }) => name)).toEqual(['Cola', 'Norma']);
    await app.pool.query('update product_shops set sold = false where product_id = $1', [drink]);
    expect((await see()).counted.map(({ name }) => name)).toEqual(['Norma']);
    await app.pool.query('update product_shops set sold = true');
  });

  it('is refused where it makes no sense', async () => {
    expect(await count(6, null, { shop: other })).toMatchObject({ status: 404 });
    expect(await count(6, null, { token: viewer })).toMatchObject({ status: 403 });
    expect(await count(6, null, { product: 'norma' })).toMatchObject({ status: 404 });
    for (const pieces of [-1, 1.5, 100_001, '6'])
      expect(await count(pieces, null)).toMatchObject({ status: 422 });
    const film = await addProduct(app.db, stand.menu.root, {
      ...{ slug: 'film', name: 'Film', kind: 'cinema', vat_class: 'cinema', stock: 20 },
    });
    expect((await see('film')).found).toMatchObject([{ key: film, count: null }]);
    expect(await count(6, null, { product: film })).toMatchObject({ status: 404 });
    expect(await entries()).toEqual([]);
  });

  it('is named on the product’s page of the brand, with the shop', async () => {
    await count(6, null);
    const { body } = await call<EditedProduct>(app, `GET backoffice/menu/products/${pizza}`, {
      token: everywhere,
    });
    expect(body.counted_at).toEqual([{ shop: stand.shop, pieces: 6 }]);
    expect(body.form.stock).toBeNull();
  });

  it('takes turns with orders: with counts and orders at once no piece is lost', async () => {
    await count(20, null);
    const counting = async () => {
      const here = (await see()).counted[0]?.count?.here ?? 0;
      return (await count(here + 5, here)).status === 200 ? 5 : 0;
    };
    const [added] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, counting)),
      Promise.all(Array.from({ length: 8 }, () => order(1))),
    ]);
    const more = added.reduce<number>((sum, one) => sum + one, 0);
    const here = (await see()).counted[0]?.count?.here;
    // Two equal saves of the same count are one.
    const { length: written } = await entries();
    expect(here).toBe(20 + (written - 1) * 5 - 8);
    expect(more).toBeGreaterThanOrEqual((written - 1) * 5);
  });
});
