import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountRows, rateWords } from './amounts.ts';

const amounts = fc.record({
  list: fc.nat(100_000),
  discount: fc.nat(10_000),
  member_discount: fc.nat(10_000),
  coupon_discount: fc.nat(10_000),
  delivery: fc.nat(1_000),
});

describe('[RTE-9] the rows of a total', () => {
  it('add up to it, in any combination', () => {
    fc.assert(
      fc.property(amounts, fc.boolean(), (given, brought) => {
        const sum = amountRows(given, brought).reduce((total, { amount }) => total + amount, 0);
        expect(sum).toBe(
          given.list - given.discount - given.member_discount - given.coupon_discount + given.delivery,
        );
      }),
    );
  });

  it('include a free delivery, and no saving of zero', () => {
    const plain = { list: 900, discount: 0, member_discount: 0, coupon_discount: 0, delivery: 0 };
    expect(amountRows(plain, true).map(({ kind }) => kind)).toEqual(['list', 'delivery']);
    expect(amountRows(plain, false).map(({ kind }) => kind)).toEqual(['list']);
  });

  it.each([
    [1000, '10'],
    [2200, '22'],
    [550, '5,5'],
  ])('says the rate %i as people do', (points, words) => expect(rateWords(points)).toBe(words));
});
