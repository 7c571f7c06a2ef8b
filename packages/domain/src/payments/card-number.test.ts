import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandOf, cvcLength, digitsOf, groupDigits, isLuhn, isPast, readExpiry } from './card-number.ts';

const digits = fc.stringMatching(/^\d{12,19}$/);

describe('a card number', () => {
  it('[API-41] with one wrong digit is not taken for right', () => {
    fc.assert(
      fc.property(digits.filter(isLuhn), fc.nat(), fc.integer({ min: 1, max: 9 }), (good, at, by) => {
        const place = at % good.length;
        const wrong = `${good.slice(0, place)}${(Number(good.charAt(place)) + by) % 10}${good.slice(place + 1)}`;
        expect(isLuhn(wrong)).toBe(false);
      }),
    );
  });

  it('[API-41] keeps its digits in any grouping', () => {
    fc.assert(
      fc.property(digits, (all) => {
        expect(digitsOf(groupDigits(all))).toBe(all);
      }),
    );
    expect(groupDigits('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(groupDigits('378282246310005')).toBe('3782 822463 10005');
    expect(groupDigits('42424')).toBe('4242 4');
  });

  it.each([
    ['4', 'visa'],
    ['5105', 'mastercard'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', 'unknown'],
    ['2220', 'unknown'],
    ['34', 'amex'],
    ['3528', 'jcb'],
    ['3600', 'diners'],
    ['6011', 'discover'],
    ['6212', 'unionpay'],
    ['', 'unknown'],
  ])('[API-41] %s … is %s', (beginning, brand) => {
    expect(brandOf(beginning)).toBe(brand);
  });

  it('[API-41] American Express has four digits of CVC', () => {
    expect([cvcLength('amex'), cvcLength('visa')]).toEqual([4, 3]);
  });
});

describe('an expiry', () => {
  it.each(['12/30', '1230', '12 / 30', '12/2030', '12-30'])('[API-41] is read from %s', (typed) => {
    expect(readExpiry(typed)).toEqual({ month: 12, year: 2030 });
  });

  it.each(['', '13/30', '0/30', '12', '12/3', 'abc'])('[API-41] is not read from %j', (typed) => {
    expect(readExpiry(typed)).toBeUndefined();
  });

  it('[API-41] lasts until the end of its month', () => {
    const november = { month: 11, year: 2026 };
    expect(isPast(november, new Date('2026-11-30T23:59:59Z'))).toBe(false);
    expect(isPast(november, new Date('2026-12-01T00:00:00Z'))).toBe(true);
    expect(isPast({ month: 12, year: 2026 }, new Date('2026-12-31T12:00:00Z'))).toBe(false);
  });
});
