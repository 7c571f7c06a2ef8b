import type { Category } from '@zanga/contract/menu/categories';
import type { Product } from '@zanga/contract/menu/product';
import { givenId } from '@zanga/domain/ids';
import { expect, it } from 'vitest';
import { productDetail } from '../../parts/dish/product-testing.ts';
import { sectionsOf } from './category-sections.ts';

const ref = (slug: string) => ({ id: givenId('cat', `cat_${slug}`), slug, name: slug });

const category = (slug: string): Category => ({
  ...ref(slug),
  description: '',
  promo: false,
  merchandise: false,
  position: 0,
  images: [],
  parent: ref('pizze'),
  product_count: 0,
  unavailable_label: null,
});

const product = (slug: string, ...categories: readonly string[]): Product =>
  productDetail({ id: `prd_${slug}`, slug, categories: categories.map(ref) });

const shape = (...given: Parameters<typeof sectionsOf>) =>
  sectionsOf(...given).map((section) => [section.category?.slug, section.products.map(({ slug }) => slug)]);

it('splits a list in menu order, from any order', () => {
  const list = [
    product('bufala', 'bianche'),
    product('margherita', 'classiche'),
    product('norma', 'classiche'),
  ];
  expect(shape(list, [category('classiche'), category('bianche')])).toEqual([
    ['classiche', ['margherita', 'norma']],
    ['bianche', ['bufala']],
  ]);
});

it('shows a product once, in the first subcategory of the menu that has it', () => {
  const list = [product('norma', 'novita', 'bianche', 'classiche')];
  expect(shape(list, [category('classiche'), category('bianche')])).toEqual([['classiche', ['norma']]]);
});

it("begins with the category's own products and leaves out empty sections", () => {
  const list = [product('margherita', 'classiche'), product('calzone', 'pizze')];
  expect(shape(list, [category('classiche'), category('bianche')])).toEqual([
    [undefined, ['calzone']],
    ['classiche', ['margherita']],
  ]);
  expect(shape([], [category('classiche')])).toEqual([]);
});

it('only adds at the end when the next page of an ordered list arrives', () => {
  const first = [product('calzone', 'pizze'), product('margherita', 'classiche')];
  const next = [product('norma', 'classiche'), product('bufala', 'bianche')];
  const subcategories = [category('classiche'), category('bianche')];
  const slugs = (list: readonly Product[]) => shape(list, subcategories).flatMap(([, names]) => names);
  expect(slugs([...first, ...next]).slice(0, first.length)).toEqual(slugs(first));
});
