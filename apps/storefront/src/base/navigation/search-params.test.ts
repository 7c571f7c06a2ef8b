import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { overlayParams, parseSearch, stringifySearch } from './search-params.ts';

it('reads its own writing back, for any words', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), (params) => {
      expect(parseSearch(stringifySearch(params))).toEqual({ ...params });
    }),
  );
});

it('leaves numbers as typed and commas readable', () => {
  expect(parseSearch('?cerca=007')).toEqual({ cerca: '007' });
  expect(stringifySearch({ labels: 'vegan,spicy', page: undefined })).toBe('?labels=vegan,spicy');
  expect(stringifySearch({})).toBe('');
});

it('opens an overlay only for a known value', () => {
  expect(overlayParams({ menu: '1', prodotto: 'margherita', cerca: '' })).toEqual({
    menu: '1',
    prodotto: 'margherita',
    cerca: '',
  });
  expect(overlayParams({ menu: 'yes', prodotto: '', filtri: '0', other: 'x' })).toEqual({});
  expect(overlayParams({ cerca: 'a'.repeat(10_000) }).cerca).toHaveLength(200);
});
