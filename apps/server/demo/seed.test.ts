import type { Brand } from '@zanga/contract/brand/brand';
import type { Content } from '@zanga/contract/brand/contents';
import type { ProductDetail } from '@zanga/contract/menu/product';
import type { ProductPage, SearchPage } from '@zanga/contract/menu/products';
import type { Show } from '@zanga/contract/ordering/cinema';
import type { ShopDetail } from '@zanga/contract/shops/shops';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTestApp, type TestApp } from '../test/harness.ts';
import { demoCategories } from './categories/categories.ts';
import { demoProducts } from './products/products.ts';
import { demoScreenings } from './products/screenings.ts';
import { seedDemo } from './seed.ts';

let app: TestApp;
let seeded: readonly boolean[];

beforeAll(async () => {
  app = await makeTestApp();
  const first = await Promise.all([seedDemo(app.pool, app.now.at), seedDemo(app.pool, app.now.at)]);
  seeded = [...first, await seedDemo(app.pool, app.now.at)];
});

/** Reads a public address. */
const read = async <Body>(url: string): Promise<Body> => {
  const { status, body } = await app.get(url);
  expect({ url, status }).toEqual({ url, status: 200 });
  return body;
};

describe('seeding the demo shop', () => {
  it('happens once, even if two processes start together', () => {
    expect(seeded.filter(Boolean)).toHaveLength(1);
  });

  it('[API-28] opens a brand with its menu and its pictures', async () => {
    const brand = await read<Brand>('/api/brands/1');
    expect(brand.categories.map(({ slug }) => slug)).toEqual(demoCategories.map(({ slug }) => slug));
    expect(
      brand.categories.filter(({ images, product_count }) => images.length < 2 || product_count < 3),
    ).toEqual([]);
    expect(brand.images.map(({ name }) => name)).toEqual(['image-new', 'image', 'logo-new']);
  });

  it('[API-31] lists every product, each with a picture', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => read<ProductPage>(`/api/products?page=${page}`)),
    );
    const products = pages.flatMap(({ data }) => data);
    expect(products.length).toBe(demoProducts.length + demoScreenings(app.now.at).length);
    expect(products.filter(({ images, allergens }) => images.length === 0 || !allergens.declared)).toEqual(
      [],
    );
  });

  it('[API-32] announces reductions against the lowest price of thirty days', async () => {
    const paesana = await read<ProductDetail>('/api/products/paesana');
    expect(paesana.discount).toMatchObject({
      price_before: 950,
      lowest_30_days: 950,
      reason: 'Pizza della settimana',
    });
    const menu = await read<ProductDetail>('/api/products/menu-pizza-e-bibita');
    expect(menu.discount).toMatchObject({ lowest_30_days: 1290 });
    expect(menu.options.map(({ min, max }) => [min, max])).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  it('[RTE-22] has shows from today on, one of them sold out', async () => {
    const { data } = await read<{ data: readonly Show[] }>('/api/cinema/shows');
    expect(data.length).toBe(demoScreenings(app.now.at).length);
    expect(data[0]).toMatchObject({
      film: 'L’estate dei limoni',
      seats_left: 64,
      price: 550,
      prime_price: 400,
    });
    expect(data.filter(({ seats_left }) => seats_left === 0)).toHaveLength(1);
    expect(data.filter(({ images }) => images.length === 0)).toEqual([]);
  });

  it('[API-33] finds misspelt words', async () => {
    const { data } = await read<SearchPage>('/api/products/search?search=granitta');
    expect(data[0]?.name).toMatch(/granit/i);
  });

  it('[API-36] opens six shops, with hours, special days and delivery', async () => {
    const { data } = await read<{ data: readonly { slug: string }[] }>('/api/shops');
    expect(data.map(({ slug }) => slug)).toEqual([
      'catania',
      'palermo',
      'siracusa',
      'messina',
      'ragusa',
      'taormina',
    ]);
    const messina = await read<ShopDetail>('/api/shops/messina');
    expect(messina.hours.find(({ service }) => service === 'pickup')?.week[0]).toEqual([]);
    expect(messina.exceptions.map(({ date }) => date)).toContain('2026-12-25');
    expect(messina.delivery_areas).toHaveLength(2);
  });

  it('[API-30] publishes the editorial texts', async () => {
    const faq = await read<Content>('/api/contents/faq');
    expect(faq.title).toBe('Domande frequenti');
    expect(faq.blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(10);
  });

  it('[API-40] serves its pictures', async () => {
    const { images } = await read<ProductDetail>('/api/products/cannolo');
    const { status, headers } = await app.get(`/images/${images[0]?.id}?w=320`, { accept: 'image/webp' });
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'image/webp' });
  });
});

describe('an emptied database', () => {
  it('is left alone once it has customers', async () => {
    const other = await makeTestApp();
    await other.signIn();
    expect(await seedDemo(other.pool, other.now.at)).toBe(false);
    expect((await other.pool.query('select from products')).rowCount).toBe(0);
  });
});
