import { allergens, dietaryLabels } from '@zanga/domain/catalogue/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers, tastesOf, withoutTastes, withTastes } from './tastes.ts';

const filters = fc.record({
  labels: fc.uniqueArray(fc.constantFrom(...dietaryLabels)),
  without: fc.uniqueArray(fc.constantFrom(...allergens)),
});

describe('tastes as filters', () => {
  it('are the account’s diet and allergens', () => {
    expect(tastesOf({ dietary_labels: ['vegan'], allergens_to_avoid: ['milk', 'eggs'] })).toEqual({
      labels: ['vegan'],
      without: ['milk', 'eggs'],
    });
  });

  it('are covered once applied, beside any other filter, and each stands there once', () => {
    fc.assert(
      fc.property(filters, filters, (given, tastes) => {
        const on = withTastes(given, tastes);
        expect(covers(on, tastes)).toBe(true);
        expect(covers(on, given)).toBe(true);
        expect(new Set(on.without).size).toBe(on.without.length);
        expect(new Set(on.labels).size).toBe(on.labels.length);
      }),
    );
  });

  it('are not covered while one of them is missing', () => {
    fc.assert(
      fc.property(filters, filters, (given, tastes) => {
        const off = withoutTastes(given, tastes);
        const some = tastes.labels.length + tastes.without.length > 0;
        expect(covers(off, tastes)).toBe(!some);
      }),
    );
  });
});
