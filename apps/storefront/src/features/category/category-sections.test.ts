import type { Category } from '@zanga/contract/categories';
import type { Product } from '@zanga/contract/product';
import { expect, it } from 'vitest';
import { sectionsOf } from './category-sections.ts';

const ref = (slug: string) => ({ id: `cat_${slug}`, slug, name: slug });

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

const product = (slug: string, ...categories: readonly string[]): Product => ({
  type: 'product',
  id: `prd_${slug}`,
  slug,
  name: slug,
  description: '',
  kind: 'food',
  price: 100,
  discount: null,
  prime_price: null,
  inherited_unit_of_measure: null,
  unit_price: null,
  images: [],
  categories: categories.map(ref),
  rootCategory: ref('pizze'),
  labels: [],
  allergens: { declared: true, contains: [], may_contain: [] },
  frozen: false,
  age_limit: null,
  has_options: false,
  availability: { state: 'available', until: null, label: null },
  stock: null,
});

const shape = (...given: Parameters<typeof sectionsOf>) =>
  sectionsOf(...given).map((section) => [section.category?.slug, section.products.map(({ slug }) => slug)]);

it('parts a list in menu order, whatever order it came in', () => {
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

it('shows a product once, in the first of its own categories that belongs here', () => {
  const list = [product('norma', 'novita', 'bianche', 'classiche')];
  expect(shape(list, [category('classiche'), category('bianche')])).toEqual([['bianche', ['norma']]]);
});

it('leaves out sections that have nothing and puts last what belongs to none', () => {
  const list = [product('calzone', 'pizze'), product('margherita', 'classiche')];
  expect(shape(list, [category('classiche'), category('bianche')])).toEqual([
    ['classiche', ['margherita']],
    [undefined, ['calzone']],
  ]);
  expect(shape([], [category('classiche')])).toEqual([]);
});
