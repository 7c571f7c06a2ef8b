import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../money.ts';
import {
  asksForProof,
  hourlyCapacity,
  hourOf,
  isTooMuchForTable,
  usualCrowdLimits as limits,
  type UnpaidWork,
} from './order-crowd.ts';

const anyWork = fc.record({
  pieces: fc.integer({ min: 1, max: 200 }),
  orders: fc.integer({ min: 1, max: 60 }),
});
const anyOrder = fc.record({
  pieces: fc.integer({ min: 1, max: 60 }),
  cents: fc.integer({ min: 0, max: 50_000 }),
});
const none: UnpaidWork = { orders: 0, pieces: 0, cents: cents(0) };
const and = (held: UnpaidWork, one: { pieces: number; cents: number }): UnpaidWork => ({
  orders: held.orders + 1,
  pieces: held.pieces + one.pieces,
  cents: cents(held.cents + one.cents),
});

describe('phones without a proof', () => {
  it('hold a quarter of an hour and the order that fills it, with any orders', () => {
    fc.assert(
      fc.property(anyWork, fc.array(anyOrder, { maxLength: 60 }), (slot, tries) => {
        const hour = hourlyCapacity(slot, 15);
        let held = none;
        let last = 0;
        for (const one of tries) {
          if (asksForProof(held, hour, limits)) continue;
          held = and(held, one);
          last = one.pieces;
        }
        expect(held.pieces - last).toBeLessThan(hour.pieces / 4);
        expect(held.orders).toBeLessThan(Math.max(1, hour.orders / 4) + 1);
      }),
    );
  });

  it('are never asked at the first order, even of the smallest shop', () => {
    fc.assert(
      fc.property(anyWork, (slot) => {
        expect(asksForProof(none, hourlyCapacity(slot, 60), limits)).toBe(false);
      }),
    );
  });

  it('are asked sooner the more they hold', () => {
    fc.assert(
      fc.property(anyWork, anyOrder, anyOrder, (hour, first, second) => {
        const held = and(none, first);
        if (asksForProof(held, hour, limits))
          expect(asksForProof(and(held, second), hour, limits)).toBe(true);
      }),
    );
  });

  it('hold as much as their food costs, where that is more than its pieces', () => {
    const hour = { pieces: 160, orders: 40 };
    const held = { orders: 2, pieces: 12, cents: cents(59_999) };
    expect(asksForProof(held, hour, limits)).toBe(false);
    expect(asksForProof({ ...held, cents: cents(60_000) }, hour, limits)).toBe(true);
  });

  it('are counted by the hour of the slot they want', () => {
    const at = (minute: number) => hourOf(new Date(Date.UTC(2026, 10, 20, 19, minute)));
    expect([at(15), at(45), at(59)]).toEqual([at(0), at(0), at(0)]);
    expect(at(60)).toBe(at(0) + 1);
  });
});

describe('a table', () => {
  it('orders for forty people in ten minutes, and calls the staff before it orders more', () => {
    const lately = { orders: 39, pieces: 78, cents: cents(66_300) };
    expect(isTooMuchForTable(lately, { pieces: 2, cents: cents(1_700) }, limits)).toBe(false);
    expect(isTooMuchForTable(lately, { pieces: 3, cents: cents(1_700) }, limits)).toBe(true);
    expect(isTooMuchForTable(lately, { pieces: 1, cents: cents(13_701) }, limits)).toBe(true);
  });
});
