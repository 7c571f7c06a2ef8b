import { expect, it } from 'vitest';
import { paramsOf, readViews, searchOf } from './kept-views.ts';

it('reads views stored on a device, and drops unreadable ones', () => {
  const view = { name: 'Da chiudere', search: searchOf({ stato: ['pronto', 'nuovo'], dal: '2026-01-02' }) };
  expect(readViews(JSON.stringify([view]))).toEqual([
    { name: 'Da chiudere', search: '?dal=2026-01-02&stato=pronto,nuovo' },
  ]);
  for (const broken of [null, '', '{', '{}', '[1, {"name": 3}]']) expect(readViews(broken)).toEqual([]);
});

it('writes the same filters alike in any order, without the shop', () => {
  expect(searchOf({ b: '2', negozio: 'shp_1', a: '1', c: undefined })).toBe(searchOf({ a: '1', b: '2' }));
  expect(paramsOf({ search: '?a=1&b=2' })).toEqual({ a: '1', b: '2' });
});
