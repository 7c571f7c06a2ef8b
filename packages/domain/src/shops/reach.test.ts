import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { belowMinimum, compareShops, type DeliveryArea, feeFor, reach } from './reach.ts';

const square = (name: string, size: number, fee: number): DeliveryArea => ({
  name,
  polygon: [
    { lat: 37, lng: 15 },
    { lat: 37, lng: 15 + size },
    { lat: 37 + size, lng: 15 + size },
    { lat: 37 + size, lng: 15 },
  ],
  fee: cents(fee),
  minimum: cents(1000),
  freeOver: cents(3000),
  leadMinutes: 30,
  towns: [],
  streets: [],
});
const areas = [square('Centro', 0.1, 150), square('Città', 0.2, 290)];

describe('reach', () => {
  it('[API-37] finds the area that serves a place', () => {
    expect(reach(areas, { lat: 37.15, lng: 15.15 })).toMatchObject({ ok: true, area: { name: 'Città' } });
  });

  it('[API-37] says why a place is not served', () => {
    const why = { code: 'too_far', areas: ['Centro', 'Città'] };
    expect(reach(areas, { lat: 38, lng: 15 })).toEqual({ ok: false, why });
    expect(reach(areas, null)).toEqual({ ok: false, why: { code: 'address_missing' } });
    expect(reach(areas, { area: 'Città' })).toMatchObject({ ok: true, area: { name: 'Città' } });
    expect(reach(areas, { area: 'Altrove' })).toEqual({ ok: false, why });
    expect(reach([], { lat: 37, lng: 15 })).toMatchObject({ why: { code: 'service_not_offered' } });
  });
});

describe('terms', () => {
  it('[API-37] tell exactly the amount missing to the minimum', () => {
    expect(belowMinimum(cents(999), cents(1000))).toEqual({
      code: 'below_minimum',
      minimum: 1000,
      missing: 1,
    });
    expect(belowMinimum(cents(1000), cents(1000))).toBeNull();
  });

  it('[API-37] make delivery free from the threshold on', () => {
    expect(feeFor(cents(2999), cents(250), cents(3000))).toBe(250);
    expect(feeFor(cents(3000), cents(250), cents(3000))).toBe(0);
    expect(feeFor(cents(99_999), cents(250), null)).toBe(250);
  });
});

describe('compareShops', () => {
  const seen = (distanceMetres: number, eta: string | null, fee: number | null) => ({
    distanceMetres,
    eta: eta === null ? null : new Date(`2026-05-08T${eta}:00Z`),
    fee: fee === null ? null : cents(fee),
  });
  const near = seen(500, '19:00', 300);
  const cheap = seen(900, '18:30', 0);
  const silent = seen(100, null, null);

  it('[API-37] sorts by distance, by time and by fee, unknown ones last', () => {
    const sorted = (by: Parameters<typeof compareShops>[0]) =>
      [near, cheap, silent].toSorted(compareShops(by));
    expect(sorted('distance')).toEqual([silent, near, cheap]);
    expect(sorted('eta')).toEqual([cheap, near, silent]);
    expect(sorted('fee')).toEqual([cheap, near, silent]);
  });

  it('[API-37] is an order: the same from any order of the shops', () => {
    const shop = fc.record({
      distanceMetres: fc.nat(5),
      eta: fc.option(fc.date({ noInvalidDate: true, max: new Date(3), min: new Date(0) })),
      fee: fc.option(fc.integer({ min: 0, max: 2 }).map(cents)),
    });
    fc.assert(
      fc.property(fc.array(shop), fc.constantFrom('eta', 'fee', 'distance'), (shops, by) => {
        const compare = compareShops(by);
        const [a, b] = [shops.toSorted(compare), shops.toReversed().toSorted(compare)];
        for (const [index, one] of a.entries()) expect(compare(one, b[index] ?? one)).toBe(0);
      }),
    );
  });
});
