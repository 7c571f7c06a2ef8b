import type { ProductDetail } from '@zanga/contract/menu/product';
import type { ProductPage, SearchPage } from '@zanga/contract/menu/products';
import type { ShopId } from '@zanga/domain/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { callTo } from '../../accounts/server-testing.ts';
import { openShop } from '../../shops/testing.ts';
import { addCategory, addProduct } from '../testing.ts';

const app = await makeTestApp();
const { db, get } = app;
const call = callTo(app);
const names = async (query: string) => {
  const { body }: { body: ProductPage } = await get(`/api/products?sort=name&${query}`);
  return body.data.map(({ name }) => name);
};
const found = async (query: string) => {
  const { body }: { body: SearchPage } = await get(`/api/products/search?search=pizza&${query}`);
  return body.data.filter(({ type }) => type === 'product').map(({ name }) => name);
};
const availability = async (slug: string, query: string) => {
  const { body }: { body: ProductDetail } = await get(`/api/products/${slug}?${query}`);
  return body.availability;
};
const square = (lat: number, lng: number) => [
  { lat: lat - 0.1, lng: lng - 0.1 },
  { lat: lat - 0.1, lng: lng + 0.1 },
  { lat: lat + 0.1, lng: lng + 0.1 },
  { lat: lat + 0.1, lng: lng - 0.1 },
];
const deliverAround = (shop_id: ShopId, lat: number, lng: number) =>
  db
    .insertInto('delivery_areas')
    .values({
      shop_id,
      name: 'Centro',
      polygon: JSON.stringify(square(lat, lng)),
      fee_cents: 250,
      minimum_cents: 1000,
      lead_minutes: 30,
    })
    .execute();

const inCatania = '37.5079,15.0830';
const inSiracusa = '37.0755,15.2866';
const inRome = '41.9028,12.4964';

beforeAll(async () => {
  const catania = await openShop(db, { slug: 'catania', services: ['delivery', 'pickup', 'onshop'] });
  const siracusa = await openShop(db, { slug: 'siracusa', services: ['delivery'], merchandise: true });
  const siracusaMare = await openShop(db, { slug: 'siracusa-mare', services: ['delivery'] });
  const counter = await openShop(db, { slug: 'banco', services: ['pickup'] });
  const closed = await openShop(db, { slug: 'chiuso', published: false });
  const root = await addCategory(db, { name: 'Forno' });
  await addProduct(db, root, { slug: 'ovunque', name: 'Pizza A' });
  await addProduct(db, root, {
    slug: 'da-asporto',
    name: 'Pizza B',
    channels: ['delivery', 'pickup'],
    soldOutAt: { [catania]: 'infinity' },
  });
  await addProduct(db, root, { slug: 'al-totem', name: 'Pizza C', channels: ['totem'] });
  await addProduct(db, root, {
    slug: 'solo-siracusa',
    name: 'Pizza D',
    missingAt: [catania, siracusaMare, counter],
  });
  await addProduct(db, root, {
    slug: 'da-nessuno',
    name: 'Pizza E',
    missingAt: [catania, siracusa, siracusaMare, counter],
  });
  await addProduct(db, root, { slug: 'maglietta', name: 'Pizza F', kind: 'merchandise' });
  await deliverAround(catania, 37.5079, 15.083);
  await deliverAround(siracusa, 37.0755, 15.2866);
  await deliverAround(siracusaMare, 37.0755, 15.2866);
  await deliverAround(counter, 41.9028, 12.4964);
  await deliverAround(closed, 41.9028, 12.4964);
});

describe('filter_direct_order', () => {
  it('[API-31] keeps products available on the premises', async () => {
    const all = ['Pizza A', 'Pizza B', 'Pizza C', 'Pizza D', 'Pizza E', 'Pizza F'];
    const inside = ['Pizza A', 'Pizza C', 'Pizza D', 'Pizza E', 'Pizza F'];
    for (const on of ['1', 'true']) expect(await names(`filter_direct_order=${on}`)).toEqual(inside);
    for (const off of ['0', 'false', '']) expect(await names(`filter_direct_order=${off}`)).toEqual(all);
    expect(await get('/api/products?filter_direct_order=yes')).toMatchObject({ status: 422 });
  });

  it('[API-31] counts on the services of the shop when there is one', async () => {
    expect(await names('filter_direct_order=1&filter_on_shop_address=catania')).toEqual(['Pizza A']);
    expect(await names('filter_direct_order=1&filter_on_shop_address=siracusa')).toEqual([]);
  });

  it('[API-32] says so of a product that cannot', async () => {
    const label = 'Non disponibile al tavolo';
    expect(await availability('da-asporto', 'filter_direct_order=1')).toMatchObject({
      state: 'not_here',
      label,
    });
    expect(await availability('al-totem', 'filter_direct_order=1')).toMatchObject({ state: 'available' });
  });
});

describe('filter_on_shop_address', () => {
  it('[API-31] keeps the products of that shop, merchandise only where it is sold', async () => {
    expect(await names('filter_on_shop_address=catania')).toEqual(['Pizza A', 'Pizza B', 'Pizza C']);
    const there = ['Pizza A', 'Pizza B', 'Pizza C', 'Pizza D', 'Pizza F'];
    expect(await names('filter_on_shop_address=siracusa')).toEqual(there);
    const { id } = await db
      .selectFrom('shops')
      .select('id')
      .where('slug', '=', 'siracusa')
      .executeTakeFirstOrThrow();
    expect(await names(`filter_on_shop_address=${id}`)).toEqual(there);
    expect(await names('filter_on_shop_address=')).toHaveLength(6);
  });

  it('[API-31] [API-32] [API-33] refuses an unknown shop', async () => {
    for (const path of ['', '/ovunque', '/search']) {
      for (const shop of ['mai-aperto', 'shp_mai', 'chiuso']) {
        const answer = await get(`/api/products${path}?search=pizza&filter_on_shop_address=${shop}`);
        expect(answer).toMatchObject({ status: 404, body: { code: 'shop.not_found' } });
      }
    }
  });

  it('[API-32] says so of a product that the shop does not have', async () => {
    const label = 'Non disponibile in questo negozio';
    const query = 'filter_on_shop_address=catania';
    expect(await availability('solo-siracusa', query)).toMatchObject({ state: 'not_here', label });
    expect(await availability('maglietta', query)).toMatchObject({ state: 'not_here', label });
    const { body }: { body: ProductDetail } = await get('/api/products/da-nessuno');
    expect(body.missing_at).toHaveLength(4);
  });
});

describe('filter_delivery_address', () => {
  it('[API-31] keeps products that some shop delivers there', async () => {
    expect(await names(`filter_delivery_address=${inCatania}`)).toEqual(['Pizza A', 'Pizza B']);
    const there = ['Pizza A', 'Pizza B', 'Pizza D', 'Pizza F'];
    expect(await names(`filter_delivery_address=${inSiracusa}`)).toEqual(there);
    expect(await names(`filter_delivery_address=${inRome}`)).toEqual([]);
    expect(await names(`filter_delivery_address=${inSiracusa}&filter_on_shop_address=catania`)).toEqual([]);
    expect(await names('filter_delivery_address=')).toHaveLength(6);
  });

  it('[API-25] [API-31] [API-32] [API-33] takes a saved address of the signed-in customer, and of no other', async () => {
    const { token } = await app.signIn();
    const where = { street: 'Via Etnea', number: '1', zip: '95131', city: 'Catania', province: 'CT' };
    const payload = { ...where, lat: 37.5079, lng: 15.083 };
    const saved = await call('POST /api/customer/addresses', { token, payload });
    const at = (path: string, by?: string) =>
      call(`GET /api${path}&filter_delivery_address=${saved.body.id}`, by ? { token: by } : {});
    const sold = expect.arrayContaining([
      expect.objectContaining({ name: 'Pizza A' }),
      expect.objectContaining({ name: 'Pizza B' }),
    ]);
    for (const path of ['/products?', '/customer/products?', '/products/search?search=pizza'])
      expect((await at(path, token)).body).toMatchObject({ data: sold, meta: { total: 2 } });
    const { body } = await at('/products/ovunque?', token);
    expect(body.availability).toMatchObject({ state: 'available' });

    const missing = { status: 404, body: { code: 'address.not_found' } };
    const other = (await app.signIn()).token;
    for (const path of ['/products?', '/products/ovunque?', '/products/search?search=pizza&']) {
      expect(await at(path)).toMatchObject(missing);
      expect(await at(path, other)).toMatchObject(missing);
    }
  });

  it('[API-31] [API-33] finds no saved address of a visitor and refuses nonsense', async () => {
    for (const path of ['', '/search']) {
      const at = (address: string) =>
        get(`/api/products${path}?search=pizza&filter_delivery_address=${address}`);
      expect(await at('adr_1')).toMatchObject({ status: 404, body: { code: 'address.not_found' } });
      for (const nonsense of ['casa', '37.5', '37.5;15', "1,1'", '1e9,1'])
        expect(await at(nonsense)).toMatchObject({ status: 422 });
      expect(await at('99,999')).toMatchObject({ status: 200, body: { data: [] } });
    }
  });

  it('[API-31] counts on the marks of the one shop that delivers there', async () => {
    const sold = { state: 'sold_out', label: 'Esaurito' };
    expect(await availability('da-asporto', `filter_delivery_address=${inCatania}`)).toMatchObject(sold);
    expect(await availability('da-asporto', '')).toMatchObject({ state: 'available' });
  });

  it('[API-31] [API-32] [API-33] keeps shipped goods, and tickets, wherever food is delivered', async () => {
    const root = await addCategory(db, { name: 'Bottega' });
    const channels = ['shipping', 'pickup', 'onshop'];
    await addProduct(db, root, { slug: 'felpa', name: 'Pizza felpa', kind: 'merchandise', channels });
    await addProduct(db, root, { slug: 'film', name: 'Pizza film', kind: 'cinema', channels: ['onshop'] });
    for (const at of [inCatania, inRome]) {
      const query = `filter_delivery_address=${at}`;
      const both = ['Pizza felpa', 'Pizza film'];
      expect(await names(query)).toEqual(expect.arrayContaining(both));
      expect(await found(query)).toEqual(expect.arrayContaining(both));
      for (const slug of ['felpa', 'film'])
        expect(await availability(slug, query)).toMatchObject({ state: 'available' });
    }
    const bought = await names(`filter_delivery_address=${inRome}&filter_on_shop_address=siracusa`);
    expect(bought).toEqual(['Pizza felpa', 'Pizza film']);
    const sold = await names(`filter_delivery_address=${inRome}&filter_on_shop_address=catania`);
    expect(sold).toEqual(['Pizza film']);
    await db.updateTable('products').set({ published: false }).where('root_category_id', '=', root).execute();
  });

  it('[API-32] says so of a product that no shop delivers there', async () => {
    const label = 'Non disponibile a domicilio';
    const query = `filter_delivery_address=${inCatania}`;
    expect(await availability('ovunque', query)).toMatchObject({ state: 'available' });
    for (const slug of ['al-totem', 'solo-siracusa', 'maglietta'])
      expect(await availability(slug, query)).toMatchObject({ state: 'not_here', label });
  });
});

describe('the same filters on a search', () => {
  it('[API-33] keep to products available there', async () => {
    expect((await found('filter_on_shop_address=catania')).toSorted()).toEqual([
      'Pizza A',
      'Pizza B',
      'Pizza C',
    ]);
    expect(await found(`filter_delivery_address=${inRome}`)).toEqual([]);
    expect(await found('filter_direct_order=1&filter_on_shop_address=catania')).toEqual(['Pizza A']);
  });
});
