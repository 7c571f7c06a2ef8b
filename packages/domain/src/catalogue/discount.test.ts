import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, cents } from '../money.ts';
import { announceDiscount, effectivePrice, percentOff, type Reduction } from './discount.ts';
import type { PricePeriod } from './price/price-history.ts';

const day = (date: string) => new Date(`${date}T10:00:00Z`);
const reduction: Reduction = {
  price: cents(700),
  reason: "Sconto d'estate",
  startsAt: day('2026-06-10'),
  endsAt: day('2026-06-20'),
};
const listed = { list: cents(1000), reduction };
const always: PricePeriod = { price: cents(1000), reduced: false, startsAt: day('2025-01-01'), endsAt: null };

describe('effectivePrice', () => {
  it('[API-33] is reduced from the first instant up to the last, that one excluded', () => {
    const priceAt = (instant: Date) => effectivePrice(listed, instant).price;
    const before = (instant: Date) => new Date(instant.getTime() - 1);
    expect(priceAt(before(reduction.startsAt))).toBe(1000);
    expect(priceAt(reduction.startsAt)).toBe(700);
    expect(priceAt(before(day('2026-06-20')))).toBe(700);
    expect(priceAt(day('2026-06-20'))).toBe(1000);
  });

  it('[API-33] stays reduced while no end is set', () => {
    const openEnded = { list: cents(1000), reduction: { ...reduction, endsAt: null } };
    expect(effectivePrice(openEnded, day('2030-01-01'))).toEqual({
      kind: 'reduced',
      price: 700,
      list: 1000,
      reduction: openEnded.reduction,
    });
  });

  it('[API-33] ignores a reduction that lowers nothing', () => {
    const same = { list: cents(700), reduction };
    expect(effectivePrice(same, day('2026-06-15'))).toEqual({ kind: 'full', price: 700 });
  });

  it('[API-33] is never above the list price', () => {
    const some = fc.nat(5000).map(cents);
    fc.assert(
      fc.property(some, some, (list, price) => {
        return effectivePrice({ list, reduction: { ...reduction, price } }, day('2026-06-15')).price <= list;
      }),
    );
  });
});

describe('percentOff', () => {
  it('[API-33] never promises more than it gives', () => {
    expect(percentOff(cents(1000), cents(667))).toBe(33);
    expect(percentOff(cents(1000), cents(999))).toBe(0);
    expect(percentOff(cents(0), cents(0))).toBe(0);
    const some = fc.nat(100_000).map(cents);
    fc.assert(
      fc.property(some, some, (before: Cents, price: Cents) => {
        const percent = percentOff(before, price);
        return price > before ? percent === 0 : before * (100 - percent) >= price * 100;
      }),
    );
  });
});

describe('announceDiscount', () => {
  it('[API-33] tells the reason and the lowest price of the 30 days before', () => {
    expect(announceDiscount(listed, [always], day('2026-06-15'))).toEqual({
      price: 700,
      list: 1000,
      lowest: 1000,
      lowestSince: new Date('2026-05-10T22:00:00Z'),
      percentOff: 30,
      reason: "Sconto d'estate",
      endsAt: day('2026-06-20'),
    });
  });

  it('[API-33] measures the saving from that lowest price, not from the list', () => {
    const offer = {
      price: cents(800),
      reduced: true,
      startsAt: day('2026-05-20'),
      endsAt: day('2026-05-25'),
    };
    const announced = announceDiscount(listed, [always, offer], day('2026-06-15'));
    expect(announced).toMatchObject({ list: 1000, lowest: 800, percentOff: 12 });
  });

  it('[API-33] announces nothing without a saving', () => {
    const cheaper = {
      price: cents(700),
      reduced: true,
      startsAt: day('2026-05-20'),
      endsAt: day('2026-05-25'),
    };
    expect(announceDiscount(listed, [always, cheaper], day('2026-06-15'))).toBeNull();
    expect(announceDiscount(listed, [always], day('2026-07-15'))).toBeNull();
    expect(announceDiscount(listed, [], day('2026-06-15'))).toBeNull();
  });
});
