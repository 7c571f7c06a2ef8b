import { expect, it } from 'vitest';
import { paramsOf, readViews, searchOf, withoutView, withView } from './kept-views.ts';

it('reads what it has kept, and nothing that it cannot', () => {
  const views = withView([], 'Da chiudere', searchOf({ stato: ['pronto', 'nuovo'], dal: '2026-01-02' }));
  expect(readViews(JSON.stringify(views))).toEqual([
    { name: 'Da chiudere', search: '?dal=2026-01-02&stato=pronto,nuovo' },
  ]);
  for (const broken of [null, '', '{', '{}', '[1, {"name": 3}]']) expect(readViews(broken)).toEqual([]);
});

it('knows the same filters in any order, and does not keep the shop', () => {
  expect(searchOf({ b: '2', negozio: 'shp_1', a: '1', c: undefined })).toBe(searchOf({ a: '1', b: '2' }));
  expect(paramsOf({ name: 'x', search: '?a=1&b=2' })).toEqual({ a: '1', b: '2' });
});

it('replaces a view of the same name, forgets one, and keeps twenty', () => {
  const two = withView(withView([], 'A', '?a=1'), 'B', '?b=1');
  expect(withView(two, ' A ', '?a=2')).toEqual([
    { name: 'B', search: '?b=1' },
    { name: 'A', search: '?a=2' },
  ]);
  expect(withView(two, '  ', '?c=1')).toBe(two);
  expect(withoutView(two, 'A').map(({ name }) => name)).toEqual(['B']);
  const many = Array.from({ length: 30 }, (_, at) => `V${at}`).reduce(
    (views, name) => withView(views, name, ''),
    readViews(null),
  );
  expect(many).toHaveLength(20);
  expect(many[0]?.name).toBe('V10');
});
