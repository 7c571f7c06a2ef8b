import { expect, it } from 'vitest';
import { paramsOf, readViews, searchOf } from './kept-views.ts';

it('reads what a device has kept, and nothing that it cannot', () => {
  const view = { name: 'Da chiudere', search: searchOf({ stato: ['pronto', 'nuovo'], dal: '2026-01-02' }) };
  expect(readViews(JSON.stringify([view]))).toEqual([
    { name: 'Da chiudere', search: '?dal=2026-01-02&stato=pronto,nuovo' },
  ]);
  for (const broken of [null, '', '{', '{}', '[1, {"name": 3}]']) expect(readViews(broken)).toEqual([]);
});

it('knows the same filters in any order, and does not keep the shop', () => {
  expect(searchOf({ b: '2', negozio: 'shp_1', a: '1', c: undefined })).toBe(searchOf({ a: '1', b: '2' }));
  expect(paramsOf({ search: '?a=1&b=2' })).toEqual({ a: '1', b: '2' });
});
