import type { SearchPage } from '@zanga/contract/menu/products';
import type { CategoryId } from '@zanga/domain/ids';
import { describe, expect, it } from 'vitest';
import { addCategory, addProduct, type ProductToAdd } from '../../src/modules/catalogue/testing.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const { db } = app;

const pizzas = await addCategory(db, { slug: 'pizze', name: 'Pizze' });
const burgers = await addCategory(db, { slug: 'burger', name: 'Burger', position: 2 });
const shop = await addCategory(db, { slug: 'dispensa', name: 'Dispensa', position: 3 });
let popularity = 100;
const add = (root: CategoryId, name: string, given: ProductToAdd = {}) => {
  popularity -= 1;
  return addProduct(db, root, { name, popularity, ...given });
};

await add(pizzas, 'Pizza Regina', {
  allergens: { gluten: 'contains', milk: 'contains' },
  ingredients: 'cipolla',
  diet_contents: ['meat', 'pork'],
});
await add(pizzas, 'Pizza Marinara', { allergens: { gluten: 'contains' }, labels: ['vegan'] });
await add(pizzas, 'Pizza di riso', {
  labels: ['gluten_free', 'vegetarian'],
  allergens: { milk: 'may_contain' },
});
await add(burgers, 'Hamburger di manzo', {
  allergens: { gluten: 'contains', eggs: 'may_contain' },
  diet_contents: ['meat'],
});
await add(burgers, 'Burger di zucca', {
  allergens: { gluten: 'contains', milk: 'may_contain' },
  labels: ['vegetarian', 'lactose_free'],
  description: 'Senza glutine non è, senza lattosio sì',
});
await add(shop, 'Riso vegano senza glutine', {
  kind: 'merchandise',
  allergens_declared: false,
  labels: ['vegan'],
});
await add(burgers, 'Panino con mortadella', { allergens: { milk: 'contains', eggs: 'contains' } });

const search = async (text: string): Promise<SearchPage> =>
  (await app.get(`/api/products/search?search=${encodeURIComponent(text)}`)).body;
const found = async (text: string) => (await search(text)).data.map(({ name }) => name);

describe('words of diet and allergens in a search', () => {
  it.each([
    ['senza glutine', ['Pizza di riso']],
    ['glutin free', ['Pizza di riso']],
    ['no lattosio', ['Pizza Marinara', 'Hamburger di manzo', 'Burger di zucca']],
    ['senza latte', ['Pizza Marinara', 'Hamburger di manzo']],
    ['senza uova', ['Pizza Regina', 'Pizza Marinara', 'Pizza di riso', 'Burger di zucca']],
    ['vegetariano', ['Pizza Marinara', 'Pizza di riso', 'Burger di zucca']],
    ['vegano', ['Pizza Marinara']],
    ['pizza senza lattosio', ['Pizza Marinara']],
    ['pizza senza glutine e latte', []],
    ['senza maiale', ['Pizza Marinara', 'Pizza di riso', 'Hamburger di manzo', 'Burger di zucca']],
    ['senza carne', ['Pizza Marinara', 'Pizza di riso', 'Burger di zucca']],
    ['senza alcol', ['Pizza Regina', 'Hamburger di manzo']],
    ['pizza senza cipolla', []],
    ['pizza senza glutine e cipolla', []],
    ['senza', []],
  ])('[API-33] filters by «%s»', async (text, names) => {
    expect((await found(text)).toSorted()).toEqual(names.toSorted());
  });

  it('[API-33] lists food before drinks for a search of a diet alone', async () => {
    await add(pizzas, 'Acqua minerale', { kind: 'drink', labels: ['vegan'], popularity: 9_999 });
    await expect.poll(() => found('vegano')).toEqual(['Pizza Marinara', 'Acqua minerale']);
    await app.db.deleteFrom('products').where('name', '=', 'Acqua minerale').execute();
    await expect.poll(() => found('vegano')).toEqual(['Pizza Marinara']);
  });

  it('[API-33] returns its understanding, and the words to search for without it', async () => {
    expect((await search('pizza glutin free e vegana')).filters).toEqual([
      { kind: 'label', label: 'gluten_free', search_without: 'pizza vegano' },
      { kind: 'label', label: 'vegan', search_without: 'pizza senza glutine' },
    ]);
    expect((await search('senza uova né cipolla')).filters).toEqual([
      { kind: 'allergen', allergen: 'eggs', search_without: 'senza cipolla' },
      { kind: 'other', other: 'cipolla', search_without: 'senza uova' },
    ]);
    expect((await search('burger senza maiale')).filters).toEqual([
      { kind: 'content', content: 'pork', search_without: 'burger' },
    ]);
    expect((await search('pizza')).filters).toEqual([]);
  });

  it('[API-33] never shows a dish without declarations, whatever its name says', async () => {
    for (const text of ['senza glutine', 'riso senza glutine', 'riso vegano', 'vegano', 'riso senza pesce'])
      expect(await found(text)).not.toContain('Riso vegano senza glutine');
    expect(await found('riso')).toContain('Riso vegano senza glutine');
  });

  it('[API-33] follows the declarations of a dish', async () => {
    const id = await add(pizzas, 'Pizza nuova', { labels: ['vegan'] });
    const there = (yes: boolean) =>
      expect.poll(async () => (await found('vegano')).includes('Pizza nuova'), { interval: 5 }).toBe(yes);
    await there(true);
    await db.updateTable('products').set({ labels: [] }).where('id', '=', id).execute();
    await there(false);
    const milkless = (yes: boolean) =>
      expect
        .poll(async () => (await found('senza latte')).includes('Pizza nuova'), { interval: 5 })
        .toBe(yes);
    await milkless(true);
    const traces = { product_id: id, allergen: 'milk', presence: 'may_contain' };
    await db.insertInto('product_allergens').values(traces).execute();
    await milkless(false);
  });
});
