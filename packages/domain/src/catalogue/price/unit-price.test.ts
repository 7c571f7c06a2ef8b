import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../money.ts';
import { formatUnitPrice, type PackUnit, packUnits, unitPrice } from './unit-price.ts';

describe('unitPrice', () => {
  it.each([
    [600, 500, 'g', 1200, 'kg'],
    [600, 0.5, 'kg', 1200, 'kg'],
    [150, 330, 'ml', 455, 'l'], // 454.54
    [900, 75, 'cl', 1200, 'l'],
    [900, 0.75, 'l', 1200, 'l'],
    [1000, 1 / 3, 'kg', 3003, 'kg'], // labels go no finer than thousandths: 0,333
    [250, 6, 'pz', 42, 'pz'], // 41.67
    [5, 2, 'pz', 3, 'pz'], // 2.5
  ] as const)('[API-33] of %d cents for %d %s is %d a %s', (price, quantity, unit, each, per) => {
    expect(unitPrice(cents(price), { quantity, unit })).toEqual({ price: each, per });
  });

  it('[API-33] does not exist for an empty pack', () => {
    for (const quantity of [0, -1, Number.NaN]) {
      expect(unitPrice(cents(600), { quantity, unit: 'g' })).toBeNull();
    }
  });

  it('[API-33] is the same in every unit of the label', () => {
    const same: readonly (readonly [PackUnit, PackUnit, number])[] = [
      ['kg', 'g', 1000],
      ['l', 'ml', 1000],
      ['l', 'cl', 100],
    ];
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom(...same),
        (price, held, units) => {
          const [large, small, times] = units;
          expect(unitPrice(cents(price), { quantity: held, unit: large })).toEqual(
            unitPrice(cents(price), { quantity: held * times, unit: small }),
          );
        },
      ),
    );
  });

  it('[API-33] is within half a cent of the exact price', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 5000 }), (price, grams) => {
        const found = unitPrice(cents(price), { quantity: grams, unit: 'g' })?.price ?? Number.NaN;
        return Math.abs(found * grams - price * 1000) * 2 <= grams;
      }),
    );
  });
});

describe('formatUnitPrice', () => {
  it('[CON-3] names the unit of the price', () => {
    expect(formatUnitPrice({ price: cents(1200), per: 'kg' })).toBe('12,00\u00a0€/kg');
    expect(packUnits).toContain('pz');
  });
});
