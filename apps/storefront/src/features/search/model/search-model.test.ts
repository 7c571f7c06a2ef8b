import type { SearchPage, SearchResult } from '@zanga/contract/menu/products';
import { givenId } from '@zanga/domain/ids';
import { cents } from '@zanga/domain/money';
import { describe, expect, it } from 'vitest';
import {
  askedFor,
  categoryPath,
  countResults,
  groupResults,
  moveActive,
  noneActive,
} from './search-model.ts';

const pizze = { id: 'cat_pizze' as const, slug: 'pizze', name: 'Pizze' };
const found = {
  description: '',
  images: [],
  categories: [],
  rootCategory: pizze,
  price_note: null,
  discount: null,
  inherited_unit_of_measure: null,
};
const product = (id: string): SearchResult => ({
  ...found,
  id: givenId('prd', id),
  slug: id,
  name: id,
  type: 'product',
  price: cents(500),
});
const category = (id: string): SearchResult => ({
  ...found,
  id: givenId('cat', id),
  slug: id,
  name: id,
  type: 'category',
  price: null,
});
const page = (number: number, data: SearchResult[]): SearchPage => ({
  data,
  meta: { total: 27, page: number, paginate: 25, last_page: 2 },
  filters: [],
  looked_for: 'pizza',
});

describe('[MNU-8] a search', () => {
  it('is sent once it is long enough, without needless spaces', () => {
    expect(askedFor('  pizza   margherita ')).toBe('pizza margherita');
    expect(askedFor('tè')).toBe('tè');
    expect(askedFor('p')).toBeUndefined();
    expect(askedFor('   ')).toBeUndefined();
  });

  it('[API-33] shows categories first, then products, best first in each group', () => {
    const { categories, products } = groupResults([
      page(1, [product('a'), category('b'), product('c')]),
      page(2, [category('d'), product('e')]),
    ]);
    expect(categories.map(({ id }) => id)).toEqual(['b', 'd']);
    expect(products.map(({ id }) => id)).toEqual(['a', 'c', 'e']);
  });

  it('[API-33] shows each result once, even when the catalogue changes between two pages', () => {
    const { products, total } = groupResults([
      page(1, [product('a'), product('b')]),
      page(2, [product('b')]),
    ]);
    expect(products.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(total).toBe(27);
  });

  it('[API-33] shows the present category’s results first, and none twice', () => {
    const found = groupResults(
      [page(1, [product('a'), category('b'), product('c')])],
      page(1, [product('c')]),
    );
    expect(found.near.map(({ id }) => id)).toEqual(['c']);
    expect(found.products.map(({ id }) => id)).toEqual(['a']);
    expect(countResults(found)).toBe(3);
  });

  it('[API-33] links a root category by itself and any other beneath its root', () => {
    expect(categoryPath(pizzeAsFound)).toEqual({ category: 'pizze' });
    expect(categoryPath({ ...found, id: 'cat_bianche', slug: 'bianche' })).toEqual({
      category: 'pizze',
      sub: 'bianche',
    });
  });
});

const pizzeAsFound = { ...found, id: 'cat_pizze' as const, slug: 'pizze' };

describe('[MNU-8] the arrow keys', () => {
  it('go down from the field through every result and back to the field', () => {
    let active: number = noneActive;
    const walk = [1, 2, 3, 4].map(() => {
      active = moveActive(active, 3, 'ArrowDown');
      return active;
    });
    expect(walk).toEqual([0, 1, 2, noneActive]);
  });

  it('go up from the field to the last result', () => {
    expect(moveActive(noneActive, 3, 'ArrowUp')).toBe(2);
    expect(moveActive(0, 3, 'ArrowUp')).toBe(noneActive);
  });

  it('stay in the field without results', () => {
    expect(moveActive(noneActive, 0, 'ArrowDown')).toBe(noneActive);
    expect(moveActive(noneActive, 0, 'ArrowUp')).toBe(noneActive);
  });
});
