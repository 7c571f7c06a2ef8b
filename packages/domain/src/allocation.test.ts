import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocation.ts';
import { add, cents } from './money.ts';

const totals = fc.integer({ min: -1_000_000, max: 1_000_000 }).map(cents);
const weights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 12 });

describe('allocate', () => {
  it('gives the cents left over to the largest remainders, of equal ones to the first', () => {
    expect(allocate(cents(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(cents(10), [1, 2, 4])).toEqual([1, 3, 6]); // 1.43, 2.86, 5.71
    expect(allocate(cents(5), [3, 0, 1])).toEqual([4, 0, 1]);
  });

  it('shares equally where all weights are zero', () => {
    expect(allocate(cents(5), [0, 0])).toEqual([3, 2]);
  });

  it('shares zero among no weights, and refuses to lose an amount', () => {
    expect(allocate(cents(0), [])).toEqual([]);
    expect(() => allocate(cents(1), [])).toThrow(RangeError);
  });

  it('refuses weights that are not whole, negative, or too large to be exact', () => {
    expect(() => allocate(cents(1), [0.5])).toThrow(RangeError);
    expect(() => allocate(cents(1), [-1, 2])).toThrow(RangeError);
    expect(() => allocate(cents(2 ** 40), [2 ** 40, 1])).toThrow(RangeError);
  });

  it('adds up to the total exactly', () => {
    fc.assert(fc.property(totals, weights, (total, shares) => add(...allocate(total, shares)) === total));
  });

  it('stays within a cent of each exact share', () => {
    fc.assert(
      fc.property(totals, weights, (total, shares) => {
        const sum = shares.reduce((a, b) => a + b, 0);
        fc.pre(sum > 0);
        const given = allocate(total, shares);
        return shares.every(
          (weight, index) => Math.abs((given[index] ?? Number.NaN) * sum - total * weight) < sum,
        );
      }),
    );
  });

  it('never gives more to the smaller claim', () => {
    fc.assert(
      fc.property(totals, weights, (total, shares) => {
        const given = allocate(total, shares).map(Math.abs);
        const ranked = shares.map((weight, index) => ({ weight, share: given[index] ?? 0 }));
        return ranked.every((a) => ranked.every((b) => a.weight <= b.weight || a.share >= b.share));
      }),
    );
  });

  it('mirrors a charge in its refund', () => {
    fc.assert(
      fc.property(totals, weights, (total, shares) => {
        const refund = allocate(cents(-total), shares);
        return allocate(total, shares).every((share, index) => add(share, refund[index] ?? share) === 0);
      }),
    );
  });
});
