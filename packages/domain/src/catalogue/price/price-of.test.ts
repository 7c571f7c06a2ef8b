import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../money.ts';
import type { Weekday } from '../../time.ts';
import { effectivePrice } from '../discount.ts';
import { channels, productKinds } from '../vocabulary.ts';
import {
  nextPriceTurn,
  type PriceContext,
  type PriceRule,
  type ProductPrices,
  priceOf,
  rulePeriods,
} from './price-of.ts';

const long = new Date('2026-01-01T00:00:00Z');
/** A Thursday in Catania, in winter time. */
const at = (time: string, date = '2026-11-19') => new Date(`${date}T${time}:00+01:00`);
const noon = at('12:00');

const rule = (price: number, given: Partial<PriceRule> = {}): PriceRule => ({
  price: cents(price),
  ...{ channel: null, shop: null, startsAt: long, endsAt: null, hours: null, name: '', writtenAt: long },
  ...given,
});
const happy = (price: number, given: Partial<PriceRule> = {}) =>
  rule(price, { hours: { weekdays: [4, 5, 6], from: 1080, to: 1230 }, name: 'Happy hour', ...given });
const dish = (...some: readonly PriceRule[]): ProductPrices => ({
  kind: 'food',
  base: { list: cents(1000), reduction: null },
  rules: some,
});
const paid = (prices: ProductPrices, context: PriceContext = {}, now = noon): number =>
  effectivePrice(priceOf(prices, context, now), now).price;

describe('priceOf', () => {
  it('is the list price without a rule', () => {
    expect(paid(dish())).toBe(1000);
    expect(paid(dish(rule(700, { channel: 'onshop' })), { channel: 'pickup', shop: 'shp_a' })).toBe(1000);
    expect(paid(dish(rule(700, { shop: 'shp_a' })))).toBe(1000);
  });

  it('takes the most particular rule: a shop in a channel, a shop, a channel, all', () => {
    const prices = dish(
      rule(900),
      rule(800, { channel: 'onshop' }),
      rule(1200, { shop: 'shp_a' }),
      rule(600, { channel: 'onshop', shop: 'shp_a' }),
    );
    expect(paid(prices, { channel: 'onshop', shop: 'shp_a' })).toBe(600);
    expect(paid(prices, { channel: 'pickup', shop: 'shp_a' })).toBe(1200);
    expect(paid(prices, { channel: 'onshop', shop: 'shp_b' })).toBe(800);
    expect(paid(prices, { channel: 'delivery', shop: 'shp_b' })).toBe(900);
    expect(paid(prices)).toBe(900);
  });

  it('holds from its first to its last instant, and of two rules takes the one that began last', () => {
    const prices = dish(
      rule(900, { startsAt: at('00:00'), endsAt: at('15:00') }),
      rule(950, { startsAt: at('14:00') }),
    );
    const times = ['2026-11-18T23:59:59.999+01:00', '2026-11-19T00:00:00+01:00', '2026-11-19T14:00:00+01:00'];
    expect(times.map((time) => paid(prices, {}, new Date(time)))).toEqual([1000, 900, 950]);
    expect(paid(prices, {}, at('15:00'))).toBe(950);
  });

  it('is the same everywhere for goods and tickets: their channel is known only once they are ordered', () => {
    const prices = { ...dish(rule(700, { shop: 'shp_a' }), rule(900)), kind: 'merchandise' } as const;
    expect(paid(prices, { channel: 'pickup', shop: 'shp_a' })).toBe(900);
  });

  it('is lowered by a happy hour while it lasts, and says until when', () => {
    const prices = dish(happy(500));
    const told = (time: string, date?: string) => priceOf(prices, {}, at(time, date)).note;
    expect(paid(prices, {}, at('17:59'))).toBe(1000);
    expect(told('17:59')).toBeNull();
    expect(paid(prices, {}, at('18:00'))).toBe(500);
    expect(told('20:29')).toEqual({ name: 'Happy hour', until: at('20:30') });
    expect(paid(prices, {}, at('20:30'))).toBe(1000);
    expect(told('19:00', '2026-11-22')).toBeNull(); // a Sunday
  });

  it('is never raised by a happy hour', () => {
    expect(paid(dish(happy(1200)), {}, at('19:00'))).toBe(1000);
    const cheap = dish(happy(900), rule(700, { channel: 'onshop' }));
    expect(paid(cheap, { channel: 'onshop' }, at('19:00'))).toBe(700);
  });

  it('ends a happy hour with its last day, and passes midnight', () => {
    const hours = { weekdays: [4], from: 1380, to: 1560 } as const;
    const prices = dish(happy(500, { hours }), happy(400, { hours, endsAt: at('00:30', '2026-11-20') }));
    expect(priceOf(prices, {}, at('23:30'))).toMatchObject({
      list: 400,
      note: { until: at('00:30', '2026-11-20') },
    });
    expect(priceOf(prices, {}, at('01:00', '2026-11-20'))).toMatchObject({
      list: 500,
      note: { until: at('02:00', '2026-11-20') },
    });
    expect(paid(prices, {}, at('02:00', '2026-11-20'))).toBe(1000);
    expect(paid(prices, {}, at('23:30', '2026-11-20'))).toBe(1000);
  });

  it('keeps the hours of the wall clock when the clock changes', () => {
    const hours = { weekdays: [7], from: 60, to: 240 } as const; // Sunday from one to four
    const prices = dish(happy(500, { hours }));
    const spring = (time: string) => paid(prices, {}, new Date(`2026-03-29T${time}Z`));
    expect([spring('00:00'), spring('01:59'), spring('02:00')]).toEqual([500, 500, 1000]);
    const autumn = (time: string) => paid(prices, {}, new Date(`2026-10-25T${time}Z`));
    expect([autumn('02:59'), autumn('03:00')]).toEqual([500, 1000]);
    expect(paid(prices, {}, new Date('2026-10-24T23:00:00Z'))).toBe(500);
  });

  it('competes with the reduction: the lower price is paid, and only that one announced', () => {
    const reduction = { price: cents(600), reason: 'Festa', startsAt: long, endsAt: null };
    const reduced = { ...dish(happy(500)), base: { list: cents(1000), reduction } };
    expect(paid(reduced, {}, at('19:00'))).toBe(500);
    const dearer = { ...reduced, rules: [happy(700)] };
    expect(paid(dearer, {}, at('19:00'))).toBe(600);
    expect(priceOf(dearer, {}, at('19:00')).note).toBeNull();
  });

  it('tells the name of a price without hours, and when it ends', () => {
    const endsAt = at('00:00', '2026-12-01');
    expect(priceOf(dish(rule(900, { name: 'Al tavolo', endsAt })), {}, noon).note).toEqual({
      name: 'Al tavolo',
      until: endsAt,
    });
  });
});

const someInstant = fc.date({
  min: new Date('2026-03-20'),
  max: new Date('2026-11-10'),
  noInvalidDate: true,
});
const somePrice: fc.Arbitrary<PriceRule> = fc
  .record({
    price: fc.integer({ min: 0, max: 2000 }).map(cents),
    channel: fc.option(fc.constantFrom(...channels)),
    shop: fc.option(fc.constantFrom('shp_a', 'shp_b')),
    startsAt: someInstant,
    lasts: fc.option(fc.integer({ min: 1, max: 90 })),
    hours: fc.option(
      fc.record({
        weekdays: fc.uniqueArray(fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7), { maxLength: 7 }),
        from: fc.integer({ min: 0, max: 1439 }),
        length: fc.integer({ min: 1, max: 1440 }),
      }),
    ),
    name: fc.constantFrom('', 'Happy hour', 'Aperitivo'),
  })
  .map(({ lasts, hours, ...row }) => ({
    ...row,
    endsAt: lasts === null ? null : new Date(row.startsAt.getTime() + lasts * 86_400_000),
    hours: hours && { weekdays: hours.weekdays, from: hours.from, to: hours.from + hours.length },
    writtenAt: row.startsAt,
  }));
const someContext = fc.record({
  channel: fc.option(fc.constantFrom(...channels), { nil: undefined }),
  shop: fc.option(fc.constantFrom('shp_a', 'shp_b'), { nil: undefined }),
});
const somePrices = fc.record({
  kind: fc.constantFrom(...productKinds),
  rules: fc.array(somePrice, { maxLength: 6 }),
});

describe('with any prices, priceOf', () => {
  const base = { list: cents(1000), reduction: null };

  it('never depends on their order', () => {
    fc.assert(
      fc.property(
        somePrices,
        someContext,
        someInstant,
        fc.infiniteStream(fc.nat()),
        (given, context, now, keys) => {
          const shuffled = given.rules
            .map((one) => ({ one, key: keys.next().value }))
            .toSorted((a, b) => a.key - b.key)
            .map(({ one }) => one);
          expect(priceOf({ ...given, rules: shuffled, base }, context, now)).toEqual(
            priceOf({ ...given, base }, context, now),
          );
        },
      ),
    );
  });

  it('is never raised by hours', () => {
    fc.assert(
      fc.property(somePrices, someContext, someInstant, (given, context, now) => {
        const without = { ...given, base, rules: given.rules.filter(({ hours }) => hours === null) };
        expect(paid({ ...given, base }, context, now)).toBeLessThanOrEqual(paid(without, context, now));
      }),
    );
  });

  it('stays the same until it says that it may turn', () => {
    fc.assert(
      fc.property(
        somePrices,
        someContext,
        someInstant,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (given, context, now, part) => {
          const next = nextPriceTurn(given.rules, now)?.getTime() ?? now.getTime() + 30 * 86_400_000;
          // Rounding could put an instant just before the turn at the turn itself, so it is cut off.
          const between = new Date(
            Math.min(next - 1, Math.floor(now.getTime() + part * (next - now.getTime()))),
          );
          const prices = { ...given, base };
          expect(priceOf(prices, context, between).list).toBe(priceOf(prices, context, now).list);
        },
      ),
    );
  });
});

describe('rulePeriods', () => {
  it('cover the rules of the place, from when they were written', () => {
    const written = at('00:00');
    const rows = [rule(700, { shop: 'shp_a', writtenAt: written }), rule(600, { shop: 'shp_b' })];
    expect(rulePeriods({ kind: 'food', rules: rows }, { shop: 'shp_a' })).toEqual([
      { price: 700, reduced: false, startsAt: written, endsAt: null },
    ]);
  });
});
