import type { ProductPage } from '@zanga/contract/menu/products';
import type { CategoryId } from '@zanga/domain/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { addCategory, addProduct, type ProductToAdd } from '../testing.ts';

const app = await makeTestApp();
const { db, get } = app;
let root: CategoryId = 'cat_';
const add = (name: string, given: ProductToAdd = {}) => addProduct(db, root, { name, ...given });
const list = async (query = ''): Promise<ProductPage> => (await get(`/api/products?${query}`)).body;
const names = async (query = '') => (await list(query)).data.map(({ name }) => name);

beforeEach(async () => {
  await db.deleteFrom('products').execute();
  await db.deleteFrom('categories').execute();
  // Answers are cached for the minute they are valid in.
  app.now.at = new Date(app.now.at.getTime() + 60_000);
  root = await addCategory(db, { slug: 'pizze' });
});

describe('pages of GET /api/products', () => {
  it('[API-31] [CON-1] returns sixty at most, whatever the page size', async () => {
    for (let number = 0; number < 61; number += 1) await add(`Pizza ${number}`, { position: number });
    for (const query of ['', 'paginate=60', 'paginate=61', 'paginate=100000']) {
      const { data, meta } = await list(query);
      expect(data).toHaveLength(60);
      expect(meta).toEqual({ total: 61, page: 1, paginate: 60, last_page: 2 });
    }
    expect(await names('page=2')).toEqual(['Pizza 60']);
    expect((await list('page=3&paginate=25')).meta).toEqual({
      total: 61,
      page: 3,
      paginate: 25,
      last_page: 3,
    });
    expect(await names('page=3&paginate=25')).toHaveLength(11);
  });

  it('[API-31] returns an empty page beyond the last, and a first page of an empty list', async () => {
    expect(await list()).toEqual({ data: [], meta: { total: 0, page: 1, paginate: 60, last_page: 1 } });
    await add('Marinara');
    const meta = { total: 1, page: 1_000_000, paginate: 60, last_page: 1 };
    expect(await list('page=1000000')).toEqual({ data: [], meta });
  });

  it('[API-31] shows each product once over the pages, even with equal sort keys', async () => {
    for (let number = 0; number < 23; number += 1) await add('Uguale', { popularity: 3 });
    for (const sort of ['position', 'popular', 'price', 'name']) {
      const pages = await Promise.all(
        [1, 2, 3, 4, 5].map((page) => list(`sort=${sort}&paginate=5&page=${page}`)),
      );
      const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
      expect(new Set(ids)).toHaveLength(23);
    }
  });

  it('[API-31] leaves out unpublished products and unpublished root categories', async () => {
    await add('Visibile');
    await add('Bozza', { published: false });
    await addProduct(db, await addCategory(db, { published: false }), { name: 'Ritirata' });
    expect(await names()).toEqual(['Visibile']);
  });

  it('[API-31] [CON-4] lists nothing of another brand', async () => {
    await add('Marinara');
    expect(await names('brand_id=1')).toEqual(['Marinara']);
    const meta = { total: 0, page: 2, paginate: 60, last_page: 1 };
    expect(await list('brand_id=2&page=2')).toEqual({ data: [], meta });
  });
});

describe('the order of GET /api/products', () => {
  it('[API-31] follows the menu: roots, then products, by their positions', async () => {
    const first = await addCategory(db, { position: -1 });
    await add('Seconda', { position: 2 });
    await add('Prima', { position: 1 });
    await addProduct(db, first, { name: 'Antipasto', position: 9 });
    expect(await names()).toEqual(['Antipasto', 'Prima', 'Seconda']);
  });

  it('[API-31] sorts by popularity, price now, or name as a person reads it', async () => {
    const now = app.now.at;
    await add('Ñame', { popularity: 1, price_cents: 300 });
    await add('’Nduja', { popularity: 5, price_cents: 900 });
    await add('Àncora', { popularity: 3, price_cents: 500 });
    const reduced = { reduced_price_cents: 100, reduced_reason: 'Promo' };
    await add('zuppa', { popularity: 4, price_cents: 950, ...reduced, reduced_from: now });
    const over = { reduced_from: new Date(0), reduced_until: now };
    await add('Bruschetta', { popularity: 2, price_cents: 600, ...reduced, ...over });
    expect(await names('sort=popular')).toEqual(['’Nduja', 'zuppa', 'Àncora', 'Bruschetta', 'Ñame']);
    await add('Mai venduta', { price_cents: 200 });
    expect(await names('sort=popular&sold=1')).toEqual(['’Nduja', 'zuppa', 'Àncora', 'Bruschetta', 'Ñame']);
    await db.deleteFrom('products').where('name', '=', 'Mai venduta').execute();
    expect(await names('sort=price')).toEqual(['zuppa', 'Ñame', 'Àncora', 'Bruschetta', '’Nduja']);
    expect(await names('sort=name')).toEqual(['Àncora', 'Bruschetta', 'Ñame', '’Nduja', 'zuppa']);
    expect(await get('/api/products?sort=random')).toMatchObject({ status: 422 });
  });
});

describe('a category of GET /api/products', () => {
  it('[API-31] lists its own products and then the products of each subcategory, in order', async () => {
    const late = await addCategory(db, { parent_id: root, position: 2, slug: 'speciali' });
    const early = await addCategory(db, { parent_id: root, position: 1 });
    const place = async (name: string, category_id: CategoryId, position: number) => {
      const product_id = await add(name, { categories: [] });
      await db.insertInto('product_categories').values({ product_id, category_id, position }).execute();
    };
    await place('Speciale 2', late, 2);
    await place('Speciale 1', late, 1);
    await place('Classica 2', early, 2);
    await place('Classica 1', early, 1);
    await place('Fuori sezione', root, 9);
    const whole = ['Fuori sezione', 'Classica 1', 'Classica 2', 'Speciale 1', 'Speciale 2'];
    expect(await names('category=pizze')).toEqual(whole);
    expect(await names(`category=${root}`)).toEqual(whole);
    expect(await names('category=speciali')).toEqual(['Speciale 1', 'Speciale 2']);
    expect((await list('category=pizze&paginate=2&page=3')).meta).toMatchObject({ total: 5, last_page: 3 });
  });

  it('[API-31] lists a product of several of its subcategories once, where it comes first', async () => {
    const early = await addCategory(db, { parent_id: root, position: 1 });
    const late = await addCategory(db, { parent_id: root, position: 2 });
    await add('Classica', { categories: [early] });
    await add('Ovunque', { categories: [late, root, early] });
    await add('Speciale', { categories: [late] });
    expect(await names('category=pizze')).toEqual(['Classica', 'Ovunque', 'Speciale']);
  });

  it('[API-31] refuses an unknown one, and keeps to visible subcategories', async () => {
    const hidden = await addCategory(db, { parent_id: root, published: false, slug: 'nascosta' });
    await add('Segreta', { categories: [hidden] });
    expect(await names('category=pizze')).toEqual([]);
    expect(await names('category=')).toEqual(['Segreta']);
    for (const key of ['nascosta', 'mai-vista', 'cat_x'])
      expect(await get(`/api/products?category=${key}`)).toMatchObject({
        status: 404,
        body: { code: 'category.not_found' },
      });
  });
});

describe('GET /api/customer/products', () => {
  it('[API-31] marks the favourites of the signed-in customer, and requires a sign-in', async () => {
    const loved = await add('Amata', { position: 1 });
    await add('Altra', { position: 2 });
    const ada = await app.signIn();
    const eva = await app.signIn();
    await db.insertInto('favorites').values({ user_id: ada.userId, product_id: loved }).execute();
    const mine = async (token: string): Promise<unknown[]> => {
      const headers = { authorization: `Bearer ${token}` };
      const { body }: { body: { data: { is_favorite: boolean }[] } } = await get(
        '/api/customer/products',
        headers,
      );
      return body.data.map(({ is_favorite }) => is_favorite);
    };
    expect(await mine(ada.token)).toEqual([true, false]);
    expect(await mine(eva.token)).toEqual([false, false]);
    expect(await get('/api/customer/products')).toMatchObject({ status: 401 });
    expect((await list()).data[0]).not.toHaveProperty('is_favorite');
  });
});
