import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choice, optionGroup } from '../catalogue/testing.ts';
import { type Cents, cents } from '../money.ts';
import { type LineToPrice, priceLine } from './line.ts';

const now = new Date('2026-06-15T10:00:00Z');
const reducedTo = (price: Cents) => ({
  price,
  reason: 'Estate',
  startsAt: new Date('2026-06-01'),
  endsAt: null,
});
const groups = [optionGroup('Extra', [choice('Bufala', { priceDelta: cents(250) })])];
const line: LineToPrice = {
  price: { list: cents(1000), reduction: reducedTo(cents(900)) },
  memberPrice: cents(800),
  groups,
  chosen: ['cho_Bufala'],
  qty: 2,
};

describe('priceLine', () => {
  it('[API-38] takes the discount off the dish and adds its options in full', () => {
    expect(priceLine(line, { member: false, now })).toEqual({
      qty: 2,
      unit: 1150,
      list: 2500,
      discount: 200,
      memberDiscount: 0,
      total: 2300,
    });
  });

  it('[API-38] gives members their price, and tells its saving apart', () => {
    expect(priceLine(line, { member: true, now })).toMatchObject({
      unit: 1050,
      discount: 200,
      memberDiscount: 200,
      total: 2100,
    });
  });

  it('[API-38] never makes a member pay more than others', () => {
    const offer = { ...line, price: { list: cents(1000), reduction: reducedTo(cents(500)) } };
    expect(priceLine(offer, { member: true, now })).toEqual(priceLine(offer, { member: false, now }));
    const noMemberPrice = { ...line, memberPrice: null };
    expect(priceLine(noMemberPrice, { member: true, now }).memberDiscount).toBe(0);
  });

  it('[API-38] refuses an invalid number of pieces', () => {
    for (const qty of [0, -1, 1.5, Number.NaN]) {
      expect(() => priceLine({ ...line, qty }, { member: false, now })).toThrow(RangeError);
    }
  });

  it('[API-38] always adds up, and no saving is negative', () => {
    const price = fc.nat(5000).map(cents);
    const delta = fc.integer({ min: -3000, max: 3000 }).map(cents);
    fc.assert(
      fc.property(
        price,
        price,
        fc.option(price),
        delta,
        fc.integer({ min: 1, max: 99 }),
        fc.boolean(),
        (...drawn) => {
          const [list, reduced, memberPrice, priceDelta, qty, member] = drawn;
          const priced = priceLine(
            {
              price: { list, reduction: reducedTo(reduced) },
              memberPrice,
              groups: [optionGroup('Extra', [choice('Prova', { priceDelta })])],
              chosen: ['cho_Prova'],
              qty,
            },
            { member, now },
          );
          expect(priced.list - priced.discount - priced.memberDiscount).toBe(priced.total);
          expect(priced.unit * qty).toBe(priced.total);
          expect(Math.min(priced.discount, priced.memberDiscount, priced.total)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
