import type { ProductDetail } from '@zanga/contract/menu/product';
import type { ProductPage } from '@zanga/contract/menu/products';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { foundBrand } from '../../brand/testing.ts';
import { openShop } from '../../shops/testing.ts';
import { addCategory, addOptions, addPicture, addProduct } from '../testing.ts';

const app = await makeTestApp({ now: { at: new Date('2026-11-20T12:00:00Z') } });
const { db, get } = app;
const detail = async (key: string, query = ''): Promise<ProductDetail> =>
  (await get(`/api/products/${key}?${query}`)).body;
/** The product as the list shows it. */
const card = async (id: string, query = '') => {
  const { body }: { body: ProductPage } = await get(`/api/products?${query}`);
  return body.data.find((product) => product.id === id);
};
await foundBrand(db, { features: ['zanga_prime'] });
const root = await addCategory(db, { slug: 'pizze', name: 'Pizze' });

describe('GET /api/products/{id or slug}', () => {
  it('[API-32] finds a product by id and by slug, with the fields of the list and more', async () => {
    const sub = await addCategory(db, { parent_id: root, slug: 'classiche', name: 'Classiche' });
    const id = await addProduct(db, root, {
      slug: 'margherita',
      description: 'La regina',
      ingredients: 'pomodoro, mozzarella, basilico',
      price_cents: 850,
      prime_price_cents: 750,
      categories: [root, sub],
      allergens: { milk: 'contains', gluten: 'contains', soy: 'may_contain' },
      labels: ['vegetarian'],
      pack_quantity: 340,
      pack_unit: 'g',
    });
    const second = await addPicture(db, { product: id }, 'image');
    const first = await addPicture(db, { product: id }, 'image-new');
    const found = await detail('margherita');
    expect(await detail(id)).toEqual(found);
    expect(found).toMatchObject((await card(id)) ?? {});
    expect(found).toMatchObject({
      type: 'product',
      id,
      slug: 'margherita',
      description: 'La regina',
      ingredients: 'pomodoro, mozzarella, basilico',
      price: 850,
      discount: null,
      prime_price: 750,
      unit_price: { price: 2500, per: 'kg' },
      rootCategory: { id: root, slug: 'pizze', name: 'Pizze' },
      categories: [
        { id: sub, slug: 'classiche', name: 'Classiche' },
        { id: root, slug: 'pizze', name: 'Pizze' },
      ],
      labels: ['vegetarian'],
      allergens: { declared: true, contains: ['gluten', 'milk'], may_contain: ['soy'] },
      has_options: false,
      default_options: [],
      options: [],
      availability: { state: 'available', until: null, label: null },
      channels: ['delivery', 'pickup', 'onshop'],
      vat: { class: 'prepared_food', rate_basis_points: 1000 },
      missing_at: [],
      sold_out_at: [],
    });
    expect(found.images.map((image) => image.id)).toEqual([first, second]);
  });

  it('[API-32] shows its options, with price, allergens and labels of each choice', async () => {
    const dough = await addOptions(db, { name: 'Impasto', min_choices: 1, max_choices: 1 }, [
      { name: 'Classico', selected: true, allergens: { gluten: 'contains' } },
      { name: 'Senza glutine', price_delta_cents: 150, allergens: { gluten: 'may_contain' } },
    ]);
    const extras = await addOptions(db, { name: 'Aggiunte', max_choices: 3, most_of_each: 2 }, [
      { name: 'Burrata', sold_out_until: '2026-11-20T12:00:01Z' },
      { name: 'Rucola', sold_out_until: '2026-11-20T12:00:00Z' },
      { name: 'Salsa segreta', allergens_declared: false },
      { name: 'Tartufo', sold_out_until: 'infinity' },
    ]);
    const id = await addProduct(db, root, { options: [extras, dough] });
    const { options, has_options } = await detail(id);
    expect(has_options).toBe(true);
    expect(
      options.map(({ id: group, name, min, max, most_of_each }) => [group, name, min, max, most_of_each]),
    ).toEqual([
      [extras, 'Aggiunte', 0, 3, 2],
      [dough, 'Impasto', 1, 1, 1],
    ]);
    expect(options[0]?.choices.map(({ sold_out }) => sold_out)).toEqual([true, false, false, true]);
    expect(options[0]?.choices[2]?.allergens.declared).toBe(false);
    expect(options[1]?.choices).toMatchObject([
      { name: 'Classico', price_delta: 0, selected: true, allergens: { contains: ['gluten'] } },
      { name: 'Senza glutine', price_delta: 150, selected: false, allergens: { may_contain: ['gluten'] } },
    ]);
  });

  it('[API-32] shows its ingredients, in the order of the recipe, and which can be left out', async () => {
    const id = await addProduct(db, root, { madeOf: ['pomodoro', 'cipolla rossa', 'basilico'] });
    expect((await detail(id)).made_of).toEqual([
      { id: expect.stringMatching(/^ing_/), name: 'pomodoro', removable: false },
      { id: expect.stringMatching(/^ing_/), name: 'cipolla rossa', removable: true },
      { id: expect.stringMatching(/^ing_/), name: 'basilico', removable: true },
    ]);
    expect((await detail(await addProduct(db, root))).made_of).toEqual([]);
  });

  it('[API-32] is not found when it is not published, nor for another brand', async () => {
    const hidden = await addProduct(db, root, { slug: 'bozza', published: false });
    const shown = await addProduct(db, root);
    const below = await addProduct(db, await addCategory(db, { published: false }));
    for (const key of [hidden, 'bozza', below, 'mai-vista', 'prd_mai', `${shown}?brand_id=2`])
      expect(await get(`/api/products/${key}`)).toMatchObject({
        status: 404,
        body: { code: 'product.not_found' },
      });
  });

  it('[API-32] tells a customer whether it is a favourite of theirs', async () => {
    const id = await addProduct(db, root);
    const { token, userId } = await app.signIn();
    const mine = async () =>
      (await get(`/api/customer/products/${id}`, { authorization: `Bearer ${token}` })).body;
    expect(await mine()).toMatchObject({ id, is_favorite: false });
    await db.insertInto('favorites').values({ user_id: userId, product_id: id }).execute();
    expect(await mine()).toMatchObject({ id, is_favorite: true });
    expect(await get(`/api/customer/products/${id}`)).toMatchObject({ status: 401 });
  });
});

describe('fields that a product inherits', () => {
  it('[API-33] takes its unit from itself, else the nearest category, else its root', async () => {
    const counter = await addCategory(db, { unit_of_measure: 'kg' });
    const sub = await addCategory(db, { parent_id: counter, unit_of_measure: 'l' });
    const bare = await addCategory(db, { parent_id: counter });
    const unit = async (given: Parameters<typeof addProduct>[2]) =>
      (await detail(await addProduct(db, counter, given))).inherited_unit_of_measure;
    expect(await unit({ unit_of_measure: 'pz', categories: [sub] })).toBe('pz');
    expect(await unit({ categories: [counter, sub] })).toBe('l');
    expect(await unit({ categories: [bare] })).toBe('kg');
    expect((await detail(await addProduct(db, root))).inherited_unit_of_measure).toBeNull();
  });

  it('[API-32] shows stock only when few pieces are left', async () => {
    const goods = { kind: 'merchandise', vat_class: 'merchandise' };
    const left = async (stock: number) => detail(await addProduct(db, root, { ...goods, stock }));
    expect((await left(6)).stock).toBeNull();
    expect((await left(5)).stock).toBe(5);
    expect(await left(0)).toMatchObject({ stock: 0, availability: { state: 'sold_out', label: 'Esaurito' } });
  });

  it('[API-32] shows the stock of the chosen shop, and no number where several shops differ', async () => {
    const product = await addProduct(db, root, { slug: 'contato', stock: 4 });
    const first = await openShop(db, { slug: 'conta' });
    const second = await openShop(db, { slug: 'non-conta' });
    await db.insertInto('product_shops').values({ product_id: product, shop_id: first, stock: 2 }).execute();
    const told = async (query: string) => {
      const { stock, availability } = await detail(product, query);
      return [stock, availability.state];
    };
    const there = await Promise.all([first, second].map((one) => told(`filter_on_shop_address=${one}`)));
    expect(there).toEqual([
      [2, 'available'],
      [4, 'available'],
    ]);
    expect(await told('')).toEqual([null, 'available']);
    await db.updateTable('product_shops').set({ stock: 0 }).where('shop_id', '=', first).execute();
    await expect.poll(() => told(`filter_on_shop_address=${first}`)).toEqual([0, 'sold_out']);
    expect(await told(`filter_on_shop_address=${second}`)).toEqual([4, 'available']);
    await db.updateTable('products').set({ stock: 0 }).where('id', '=', product).execute();
    await expect.poll(() => told('')).toEqual([0, 'sold_out']);
    await db.deleteFrom('shops').where('id', 'in', [first, second]).execute();
  });

  it('[API-32] is taxed by its mode: drinks on the premises like food, elsewhere as goods', async () => {
    const beer = { kind: 'drink', vat_class: 'alcohol', age_limit: 18 };
    const anywhere = await addProduct(db, root, beer);
    const inside = await addProduct(db, root, { ...beer, channels: ['onshop', 'totem'] });
    const rate = async (id: string, query = '') => (await detail(id, query)).vat.rate_basis_points;
    expect(await rate(anywhere)).toBe(2200);
    expect(await rate(anywhere, 'filter_direct_order=1')).toBe(1000);
    expect(await rate(inside)).toBe(1000);
  });
});

describe('when a product is available', () => {
  it('[API-32] keeps to its own hours and its root category’s', async () => {
    const lunch = await addCategory(db, { availability: [{ from: 12 * 60, to: 15 * 60 }] });
    const weekend = [{ weekdays: [6 as const, 7 as const] }];
    const id = await addProduct(db, lunch, { availability: weekend });
    const wait = { until: '2026-11-21T11:00:00.000Z', label: 'Disponibile da domani alle 12:00' };
    expect((await detail(id)).availability).toEqual({ state: 'not_now', ...wait });
    app.now.at = new Date('2026-11-21T11:30:00Z');
    expect((await detail(id)).availability.state).toBe('available');
    expect((await card(id))?.availability.state).toBe('available');
    app.now.at = new Date('2026-11-20T12:00:00Z');
  });

  it('[API-32] is sold out until its mark ends, everywhere or at a shop', async () => {
    const catania = await openShop(db, { slug: 'catania' });
    const siracusa = await openShop(db, { slug: 'siracusa' });
    const everywhere = await addProduct(db, root, { sold_out_until: '2026-11-20T17:30:00Z' });
    const back = { until: '2026-11-20T17:30:00.000Z', label: 'Esaurito, torna alle 18:30' };
    expect((await detail(everywhere)).availability).toEqual({ state: 'sold_out', ...back });
    expect((await detail(everywhere)).sold_out_at.toSorted()).toEqual([catania, siracusa].toSorted());
    const forGood = await addProduct(db, root, { sold_out_until: 'infinity' });
    const unknown = { state: 'sold_out', until: null, label: 'Esaurito' };
    expect((await detail(forGood)).availability).toEqual(unknown);

    const there = await addProduct(db, root, { soldOutAt: { [catania]: '2026-11-20T17:30:00Z' } });
    const nowhere = await addProduct(db, root, { missingAt: [catania], sold_out_until: 'infinity' });
    expect(await detail(nowhere)).toMatchObject({ missing_at: [catania], sold_out_at: [siracusa] });
    expect((await detail(there)).availability.state).toBe('available');
    expect((await detail(there)).sold_out_at).toEqual([catania]);
    const atShop = await detail(there, 'filter_on_shop_address=catania');
    expect(atShop.availability).toEqual({ state: 'sold_out', ...back });
    expect((await card(there, 'filter_on_shop_address=catania'))?.availability).toEqual(atShop.availability);
    expect((await detail(there, 'filter_on_shop_address=siracusa')).availability.state).toBe('available');
  });
});
