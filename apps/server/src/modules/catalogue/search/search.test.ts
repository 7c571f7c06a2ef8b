import type { SearchPage } from '@zanga/contract/menu/products';
import type { CategoryId } from '@zanga/domain/ids';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { addCategory, addPicture, addProduct, type ProductToAdd } from '../testing.ts';

const app = await makeTestApp();
const { db, get } = app;
const search = async (text: string, query = ''): Promise<SearchPage> =>
  (await get(`/api/products/search?search=${encodeURIComponent(text)}&${query}`)).body;
/** Marks categories with brackets. */
const found = async (text: string, query = '') =>
  (await search(text, query)).data.map(({ type, name }) => (type === 'category' ? `[${name}]` : name));

const waiting = { interval: 5 };

/** Waits until the index shows a change, which takes a few milliseconds. */
const heard = (text: string, there: (names: readonly string[]) => boolean) =>
  expect.poll(async () => there(await found(text)), waiting).toBe(true);

const pizzas = await addCategory(db, { slug: 'pizze', name: 'Pizze', position: 1 });
const special = await addCategory(db, { slug: 'speciali', name: 'Pizze speciali', parent_id: pizzas });
const fried = await addCategory(db, { slug: 'fritti', name: 'Fritti', position: 2 });
const sweets = await addCategory(db, { slug: 'dolci', name: 'Dolci', unit_of_measure: 'pz', position: 3 });
const bar = await addCategory(db, { slug: 'caffetteria', name: 'Caffetteria', position: 4 });
const add = (root: CategoryId, name: string, popularity: number, given: ProductToAdd = {}) =>
  addProduct(db, root, { name, popularity, ...given });

const margherita = await add(pizzas, 'Margherita', 50, { ingredients: 'pomodoro, mozzarella, basilico' });
await add(pizzas, 'Diavola', 40, { ingredients: 'pomodoro, mozzarella, salame piccante' });
await add(pizzas, 'Quattro formaggi', 30, { categories: [special], ingredients: 'gorgonzola, grana' });
await add(fried, 'Patatine fritte', 45, { description: 'Croccanti, anche con la pizza' });
await add(fried, 'Trancio di pizza', 70);
await add(fried, 'Arancina al burro', 25);
await add(fried, 'Arancino al ragù', 35);
await add(fried, 'Crocchè di patate', 15);
await add(sweets, 'Tiramisù della casa', 20);
await add(sweets, 'Cannolo alla ricotta', 22);
await add(sweets, 'Gelato artigianale', 21);
await add(sweets, 'Pizza dolce alla Nutella', 5);
await add(bar, 'Caffè espresso', 60);
await add(bar, 'Granita al caffè', 10);
await add(bar, 'Acqua S.Pellegrino', 12);
await add(bar, 'Burger di tonno', 13);
await add(bar, 'Coca-Cola 33cl', 11);

describe('a search', () => {
  it('[API-33] tells categories and products apart, with every field that a result shows', async () => {
    const image = await addPicture(db, { product: margherita });
    const { data, meta } = await search('margherita');
    expect(meta).toEqual({ total: 1, page: 1, paginate: 25, last_page: 1 });
    expect(data[0]).toMatchObject({
      type: 'product',
      id: margherita,
      name: 'Margherita',
      price: 850,
      discount: null,
      inherited_unit_of_measure: null,
      images: [{ id: image, name: 'image' }],
      categories: [{ id: pizzas, slug: 'pizze', name: 'Pizze' }],
      rootCategory: { id: pizzas, slug: 'pizze', name: 'Pizze' },
    });
    const [category] = (await search('dolci')).data;
    const root = { id: sweets, slug: 'dolci', name: 'Dolci' };
    const shown = { type: 'category', price: null, discount: null, inherited_unit_of_measure: 'pz' };
    expect(category).toMatchObject({ ...root, ...shown, categories: [], rootCategory: root });
  });

  it('[API-33] puts categories first, then names that begin so, names, categories, texts', async () => {
    expect(await found('pizza')).toEqual([
      '[Pizze]',
      '[Pizze speciali]',
      'Pizza dolce alla Nutella',
      'Trancio di pizza',
      'Margherita',
      'Diavola',
      'Quattro formaggi',
      'Patatine fritte',
    ]);
    expect(await found('caffè')).toEqual([
      '[Caffetteria]',
      'Caffè espresso',
      'Granita al caffè',
      'Burger di tonno',
      'Acqua S.Pellegrino',
      'Coca-Cola 33cl',
    ]);
  });

  it('[API-33] breaks ties by popularity', async () => {
    expect(await found('arancin')).toEqual(['Arancino al ragù', 'Arancina al burro']);
    expect(await found('mozzarella')).toEqual(['Margherita', 'Diavola']);
  });

  it('[API-33] answers while it is being typed, from the first letter on', async () => {
    expect((await found('d')).slice(0, 2)).toEqual(['[Dolci]', 'Diavola']);
    expect(await found('c')).toContain('Granita al caffè');
    expect(await found('pa')).toEqual(['Patatine fritte', 'Crocchè di patate']);
    for (const begun of ['pat', 'patati', 'patatin', 'patatine', 'patatine f', 'patatine fritte'])
      expect((await found(begun))[0]).toBe('Patatine fritte');
  });

  it('[API-33] takes singular and plural, masculine and feminine for one', async () => {
    for (const word of ['arancino', 'arancini', 'arancina', 'arancine'])
      expect((await found(word)).toSorted()).toEqual(['Arancina al burro', 'Arancino al ragù']);
    expect(await found('gelati')).toEqual(['Gelato artigianale']);
    expect(await found('cannoli')).toEqual(['Cannolo alla ricotta']);
  });

  it('[API-33] forgives accents, signs and fillers', async () => {
    expect((await found('caffe'))[1]).toBe('Caffè espresso');
    expect(await found('TIRAMISU')).toEqual(['Tiramisù della casa']);
    expect(await found('crocche')).toEqual(['Crocchè di patate']);
    expect(await found('pellegrino')).toEqual(['Acqua S.Pellegrino']);
    expect(await found('coca cola')).toEqual(['Coca-Cola 33cl']);
    expect(await found("l'arancino con il ragù")).toEqual(['Arancino al ragù']);
    expect(await found('alla')).toEqual(['Cannolo alla ricotta', 'Pizza dolce alla Nutella']);
  });

  it('[API-33] forgives slips of the finger', async () => {
    for (const [typed, meant] of [
      ['margerita', 'Margherita'],
      ['margeri', 'Margherita'],
      ['patatine frite', 'Patatine fritte'],
      ['arncini', 'Arancino al ragù'],
      ['tirmaisu', 'Tiramisù della casa'],
      ['gorgonzzola', 'Quattro formaggi'],
      ['cocacola', 'Coca-Cola 33cl'],
      ['hamburger', 'Burger di tonno'],
      ['hamburgher', 'Burger di tonno'],
      ['amburgher', 'Burger di tonno'],
      ['burgher', 'Burger di tonno'],
    ] as const)
      expect((await found(typed))[0]).toBe(meant);
    expect((await found('piza')).slice(0, 2)).toEqual(['[Pizze]', '[Pizze speciali]']);
    expect(await found('piza')).toEqual(await found('pizza'));
    expect(await found('dolcci')).toContain('Pizza dolce alla Nutella');
  });

  it('[API-33] wants all the words, and makes do with some when nothing has them all', async () => {
    expect(await found('pizza nutella')).toEqual(['Pizza dolce alla Nutella']);
    expect(await found('margherita sushi')).toEqual(['Margherita']);
    expect((await found('gelato tiramisu')).toSorted()).toEqual([
      'Gelato artigianale',
      'Tiramisù della casa',
    ]);
    expect((await found('pomodoro basilico fritte'))[0]).toBe('Margherita');
    expect(await found('sushi')).toEqual([]);
  });

  it('[API-33] stays in a root category, by id or slug', async () => {
    expect(await found('pizza', 'root_category_id=dolci')).toEqual(['Pizza dolce alla Nutella']);
    expect(await found('pizza', `root_category_id=${sweets}`)).toEqual(['Pizza dolce alla Nutella']);
    expect(await found('pizze', 'root_category_id=pizze')).toHaveLength(5);
    expect(await found('pizza', 'root_category_id=')).toEqual(await found('pizza'));
    for (const root of ['mai-vista', 'cat_mai'])
      expect(await get(`/api/products/search?search=pizza&root_category_id=${root}`)).toMatchObject({
        status: 404,
        body: { code: 'category.not_found' },
      });
  });

  it('[API-33] [CON-1] comes in pages of twenty-five', async () => {
    const many = await addCategory(db, { name: 'Birre' });
    for (let number = 0; number < 27; number += 1) await add(many, `Birra ${number}`, number);
    await heard('birra', (names) => names.includes('Birra 26'));
    const first = await search('birra');
    expect(first.meta).toEqual({ total: 28, page: 1, paginate: 25, last_page: 2 });
    expect(first.data).toHaveLength(25);
    expect((await search('birra', 'page=2')).data).toHaveLength(3);
    expect((await search('birra', 'paginate=100000')).data).toHaveLength(25);
    const beyond = await search('birra', 'page=9');
    expect(beyond).toEqual({
      data: [],
      filters: [],
      looked_for: 'birra',
      meta: { total: 28, page: 9, paginate: 25, last_page: 2 },
    });
  });

  it('[API-33] finds nothing that is invisible, nor of another brand', async () => {
    await add(pizzas, 'Capricciosa', 1, { published: false });
    const hidden = await addCategory(db, { name: 'Capricci', published: false });
    await add(hidden, 'Capricciosa estiva', 1);
    await add(pizzas, 'Parmigiana', 1);
    await heard('parmigiana', (names) => names.length === 1);
    expect(await found('capricciosa')).toEqual([]);
    expect(await found('margherita', 'brand_id=2')).toEqual([]);
  });

  it('[API-33] follows renamed, moved and added things', async () => {
    const soups = await addCategory(db, { name: 'Zuppe' });
    const id = await add(soups, 'Vellutata di zucca', 1);
    await expect.poll(() => found('zuppa'), waiting).toEqual(['[Zuppe]', 'Vellutata di zucca']);
    await db.updateTable('categories').set({ name: 'Minestre' }).where('id', '=', soups).execute();
    await expect.poll(() => found('minestre'), waiting).toEqual(['[Minestre]', 'Vellutata di zucca']);
    expect(await found('minsetre')).toEqual(['[Minestre]', 'Vellutata di zucca']);
    expect(await found('zuppa')).toEqual([]);
    await db
      .updateTable('product_categories')
      .set({ category_id: fried })
      .where('product_id', '=', id)
      .execute();
    await expect.poll(() => found('minestre'), waiting).toEqual(['[Minestre]']);
    expect(await found('fritti')).toContain('Vellutata di zucca');
  });
});
