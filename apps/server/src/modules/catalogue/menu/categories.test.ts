import type { Category, CategoryDetail } from '@zanga/contract/menu/categories';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { rootCategoriesOf } from '../public-menu.ts';
import { addCategory, addPicture, addProduct } from '../testing.ts';
import { readCatalogue } from '../visible/fill-catalogue.ts';

const app = await makeTestApp();
const { db, get } = app;
const names = (categories: readonly { name: string }[]) => categories.map(({ name }) => name);
const detail = async (key: string): Promise<CategoryDetail> => (await get(`/api/categories/${key}`)).body;
const listed = async (url: string): Promise<Category[]> => {
  const { body }: { body: { data: Category[] } } = await get(url);
  return body.data;
};

beforeEach(async () => {
  await db.deleteFrom('products').execute();
  await db.deleteFrom('categories').execute();
  // Answers are cached for the minute they are valid in.
  app.now.at = new Date(app.now.at.getTime() + 60_000);
});

describe('GET /api/merchandise/categories', () => {
  it('[API-26] lists the visible root categories of merchandise in menu order', async () => {
    await addCategory(db, { name: 'Tazze', merchandise: true, position: 2 });
    const shirts = await addCategory(db, { name: 'Magliette', merchandise: true, position: 1 });
    await addCategory(db, { name: 'Per bambini', merchandise: true, parent_id: shirts });
    await addCategory(db, { name: 'Ritirate', merchandise: true, published: false });
    await addCategory(db, { name: 'Pizze' });
    expect(names(await listed('/api/merchandise/categories'))).toEqual(['Magliette', 'Tazze']);
    expect(await listed('/api/merchandise/categories?brand_id=2')).toEqual([]);
  });
});

describe('GET /api/categories/{id or slug}', () => {
  it('[API-27] is found by id and by slug, with its subcategories', async () => {
    const id = await addCategory(db, { slug: 'pizze', name: 'Pizze', description: 'Dal forno', promo: true });
    await addCategory(db, { parent_id: id, name: 'Speciali', position: 2 });
    const classic = await addCategory(db, {
      parent_id: id,
      slug: 'classiche',
      name: 'Classiche',
      position: 1,
    });
    await addCategory(db, { parent_id: id, name: 'Segrete', published: false });
    const found = await detail('pizze');
    expect(found).toMatchObject({ id, slug: 'pizze', name: 'Pizze', description: 'Dal forno', promo: true });
    expect(found).toMatchObject({ parent: null, merchandise: false, images: [], unavailable_label: null });
    expect(names(found.subcategories)).toEqual(['Classiche', 'Speciali']);
    expect(await detail(id)).toEqual(found);
    expect((await detail(classic)).parent).toEqual({ id, slug: 'pizze', name: 'Pizze' });
  });

  it('[API-27] has its pictures in the order of their names', async () => {
    const id = await addCategory(db);
    const logo = await addPicture(db, { category: id }, 'logo-new');
    const fresh = await addPicture(db, { category: id }, 'image-new');
    const { images } = await detail(id);
    expect(images.map((image) => [image.id, image.name])).toEqual([
      [fresh, 'image-new'],
      [logo, 'logo-new'],
    ]);
    expect(images[0]).toMatchObject({ alt: 'Una pizza', width: 1200, height: 900, color: '#c0392b' });
  });

  it('[API-27] counts each visible product in it and below it once', async () => {
    const root = await addCategory(db);
    const sub = await addCategory(db, { parent_id: root });
    const secret = await addCategory(db, { parent_id: root, published: false });
    const elsewhere = await addCategory(db);
    await addProduct(db, root, { categories: [root, sub] });
    await addProduct(db, root, { categories: [sub] });
    await addProduct(db, elsewhere, { categories: [elsewhere, sub] });
    await addProduct(db, root, { categories: [secret] });
    await addProduct(db, root, { categories: [sub], published: false });
    await addProduct(db, await addCategory(db, { published: false }), { categories: [sub] });
    const found = await detail(root);
    expect(found.product_count).toBe(3);
    expect(found.subcategories.map((category) => category.product_count)).toEqual([3]);
  });

  it('[API-27] says when it can be ordered, by its own hours and its root’s', async () => {
    const lunch = [{ from: 12 * 60, to: 15 * 60 }];
    const root = await addCategory(db, { availability: lunch });
    const sub = await addCategory(db, { parent_id: root, availability: [{ weekdays: [6] }] });
    app.now.at = new Date('2026-11-20T12:00:00Z'); // a Friday, one o'clock in Rome
    expect((await detail(root)).unavailable_label).toBeNull();
    expect((await detail(sub)).unavailable_label).toBe('Disponibile da domani alle 12:00');
    app.now.at = new Date('2026-11-20T14:00:00Z');
    expect((await detail(root)).unavailable_label).toBe('Disponibile da domani alle 12:00');
  });

  it('[API-27] hides unpublished categories, and the ones below them', async () => {
    const hidden = await addCategory(db, { slug: 'nascosta', published: false });
    const below = await addCategory(db, { slug: 'sotto', parent_id: hidden });
    for (const key of [hidden, 'nascosta', below, 'sotto', 'mai-esistita', 'cat_mai']) {
      for (const path of ['', '/categories']) {
        const { status, body } = await get(`/api/categories/${key}${path}`);
        expect([status, body]).toMatchObject([404, { code: 'category.not_found' }]);
      }
    }
    const shown = await addCategory(db);
    expect(await get(`/api/categories/${shown}?brand_id=2`)).toMatchObject({ status: 404 });
  });
});

describe('GET /api/categories/{id or slug}/categories', () => {
  it('[API-27] lists the subcategories alone, in their order', async () => {
    const root = await addCategory(db, { slug: 'dolci' });
    await addCategory(db, { parent_id: root, name: 'Gelati', position: 2 });
    await addCategory(db, { parent_id: root, name: 'Cannoli', position: 1 });
    expect(names(await listed('/api/categories/dolci/categories'))).toEqual(['Cannoli', 'Gelati']);
    expect(names(await listed(`/api/categories/${root}/categories`))).toEqual(['Cannoli', 'Gelati']);
  });
});

describe('the tree of categories', () => {
  it('[API-27] has two levels at most', async () => {
    const root = await addCategory(db);
    const sub = await addCategory(db, { parent_id: root });
    await expect(addCategory(db, { parent_id: sub })).rejects.toThrow('categories_two_levels');
    const other = await addCategory(db);
    const move = db.updateTable('categories').set({ parent_id: other }).where('id', '=', root).execute();
    await expect(move).rejects.toThrow('categories_two_levels');
  });

  it('[API-28] gives its roots to the module that presents the brand', async () => {
    const root = await addCategory(db, { name: 'Pizze', position: 2 });
    await addCategory(db, { parent_id: root });
    await addCategory(db, { name: 'Offerte', promo: true, position: 1 });
    const { categories } = rootCategoriesOf(await readCatalogue(db), app.now.at);
    expect(categories.map(({ name, promo }) => [name, promo])).toEqual([
      ['Offerte', true],
      ['Pizze', false],
    ]);
  });
});
