import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meaningOf, type SlotTerms, slotsProblems } from './slots-form.ts';

const terms: SlotTerms = { slot_minutes: 15, kitchen_minutes: 15, days_ahead: 2, pieces: 20, orders: 4 };
const at = (time: string, orders: number, pieces = orders * 2) => ({
  ...{ at: new Date(`2026-11-20T${time}:00Z`), orders, pieces },
});

describe('the settings of slots', () => {
  it('are refused field by field', () => {
    expect(slotsProblems({ delivery: terms, pickup: terms })).toEqual([]);
    const wrong = { ...terms, kitchen_minutes: 241, days_ahead: -1, pieces: 0, orders: 1.5 };
    expect(slotsProblems({ delivery: terms, pickup: wrong }).map(({ field }) => field)).toEqual([
      ...['pickup.kitchen_minutes', 'pickup.days_ahead', 'pickup.pieces', 'pickup.orders'],
    ]);
  });
});

describe('last week under other settings', () => {
  const week = [at('18:00', 3), at('18:15', 6), at('18:30', 2, 30)];

  it('counts slots that are too full, by orders and by pieces', () => {
    expect(meaningOf(week, terms)).toMatchObject({ orders: 11, slots: 3, full: 2, over: 3 });
    expect(meaningOf(week, terms).busiest).toMatchObject({ orders: 6, at: new Date('2026-11-20T18:15:00Z') });
    expect(meaningOf([], terms)).toEqual({ orders: 0, slots: 0, full: 0, over: 0, busiest: null });
  });

  it('puts together the orders of one longer slot', () => {
    const hour = meaningOf(week, { ...terms, slot_minutes: 60, pieces: 100, orders: 11 });
    expect(hour).toMatchObject({ slots: 1, full: 0, over: 0 });
  });

  it('turns fewer orders away with more room, and never more than there were', () => {
    const load = fc.record({
      at: fc.integer({ min: 0, max: 600 }).map((step) => new Date(1_800_000_000_000 + step * 600_000)),
      orders: fc.integer({ min: 1, max: 20 }),
      pieces: fc.integer({ min: 1, max: 80 }),
    });
    fc.assert(
      fc.property(fc.array(load), fc.integer({ min: 1, max: 20 }), (loads, orders) => {
        const some = meaningOf(loads, { ...terms, orders });
        const more = meaningOf(loads, { ...terms, orders: orders + 1 });
        expect(more.over).toBeLessThanOrEqual(some.over);
        expect(some.over).toBeLessThanOrEqual(some.orders);
      }),
    );
  });
});
