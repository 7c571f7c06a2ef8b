import { allergens, dietaryLabels } from '@zanga/domain/catalogue/vocabulary';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  categorySearch,
  type Filters,
  filterCount,
  filterParams,
  filtersFrom,
  withAllergen,
  withLabel,
} from './category-filters.ts';

const anyFilters: fc.Arbitrary<Filters> = fc.record({
  labels: fc.subarray([...dietaryLabels]),
  without: fc.subarray([...allergens]),
});

describe('filters in the address', () => {
  it('are read back as written', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(filtersFrom(filterParams(filters))).toEqual(filters);
      }),
    );
  });

  it('drop unknown words, so that none seems to filter', () => {
    expect(filtersFrom({ labels: 'vegan,kosher', without: 'milk,milk,latte' })).toEqual({
      labels: ['vegan'],
      without: ['milk'],
    });
    expect(filterParams({ labels: [], without: [] })).toEqual({});
  });

  it('toggle one at a time; twice is as before', () => {
    fc.assert(
      fc.property(
        anyFilters,
        fc.constantFrom(...dietaryLabels),
        fc.constantFrom(...allergens),
        (filters, label, allergen) => {
          const there = withAllergen(allergen)(withLabel(label)(filters));
          expect(there.labels.includes(label)).toBe(!filters.labels.includes(label));
          expect(there.without.includes(allergen)).toBe(!filters.without.includes(allergen));
          const back = withAllergen(allergen)(withLabel(label)(there));
          expect(filterCount(back)).toBe(filterCount(filters));
          expect(new Set(back.labels)).toEqual(new Set(filters.labels));
        },
      ),
    );
  });
});

describe('pages in the address', () => {
  it.each(['0', '-3', '1', 'due', '1.5', '1e9', '', undefined])('takes %s for the first page', (page) => {
    expect(categorySearch({ page })).toEqual({});
  });

  it('keeps a possible page number', () => {
    expect(categorySearch({ page: '3', labels: 'vegan' })).toEqual({ page: 3, labels: 'vegan' });
  });
});
