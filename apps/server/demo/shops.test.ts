import { services } from '@zanga/domain/catalogue/vocabulary';
import { cents } from '@zanga/domain/money';
import { boundsOf, isInside } from '@zanga/domain/shops/geography';
import { zoneFor, zoneOfWritten } from '@zanga/domain/shops/streets/zones';
import { isInterval } from '@zanga/domain/timetable';
import { describe, expect, it } from 'vitest';
import { intervalsOf } from './load/instants.ts';
import { demoShops } from './shops/shops.ts';

const corners = (polygon: readonly (readonly [number, number])[]) =>
  polygon.map(([lat, lng]) => ({ lat, lng }));
const sicily = { south: 36.6, west: 12.3, north: 38.4, east: 15.7 };

describe('the shops of the demo', () => {
  it('[API-36] are six, in as many cities of Sicily', () => {
    expect(new Set(demoShops.map(({ city }) => city)).size).toBe(6);
    expect(
      demoShops.filter(
        ({ lat, lng }) => lat < sicily.south || lat > sicily.north || lng < sicily.west || lng > sicily.east,
      ),
    ).toEqual([]);
  });

  it.each(demoShops)('[API-36] $name delivers around itself', ({ areas, lat, lng }) => {
    expect(areas.some(({ polygon }) => isInside({ lat, lng }, corners(polygon)))).toBe(true);
    for (const { polygon, freeOver, minimum } of areas) {
      expect(polygon.length).toBeGreaterThanOrEqual(5);
      const bounds = boundsOf(corners(polygon));
      expect((bounds?.north ?? 0) - (bounds?.south ?? 0)).toBeLessThan(0.12);
      if (freeOver !== null) expect(freeOver).toBeGreaterThan(minimum);
    }
  });

  it.each(demoShops)('[API-37] $name stands in the zone that lists its street', (shop) => {
    const zones = shop.areas.map(({ streets, polygon, fee, minimum, ...area }) => ({
      ...area,
      fee: cents(fee),
      minimum: cents(minimum),
      polygon: corners(polygon),
      streets: streets.map((named) => {
        const [street, from, to] = typeof named === 'string' ? [named, 1, null] : named;
        return { street, from, to };
      }),
    }));
    const own = zoneOfWritten(zones, { ...shop, zone: null });
    expect(own).toEqual({ zone: zoneFor(zones, { lat: shop.lat, lng: shop.lng }).zone, among: [] });
    for (const zone of zones)
      for (const { street, from } of zone.streets)
        for (const { city, province } of zone.towns)
          expect(
            zoneOfWritten(zones, { city, province, street, number: String(from), zone: null }).zone?.name,
          ).toBe(zone.name);
  });

  it.each(demoShops)('[API-36] $name has valid hours', ({ hours, exceptions }) => {
    expect(Object.keys(hours).length).toBeGreaterThanOrEqual(3);
    expect(Object.keys(hours).filter((service) => !services.some((known) => known === service))).toEqual([]);
    const days = [...Object.values(hours).flat(), ...exceptions.map((exception) => exception.hours)];
    expect(days.flatMap(intervalsOf).filter((interval) => !isInterval(interval))).toEqual([]);
    expect(
      exceptions.every(
        ({ day, reason }) => /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(day) && reason !== '',
      ),
    ).toBe(true);
  });

  it.each(demoShops)('[API-37] $name has capacity for its promises', ({ capacity }) => {
    for (const { kitchenMinutes, pieces, orders } of Object.values(capacity)) {
      expect(kitchenMinutes).toBeGreaterThanOrEqual(10);
      expect(pieces).toBeGreaterThan(orders); // an order is seldom of one piece
    }
  });

  it('[API-36] close at night and on days of rest', () => {
    const closings = demoShops
      .flatMap(({ hours }) => Object.values(hours).flat().flatMap(intervalsOf))
      .map(({ closes }) => closes);
    expect(Math.max(...closings)).toBeGreaterThan(24 * 60);
    expect(demoShops.filter(({ hours }) => hours.pickup?.[0] === '').map(({ city }) => city)).toEqual([
      'Messina',
    ]);
  });

  it('[API-36] have numbers without subscribers and addresses that cannot exist', () => {
    // No Italian subscriber number begins with a zero after the area code.
    expect(demoShops.filter(({ phone }) => !/^\+39 0\d{1,3} 0\d/.test(phone))).toEqual([]);
    expect(demoShops.filter(({ email }) => !email.endsWith('.example'))).toEqual([]);
  });
});
