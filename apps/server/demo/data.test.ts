import { publicationProblems } from '@zanga/domain/catalogue/publication';
import { idFrom } from '@zanga/domain/ids';
import { cents } from '@zanga/domain/money';
import { describe, expect, it } from 'vitest';
import { demoCategories, rootOf } from './categories/categories.ts';
import { demoOptions } from './options/options.ts';
import { demoProducts } from './products/products.ts';
import { demoScreenings } from './products/screenings.ts';
import { recipeOf } from './recipe.ts';
import type { DemoChoice, DemoProduct } from './shapes.ts';
import { demoShops } from './shops/shops.ts';

const everyCategory = demoCategories.flatMap((root) => [root, ...(root.subcategories ?? [])]);
/** Shows get new dates at each seeding. */
const everything = [
  ...demoProducts,
  ...demoScreenings(new Date('2026-11-20T12:00:00Z')).map(({ product }) => product),
];
const repeated = (words: readonly string[]) => words.filter((word, index) => words.indexOf(word) !== index);
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const anId = (number: number) => new Uint8Array(16).fill(number);

const declaration = ({ contains, traces }: Pick<DemoChoice, 'contains' | 'traces'>) =>
  Object.fromEntries([
    ...traces.map((allergen) => [allergen, 'may_contain'] as const),
    ...contains.map((allergen) => [allergen, 'contains'] as const),
  ]);

const problemsOf = (product: DemoProduct) =>
  publicationProblems({
    ...product,
    price: cents(product.price),
    memberPrice: product.prime === null ? null : cents(product.prime),
    vatClass: product.vat,
    categories: [product.category, ...product.also],
    rootCategory: rootOf(product.category)?.slug ?? null,
    diet_contents: product.contents,
    allergens: declaration(product),
    optionGroups: demoOptions
      .filter(({ key }) => product.options.includes(key))
      .map((group, index) => ({
        ...group,
        id: idFrom('opt', anId(index)),
        choices: group.choices.map((choice, position) => ({
          id: idFrom('cho', anId(position)),
          name: choice.name,
          priceDelta: cents(choice.delta),
          allergens: declaration(choice),
          soldOut: choice.soldOut,
        })),
      })),
  }).map(({ text }) => text);

const recipes = demoProducts.map((product) => ({ product, recipe: recipeOf(product) }));

describe('the catalogue of the demo shop', () => {
  it('[API-31] is as large as promised', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(160);
    expect(demoCategories.length).toBeGreaterThanOrEqual(14);
    expect(demoCategories.filter(({ promo }) => promo).length).toBeGreaterThanOrEqual(2);
    expect(demoCategories.filter(({ merchandise }) => merchandise).length).toBeGreaterThanOrEqual(2);
  });

  it('[API-27] has unique addresses for everything', () => {
    const slugs = [everyCategory.map((category) => category.slug), everything.map((product) => product.slug)];
    for (const some of slugs) {
      expect(repeated(some)).toEqual([]);
      expect(some.filter((one) => !slug.test(one))).toEqual([]);
    }
    // The site's pages come before categories; the cinema's page is its category's.
    const pages = [
      'home',
      'checkout',
      'orders',
      'coupons',
      'favorites',
      'contacts',
      'reviews',
      'covid',
      'account',
    ];
    expect(everyCategory.filter((category) => pages.includes(category.slug))).toEqual([]);
  });

  it('[API-31] leaves no category empty and names no missing one', () => {
    const filled = new Set(everything.flatMap(({ category, also }) => [category, ...also]));
    const empty = everyCategory.filter(
      (category) =>
        !filled.has(category.slug) && !category.subcategories?.some((below) => filled.has(below.slug)),
    );
    expect(empty.map((category) => category.slug)).toEqual([]);
    const known = new Set(everyCategory.map((category) => category.slug));
    expect([...filled].filter((one) => !known.has(one))).toEqual([]);
  });

  it.each(everything)('[API-32] may publish «$name»', (product) => {
    expect(problemsOf(product)).toEqual([]);
  });

  it('[API-32] describes every product in its own words', () => {
    const said = demoProducts.map(({ description }) => description);
    expect(repeated(said)).toEqual([]);
    expect(
      demoProducts.filter(
        ({ name, description, ingredients }) =>
          name.length > 48 || description.length < 24 || ingredients.length < 3,
      ),
    ).toEqual([]);
    expect(said.filter((text) => !/[.?!]$/.test(text))).toEqual([]);
  });

  it('[API-32] leaves out only ingredients of its dishes, and never a dish itself', () => {
    const strange = demoProducts.flatMap(({ name, leaveOut, ...product }) =>
      typeof leaveOut === 'number'
        ? []
        : leaveOut
            .filter((one) => !recipeOf({ ...product, leaveOut }).some((line) => line.name === one))
            .map((one) => `${name}: ${one}`),
    );
    expect(strange).toEqual([]);
    const nothing = recipes.filter(
      ({ recipe }) => recipe.length > 0 && recipe.every(({ removable }) => removable),
    );
    expect(nothing.map(({ product }) => product.name)).toEqual([]);
    expect(recipes.filter(({ recipe }) => repeated(recipe.map(({ name }) => name)).length > 0)).toEqual([]);
    const burger = recipes.find(({ product }) => product.slug === 'cheeseburger')?.recipe ?? [];
    expect(burger.filter(({ removable }) => !removable).map(({ name }) => name)).toEqual([
      'manzo 150 g',
      'pane brioche al sesamo',
    ]);
    expect(recipes.filter(({ recipe }) => recipe.some(({ removable }) => removable)).length).toBeGreaterThan(
      40,
    );
  });

  it('[API-32] claims reductions exactly as the law allows', () => {
    for (const { name, price, prime, reduction, formerPrice } of demoProducts) {
      const now = reduction?.price ?? price;
      expect(price, name).toBeGreaterThanOrEqual(100);
      expect(price, name).toBeLessThanOrEqual(6000);
      if (reduction) expect(now, name).toBeLessThan(price);
      // Otherwise there is no reduction to announce.
      if (reduction && formerPrice) expect(now, name).toBeLessThan(formerPrice.price);
      if (prime !== null) expect(prime, name).toBeLessThan(now);
      if (prime !== null) expect(prime, name).toBeGreaterThan(price / 2);
    }
    expect(demoProducts.filter(({ reduction }) => reduction !== null).length).toBeGreaterThanOrEqual(8);
    expect(demoProducts.filter(({ prime }) => prime !== null).length).toBeGreaterThanOrEqual(30);
  });

  it('[API-32] names only existing shops and options, and uses every option', () => {
    const shops = demoShops.map((shop) => shop.slug);
    const asked = new Set(everything.flatMap(({ options }) => options));
    expect(
      everything
        .flatMap(({ notAt, soldOutAt }) => [...notAt, ...soldOutAt])
        .filter((one) => !shops.includes(one)),
    ).toEqual([]);
    expect([...asked].sort()).toEqual(demoOptions.map(({ key }) => key).sort());
    expect(demoOptions.flatMap(({ choices }) => repeated(choices.map(({ name }) => name)))).toEqual([]);
    expect(
      demoOptions.filter(
        ({ min, choices }) => choices.filter(({ selected }) => selected).length > Math.max(min, 1),
      ),
    ).toEqual([]);
  });

  it('[API-31] delivers nothing that melts, and sells spirits to adults', () => {
    expect(demoProducts.filter(({ vat, ageLimit }) => (vat === 'alcohol') !== (ageLimit === 18))).toEqual([]);
    const granite = demoProducts.filter(({ category }) => category === 'granite');
    expect(granite.filter(({ channels }) => channels.includes('delivery'))).toEqual([]);
    expect(demoProducts.filter(({ frozen }) => frozen).length).toBeGreaterThanOrEqual(4);
  });
});
