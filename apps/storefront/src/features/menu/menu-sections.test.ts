import { givenId } from '@zanga/domain/ids';
import { expect, it } from 'vitest';
import { productDetail } from '../../parts/dish/product-testing.ts';
import { menuSections } from './menu-sections.ts';

const category = (id: string, product_count: number) => ({
  id: givenId('cat', id),
  slug: id,
  name: id,
  description: '',
  promo: false,
  merchandise: false,
  position: 1,
  images: [],
  parent: null,
  product_count,
  unavailable_label: null,
});

const dish = (id: string, root: string) => ({
  ...productDetail(),
  id: givenId('prd', id),
  slug: id,
  rootCategory: { id: givenId('cat', root), slug: root, name: root },
});

it('[RTE-24] the menu shows each category that holds products, with its best sellers', () => {
  const best = [dish('a', 'pizze'), dish('b', 'dolci'), dish('c', 'pizze')];
  const sections = menuSections(
    [category('dolci', 3), category('pizze', 9), category('vini', 2), category('nulla', 0)],
    best,
  );
  expect(
    sections.map(({ category: { id }, products }) => [id, products.map((product) => product.id)]),
  ).toEqual([
    ['dolci', ['b']],
    ['pizze', ['a', 'c']],
    ['vini', []],
  ]);
});

it('[RTE-24] a promotion shows its dishes from other categories', () => {
  const novita = { ...category('novita', 2), promo: true };
  const best = [{ ...dish('a', 'pizze'), categories: [novita] }, dish('b', 'pizze')];
  expect(menuSections([novita], best)[0]?.products.map(({ id }) => id)).toEqual(['a']);
});

it('[RTE-24] no category of the menu takes more than a row', () => {
  const best = Array.from({ length: 20 }, (_, at) => dish(`d${at}`, 'pizze'));
  expect(menuSections([category('pizze', 20)], best)[0]?.products).toHaveLength(8);
});

it('[RTE-24] a short row names the number of the category’s other dishes', () => {
  const best = [dish('a', 'pizze'), ...Array.from({ length: 9 }, (_, at) => dish(`d${at}`, 'dolci'))];
  const sections = menuSections([category('pizze', 5), category('dolci', 30), category('vini', 2)], best);
  expect(sections.map(({ others }) => others)).toEqual([4, 0, 2]);
});
