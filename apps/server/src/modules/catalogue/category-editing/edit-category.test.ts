import type { EditedCategory, TreeCategory } from '@zanga/contract/menu/categories-office';
import type { Product } from '@zanga/contract/menu/product';
import type { ProductId } from '@zanga/domain/ids';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { addCategory, addPicture, addProduct } from '../testing.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const owner = await signInStaff(app, 'owner');
const ofOneShop = await signInStaff(app, 'manager', stand.shop);
const worker = await signInStaff(app, 'worker', stand.shop);

const url = 'backoffice/menu/categories';
type Problem = { readonly code: string; readonly fields: Record<string, string[]> };
const read = async (id: string) =>
  (await call<EditedCategory>(app, `GET ${url}/${id}`, { token: owner })).body;
const put = (id: string, payload: object, token = owner) =>
  call<EditedCategory & Problem>(app, `PUT ${url}/${id}`, { token, payload });
const save = async (id: string, change: Partial<EditedCategory['form']>) => {
  const { version, form } = await read(id);
  return put(id, { version, form: { ...form, ...change } });
};
const move = (id: string, parent: string | null, after: string | null = null, token = owner) =>
  call<{ data: TreeCategory[] } & Problem>(app, `PUT ${url}/${id}/place`, {
    token,
    payload: { parent, after },
  });
const tree = async () =>
  (await call<{ data: TreeCategory[] }>(app, 'GET backoffice/menu/tree', { token: owner })).body.data;
const level = async (parent: string | null) =>
  (await tree()).filter((one) => one.parent === parent).map(({ id }) => id);
const slugOf = async (id: string) => (await read(id)).slug;
const listed = async (category: string) =>
  (await call<{ data: Product[] }>(app, `GET products?category=${await slugOf(category)}&sort=position`)).body
    .data;
const found = async (words: string) =>
  (await call<{ data: Product[] }>(app, `GET products/search?search=${encodeURIComponent(words)}`)).body.data;
const rootOfProduct = (id: ProductId) =>
  app.db.selectFrom('products').select('root_category_id').where('id', '=', id).executeTakeFirstOrThrow();

describe('a category', () => {
  it('is read as it was saved by the next request, and search finds it', async () => {
    const id = await addCategory(app.db, { name: 'Bibite' });
    await addProduct(app.db, id, { name: 'Chinotto', slug: 'chinotto' });
    expect(await found('gazzose')).toEqual([]);
    expect((await save(id, { name: 'Gazzose', description: 'Fredde.' })).status).toBe(200);
    const seen = async () => (await call(app, `GET categories/${await slugOf(id)}`)).body;
    await expect.poll(seen).toMatchObject({ name: 'Gazzose', description: 'Fredde.' });
    await expect.poll(async () => (await found('gazzose')).map(({ name }) => name)).toContain('Chinotto');
    expect((await save(id, { published: false })).status).toBe(200);
    await expect.poll(async () => (await found('chinotto')).length).toBe(0);
  });

  it('lists its products in the order they were put in', async () => {
    const id = await addCategory(app.db, { name: 'Torte' });
    const made = [];
    for (const name of ['Setteveli', 'Cassata', 'Sacher']) made.push(await addProduct(app.db, id, { name }));
    const { form } = await read(id);
    const wanted = form.products.toReversed();
    expect((await save(id, { products: wanted })).status).toBe(200);
    await expect.poll(async () => (await listed(id)).map((one) => one.id)).toEqual(wanted);
    expect((await save(id, { products: wanted.slice(1) })).body.fields).toHaveProperty(['form.products']);
    expect((await save(id, { products: [...wanted.slice(1), 'prd_altro'] })).status).toBe(422);
  });

  it('shows its pictures, and no missing one', async () => {
    const id = await addCategory(app.db, { name: 'Frutta' });
    const other = await addCategory(app.db, { name: 'Verdura' });
    const [one, two] = [
      await addPicture(app.db, { category: other }),
      await addPicture(app.db, { category: other }, 'image-new'),
    ];
    expect((await save(id, { pictures: [two, one] })).body.pictures.map((shown) => shown.id)).toEqual([
      two,
      one,
    ]);
    type Seen = { readonly images: readonly { readonly id: string }[] };
    const seen = async () => (await call<Seen>(app, `GET categories/${await slugOf(id)}`)).body.images;
    await expect.poll(async () => (await seen()).map((image) => image.id)).toEqual([two, one]);
    expect((await save(id, { pictures: ['img_nessuna'] })).body.fields).toHaveProperty(['form.pictures']);
    expect((await save(id, { pictures: [] })).status).toBe(200);
    await expect.poll(seen).toEqual([]);
  });

  it('shows customers its hours and whether it stands apart, at once', async () => {
    const id = await addCategory(app.db, { name: 'Colazioni' });
    await addProduct(app.db, id, { name: 'Brioche' });
    const window = { weekdays: [1, 2], from: 420, to: 660, first_date: null, last_date: null };
    const saved = await save(id, { windows: [window], promo: true, merchandise: true });
    expect(saved.body.form).toMatchObject({ windows: [window], promo: true, merchandise: true });
    const seen = async () => (await call(app, `GET categories/${await slugOf(id)}`)).body;
    await expect
      .poll(seen, { timeout: 1_000 })
      .toMatchObject({ promo: true, merchandise: true, unavailable_label: expect.any(String) });
    const wrong = await save(id, { windows: [{ ...window, to: 420 }] });
    expect(wrong.body.fields).toHaveProperty(['form.windows']);
    expect((await save(id, { windows: [], promo: false, merchandise: false })).status).toBe(200);
    await expect.poll(seen).toMatchObject({ promo: false, unavailable_label: null });
  });

  it('gives lists of the whole menu the order of its products, subcategories included', async () => {
    const root = await addCategory(app.db, { name: 'Rosticceria' });
    const below = await addCategory(app.db, { name: 'Fritti', parent_id: root });
    const made: string[] = [];
    for (const name of ['Zeppole', 'Crespelle', 'Bomba'])
      made.push(await addProduct(app.db, root, { name, categories: [below] }));
    const wanted = (await read(below)).form.products.toReversed();
    expect((await save(below, { products: wanted })).status).toBe(200);
    const all = async () =>
      (await call<{ data: Product[] }>(app, 'GET products?sort=position&paginate=100')).body.data;
    await expect
      .poll(async () => (await all()).map((one) => one.id).filter((one) => made.includes(one)))
      .toEqual(wanted);
  });

  it('is not lost when two save at once', async () => {
    const id = await addCategory(app.db, { name: 'Zuppe' });
    const { version, form } = await read(id);
    const answers = await Promise.all(
      ['Una', 'Due'].map((name) => put(id, { version, form: { ...form, name } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await save(id, { name: ' ' })).body.fields).toHaveProperty(['form.name']);
  });

  it.each([
    ['who has one shop', ofOneShop, 'menu.of_all_shops'],
    ['a worker', worker, 'forbidden'],
  ])('is not saved or moved by %s', async (_, token, code) => {
    const id = await addCategory(app.db, { name: 'Insalate' });
    const { version, form } = await read(id);
    expect((await put(id, { version, form }, token)).body.code).toBe(code);
    expect((await move(id, null, null, token)).body.code).toBe(code);
  });

  it('is added at the end of its level, as a draft, under a slug that no page has', async () => {
    const add = (payload: object) =>
      call<EditedCategory & Problem>(app, `POST ${url}`, { token: owner, payload });
    const root = (await add({ name: 'Menu', parent: null })).body;
    expect(root).toMatchObject({ slug: 'menu-2', form: { published: false }, seen: 0 });
    expect((await level(null)).at(-1)).toBe(root.id);
    const below = (await add({ name: 'Menu', parent: root.id })).body;
    expect(below).toMatchObject({ slug: 'menu-3', parent: { id: root.id } });
    expect((await add({ name: 'Terza', parent: below.id })).body.code).toBe('category.too_deep');
    expect((await add({ name: 'Persa', parent: 'cat_nessuna' })).status).toBe(404);
    expect((await add({ name: ' ', parent: null })).status).toBe(422);
  });
});

describe('the tree', () => {
  it('can be reordered, and takes nothing into itself or too deep', async () => {
    const root = await addCategory(app.db, { name: 'Alberi' });
    const other = await addCategory(app.db, { name: 'Bosco' });
    const [one, two] = [
      await addCategory(app.db, { name: 'Uno', parent_id: root, position: 1 }),
      await addCategory(app.db, { name: 'Due', parent_id: root, position: 2 }),
    ];
    expect((await move(two, root)).status).toBe(200);
    expect(await level(root)).toEqual([two, one]);
    expect((await move(root, root)).body.code).toBe('category.in_itself');
    expect((await move(root, one)).body.code).toBe('category.in_itself');
    expect((await move(root, other)).body.code).toBe('category.too_deep');
    expect((await move(other, one)).body.code).toBe('category.too_deep');
    expect((await move(one, root, other)).body.code).toBe('category.moved');
    expect(await level(root)).toEqual([two, one]);
    expect((await move(one, other)).status).toBe(200);
    expect((await move(one, null, root)).status).toBe(200);
    const roots = await level(null);
    expect(roots.indexOf(one)).toBe(roots.indexOf(root) + 1);
  });

  it('carries its products to the new root, except products that also stand in the old one', async () => {
    const [from, to] = [
      await addCategory(app.db, { name: 'Da qui' }),
      await addCategory(app.db, { name: 'A qui' }),
    ];
    const below = await addCategory(app.db, { name: 'Sotto', parent_id: from });
    const carried = await addProduct(app.db, from, { name: 'Portata', categories: [below] });
    const stays = await addProduct(app.db, from, { name: 'Resta', categories: [below, from] });
    expect((await move(below, to)).status).toBe(200);
    expect((await rootOfProduct(carried)).root_category_id).toBe(to);
    expect((await rootOfProduct(stays)).root_category_id).toBe(from);
    await expect
      .poll(async () => (await listed(to)).map((one) => one.name).toSorted())
      .toEqual([...['Portata', 'Resta']]);
    // To the first level: it is a root of its own.
    expect((await move(below, null)).status).toBe(200);
    expect((await rootOfProduct(carried)).root_category_id).toBe(below);
  });

  it('stays one tree when two move at once into one another', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [
        await addCategory(app.db, { name: 'Prima' }),
        await addCategory(app.db, { name: 'Seconda' }),
      ];
      const answers = await Promise.all([move(a, b), move(b, a)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });

  it('and a product saved at the same time agree about its root', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [from, to] = [
        await addCategory(app.db, { name: 'Vecchia' }),
        await addCategory(app.db, { name: 'Nuova' }),
      ];
      const below = await addCategory(app.db, { name: 'Sotto', parent_id: from });
      const elsewhere = await addCategory(app.db, { name: 'Altrove' });
      const id = await addProduct(app.db, elsewhere, { name: 'Contesa' });
      const path = `backoffice/menu/products/${id}`;
      const { version, form } = (
        await call<{ version: string; form: object }>(app, `GET ${path}`, { token: owner })
      ).body;
      const payload = { version, form: { ...form, categories: [below] } };
      const answers = await Promise.all([
        call(app, `PUT ${path}`, { token: owner, payload }),
        move(below, to),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await rootOfProduct(id)).root_category_id).toBe(to);
    }
  });
});
