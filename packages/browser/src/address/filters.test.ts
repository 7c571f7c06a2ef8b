import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  asked,
  calendarDay,
  filters,
  listedShapes,
  oneOf,
  shapedLike,
  someOf,
  typedText,
  wholeNumber,
} from './filters.ts';
import { parseSearch, stringifySearch } from './search-text.ts';

const read = filters({
  stato: someOf(['nuovo', 'pronto', 'chiuso']),
  ordine: oneOf(['data', 'totale']),
  dal: calendarDay,
  cerca: typedText(10),
  pagina: wholeNumber(2, 500),
  aperti: asked,
  negozio: shapedLike(/^shp_\w+$/),
});

it('reads the filters of an address', () => {
  const address =
    '?stato=pronto,nuovo&ordine=totale&dal=2026-02-28&cerca=007&pagina=3&aperti=1&negozio=shp_1';
  expect(read(parseSearch(address))).toEqual({
    stato: ['nuovo', 'pronto'],
    ordine: 'totale',
    dal: '2026-02-28',
    cerca: '007',
    pagina: 3,
    aperti: '1',
    negozio: 'shp_1',
  });
});

it('leaves out unknown parameters and empty filters', () => {
  const address =
    '?stato=nuovo,pronto,chiuso&ordine=nome&dal=2026-02-30&cerca=%20&pagina=1&aperti=si&negozio=x&altro=1';
  expect(read(parseSearch(address))).toEqual({});
  expect(read({ stato: '', pagina: '3.5', dal: '2026-2-1' })).toEqual({});
});

it('reads several texts of a shape, each once', () => {
  const listed = filters({ negozi: listedShapes(/^shp_\w+$/, 2) });
  expect(listed({ negozi: 'shp_1,x,shp_1,shp_2,shp_3' })).toEqual({ negozi: ['shp_1', 'shp_2'] });
  expect(listed(parseSearch(stringifySearch({ negozi: ['shp_1', 'shp_2'] })))).toEqual({
    negozi: ['shp_1', 'shp_2'],
  });
  expect(listed({ negozi: 'x' })).toEqual({});
});

it('shortens a text above its longest length', () => {
  expect(read({ cerca: 'a'.repeat(50) })).toEqual({ cerca: 'a'.repeat(10) });
});

it('reads its own values back, directly and through the address', () => {
  const given = fc.record(
    {
      stato: fc.subarray(['nuovo', 'pronto', 'chiuso'] as const, { minLength: 1, maxLength: 2 }),
      ordine: fc.constantFrom('data', 'totale'),
      cerca: fc.string({ minLength: 1, maxLength: 10 }).filter((text) => text.trim() !== ''),
      pagina: fc.integer({ min: 2, max: 500 }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(given, (params) => {
      expect(read(params)).toEqual(params);
      expect(read(parseSearch(stringifySearch(params)))).toEqual(params);
    }),
  );
});
