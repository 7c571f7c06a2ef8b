import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  type Cents,
  cents,
  formatEuro,
  lesser,
  percentage,
  proportion,
  subtract,
  times,
  zeroCents,
} from './money.ts';

const amounts = fc.integer({ min: -100_000_000, max: 100_000_000 }).map(cents);

describe('cents', () => {
  it('refuses all but a whole number of cents', () => {
    for (const value of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => cents(value)).toThrow(RangeError);
    }
  });

  it('has one zero', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
    expect(Object.is(times(cents(-5), 0), 0)).toBe(true);
  });
});

describe('adding and taking away', () => {
  it('adds any number of amounts', () => {
    expect(add()).toBe(zeroCents);
    expect(add(cents(850), cents(120), cents(-20))).toBe(950);
  });

  it('restores an amount after taking and adding', () => {
    fc.assert(fc.property(amounts, amounts, (a, b) => add(subtract(a, b), b) === a));
  });

  it('takes an amount a whole number of times only', () => {
    expect(times(cents(333), 3)).toBe(999);
    expect(() => times(cents(333), 0.5)).toThrow(RangeError);
  });

  it('finds the smaller amount', () => {
    fc.assert(fc.property(amounts, amounts, (a, b) => lesser(a, b) === Math.min(a, b)));
  });
});

describe('percentage', () => {
  it('rounds halves up', () => {
    expect(percentage(cents(5), 1000)).toBe(1); // 0.5
    expect(percentage(cents(4), 1000)).toBe(0); // 0.4
    expect(percentage(cents(1050), 1500)).toBe(158); // 157.5
  });

  it('is never further than half a cent from the exact share', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, rate) => {
        const distance = BigInt(percentage(amount, rate)) * 10_000n - BigInt(amount) * BigInt(rate);
        return distance >= -5_000n && distance <= 5_000n;
      }),
    );
  });

  it('mirrors a charge in its refund', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, rate) => {
        const refund = percentage(cents(-amount), rate);
        return add(refund, percentage(amount, rate)) === zeroCents;
      }),
    );
  });

  it('refuses amounts it could not compute exactly', () => {
    expect(() => proportion(cents(2 ** 52), 3, 4)).toThrow(RangeError);
    expect(() => proportion(cents(100), 1, 0)).toThrow(RangeError);
  });
});

describe('formatEuro', () => {
  it.each([
    [850, '8,50\u00a0€'],
    [5, '0,05\u00a0€'],
    [0, '0,00\u00a0€'],
    [123_450, '1.234,50\u00a0€'],
    [-850, '-8,50\u00a0€'],
  ])('[CON-3] writes %d cents as %s', (amount, text) => {
    expect(formatEuro(cents(amount))).toBe(text);
  });

  it('[CON-3] can be read back for every amount', () => {
    const read = (text: string): Cents => cents(Number(text.replace(/[^\d-]/g, '')));
    fc.assert(fc.property(amounts, (amount) => read(formatEuro(amount)) === amount));
  });
});
