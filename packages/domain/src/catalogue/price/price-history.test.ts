import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../money.ts';
import { lowestPriorPrice, type PricePeriod } from './price-history.ts';

const at = (date: string) => new Date(`${date}T00:00:00+02:00`);
const period = (price: number, from: string, until: string | null, reduced = false): PricePeriod => ({
  price: cents(price),
  reduced,
  startsAt: at(from),
  endsAt: until === null ? null : at(until),
});
const lowest = (history: readonly PricePeriod[], price: number, from: string) =>
  lowestPriorPrice(history, { price: cents(price), startsAt: at(from) });

describe('lowestPriorPrice', () => {
  it('[API-33] looks at the 30 days before the reduction, and no further', () => {
    const history = [
      period(500, '2026-04-01', '2026-05-01'),
      period(1000, '2026-05-01', '2026-05-20'),
      period(900, '2026-05-20', '2026-05-25'),
      period(1100, '2026-05-25', null),
    ];
    expect(lowest(history, 800, '2026-06-01')).toEqual({ price: 900, since: at('2026-05-02') });
    expect(lowest(history, 800, '2026-05-31')?.price).toBe(900); // it ended as the thirty days began
    expect(lowest(history, 800, '2026-05-30')?.price).toBe(500); // 30 April is within
  });

  it('[API-33] counts neither the reduction itself nor later prices', () => {
    const history = [
      period(1000, '2026-01-01', null),
      period(700, '2026-06-01', '2026-06-10', true),
      period(300, '2026-07-01', null, true),
    ];
    expect(lowest(history, 700, '2026-06-01')?.price).toBe(1000);
  });

  it('[API-33] says since when, for a product younger than 30 days', () => {
    expect(lowest([period(1000, '2026-05-20', null)], 800, '2026-06-01')).toEqual({
      price: 1000,
      since: at('2026-05-20'),
    });
  });

  it('[API-33] is null for a product never sold before', () => {
    expect(lowest([], 800, '2026-06-01')).toBeNull();
    expect(lowest([period(1000, '2026-06-01', null)], 800, '2026-06-01')).toBeNull();
    expect(lowest([period(1000, '2026-01-01', '2026-02-01')], 800, '2026-06-01')).toBeNull();
  });

  it('[API-33] keeps the price before the first of reductions that deepen without a pause', () => {
    const history = [
      period(1000, '2026-01-01', null),
      period(900, '2026-06-01', '2026-06-10', true),
      period(800, '2026-06-10', '2026-06-20', true),
      period(700, '2026-06-20', null, true),
    ];
    expect(lowest(history, 700, '2026-06-20')).toEqual({ price: 1000, since: at('2026-05-02') });
  });

  it('[API-33] lets no pause pass for a deepening', () => {
    const history = [period(1000, '2026-01-01', null), period(900, '2026-06-01', '2026-06-09', true)];
    expect(lowest(history, 700, '2026-06-10')?.price).toBe(900);
  });

  it('[API-33] does not forget a deeper reduction just before', () => {
    const history = [period(1000, '2026-01-01', null), period(600, '2026-06-01', '2026-06-10', true)];
    expect(lowest(history, 800, '2026-06-10')?.price).toBe(600);
  });

  it('[API-33] counts a price cut that was not announced as a reduction', () => {
    const history = [period(1000, '2026-01-01', '2026-06-01'), period(900, '2026-06-01', '2026-06-10')];
    expect(lowest(history, 700, '2026-06-10')?.price).toBe(900);
  });

  it('[API-33] is the least of the prices asked day by day', () => {
    const start = at('2026-05-02').getTime();
    const dayMs = 86_400_000;
    const prices = fc.array(fc.integer({ min: 100, max: 2000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(prices, (daily) => {
        const end = start + 30 * dayMs;
        const history = daily.map((price, index) => ({
          price: cents(price),
          reduced: false,
          startsAt: new Date(end - (index + 1) * dayMs),
          endsAt: new Date(end - index * dayMs),
        }));
        const found = lowestPriorPrice(history, { price: cents(50), startsAt: new Date(end) });
        expect(found?.price).toBe(Math.min(...daily.slice(0, 30)));
        expect(found?.since.getTime()).toBe(end - Math.min(30, daily.length) * dayMs);
      }),
    );
  });
});
