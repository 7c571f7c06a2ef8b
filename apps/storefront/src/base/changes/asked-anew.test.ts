import { expect, it } from 'vitest';
import { concerns } from './asked-anew.ts';

const list = ['GET /api/products', { category: 'pizze' }, 'pages', 1];
const dish = { id: 'prd_1', options: [{ id: 'opt_1' }] };

it.each([
  ['product:prd_1', list, { pages: [{ data: [dish] }] }, true],
  ['product:prd_2', list, { pages: [{ data: [dish] }] }, false],
  ['product:prd', list, { pages: [{ data: [dish] }] }, false],
  ['option:opt_1', ['GET /api/products/:product'], dish, true],
  ['list:cat_1', list, { pages: [] }, true],
  ['list:cat_1', ['GET /api/shops'], {}, false],
  [
    'together:norma',
    ['GET /api/products/together', { query: { products: 'cola,norma' } }],
    { data: [] },
    true,
  ],
  [
    'together:norma',
    ['GET /api/products/together', { query: { products: 'normanna' } }],
    { data: [] },
    false,
  ],
  ['together:norma', list, { pages: [{ data: [dish] }] }, false],
  ['shops', ['GET /api/shops/:shop'], {}, true],
  ['contents', ['GET /api/home'], {}, true],
  ['prices', list, { pages: [] }, false],
  ['', ['GET /api/brands/:brand'], {}, true],
  ['', ['GET /api/customer/orders'], {}, false],
  ['', ['totem', 'cart'], {}, false],
])('a change of “%s” concerns %o: %o → %s', (of, key, data, expected) => {
  expect(concerns(of, key, data)).toBe(expected);
});
