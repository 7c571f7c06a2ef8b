import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../money.ts';
import { isInside } from '../geography.ts';
import { zonePoint } from './zone-point.ts';
import { type NamedStreet, type WrittenPlace, zoneFor, zoneOfWritten } from './zones.ts';

const catania = { city: 'Catania', province: 'CT' };
const gravina = { city: 'Gravina di Catania', province: 'CT' };
const street = (name: string, from = 1, to: number | null = null): NamedStreet => ({
  street: name,
  from,
  to,
});
const square = (south: number, size: number) => [
  { lat: south, lng: 15 },
  { lat: south, lng: 15 + size },
  { lat: south + size, lng: 15 + size },
  { lat: south + size, lng: 15 },
];
const zone = (name: string, fee: number, south: number, streets: readonly NamedStreet[], town = catania) => ({
  name,
  fee: cents(fee),
  minimum: cents(1000),
  polygon: square(south, 0.1),
  towns: [town],
  streets,
});
const centro = zone('Centro', 150, 37.5, [street('Via Etnea', 1, 300), street('Via Umberto')]);
const ognina = zone('Ognina', 290, 37.6, [street('Via Etnea', 301), street('Viale Artale Alagona')]);
const paesi = zone('Paesi', 450, 37.7, [], gravina);
const zones = [ognina, centro, paesi];

const place = (
  written: string,
  number: string,
  said: string | null = null,
  town = catania,
): WrittenPlace => ({
  ...town,
  street: written,
  number,
  zone: said,
});
const found = (written: WrittenPlace) => {
  const { zone: one, among } = zoneOfWritten(zones, written);
  return [one?.name, among.map(({ name }) => name)];
};

describe('the zone of an address without a pin', () => {
  it('is the one with its street', () => {
    expect(found(place('via etnea', '218'))).toEqual(['Centro', []]);
    expect(found(place('V. Etnea', '301/A'))).toEqual(['Ognina', []]);
    expect(found(place('Viale Alagona', '3'))).toEqual(['Ognina', []]);
  });

  it('is the owner’s choice where the street is unknown, and the cheapest without a choice', () => {
    const among = ['Ognina', 'Centro'];
    expect(found(place('Via Plebiscito', '1'))).toEqual(['Centro', among]);
    expect(found(place('Via Plebiscito', '1', ''))).toEqual(['Centro', among]);
    expect(found(place('Via Plebiscito', '1', 'ognina'))).toEqual(['Ognina', []]);
    expect(found(place('Via Plebiscito', '1', 'Paesi'))).toEqual(['Centro', among]);
  });

  it('ignores the owner’s choice where the street is known', () => {
    expect(found(place('Viale Artale Alagona', '3', 'Centro'))).toEqual(['Ognina', []]);
  });

  it('is asked for among the possible ones of a street without a number', () => {
    expect(found(place('Via Etnea', 'SNC'))).toEqual(['Centro', ['Ognina', 'Centro']]);
  });

  it('is none of the zones with other numbers of the street', () => {
    const short = [centro, zone('Mare', 290, 37.6, [])];
    expect(zoneOfWritten(short, place('Via Etnea', '400')).zone?.name).toBe('Mare');
  });

  it('is sure in a town with one zone, and missing in a town without', () => {
    expect(found(place('Via Roma', '1', null, gravina))).toEqual(['Paesi', []]);
    expect(found(place('Via Etnea', '1', 'Centro', { city: 'Roma', province: 'RM' }))).toEqual([
      undefined,
      [],
    ]);
    expect(found(place('Via Etnea', '1', 'Centro', { city: 'Catania', province: 'RM' }))[0]).toBe(undefined);
  });
});

describe('the charged zone', () => {
  const inOgnina = { lat: 37.65, lng: 15.05 };
  const faraway = { lat: 41.9, lng: 12.5 };

  it('is the pin’s, or the one with its street', () => {
    expect(zoneFor(zones, inOgnina).zone?.name).toBe('Ognina');
    expect(zoneFor(zones, { ...place('Via Plebiscito', '1', 'Centro'), ...inOgnina }).zone?.name).toBe(
      'Ognina',
    );
    expect(zoneFor(zones, { ...place('Via Etnea', '218'), ...inOgnina }).zone?.name).toBe('Centro');
    expect(zoneFor(zones, { ...place('Via Etnae', '218'), ...inOgnina }).zone?.name).toBe('Ognina');
  });

  it('goes by the written address without a pin', () => {
    const at = { ...faraway, pinned: false };
    expect(zoneFor(zones, { ...place('Via Etnae', '218'), ...at }).zone?.name).toBe('Centro');
    expect(zoneFor(zones, { ...place('Via Plebiscito', '1', 'Ognina'), ...at }).zone?.name).toBe('Ognina');
    expect(zoneFor(zones, { ...place('Via Plebiscito', '1'), ...at }).among).toHaveLength(2);
  });

  it('is none for an address in another town that names a zone', () => {
    const roma = { city: 'Roma', province: 'RM' };
    const far = { ...place('Via Etnea', '1', 'Centro', roma), ...faraway, pinned: false };
    expect(zoneFor(zones, far)).toEqual({ zone: null, among: [] });
  });

  it('is the one on the map where no zone names the town', () => {
    const village = { city: 'San Gregorio di Catania', province: 'CT' };
    const there = { ...place('Via Roma', '1', null, village), ...inOgnina, pinned: false };
    expect(zoneFor(zones, there).zone?.name).toBe('Ognina');
  });
});

const anyName = fc.constantFrom('Via Etnea', 'via Umberto', 'Viale Alagona', 'Via Roma', 'Piazza Duomo', 'x');
const anyStreet = fc.record({
  street: anyName,
  from: fc.nat(50),
  to: fc.option(fc.integer({ min: 50, max: 99 })),
});
const anyZone = fc
  .record({
    name: fc.constantFrom('Centro', 'Porto', 'Ognina'),
    fee: fc.nat(900).map(cents),
    minimum: fc.nat(3000).map(cents),
    towns: fc.subarray([catania, gravina], { minLength: 1 }),
    streets: fc.array(anyStreet, { maxLength: 4 }),
  })
  .map((one) => ({ ...one, polygon: square(37.5, 0.1) }));
const anyPlace = fc
  .record({
    town: fc.constantFrom(catania, gravina, { city: 'Roma', province: 'RM' }),
    street: anyName,
    number: fc.oneof(fc.nat(120).map(String), fc.constantFrom('SNC', '12/B')),
    zone: fc.constantFrom(null, '', 'Centro', 'Ognina', 'Nessuna'),
  })
  .map(({ town, ...written }) => ({ ...town, ...written }));

describe('with any zones and any written addresses', () => {
  it('an unsure zone costs no more than the cheapest possible one', () => {
    fc.assert(
      fc.property(fc.array(anyZone), anyPlace, (all, written) => {
        const { zone: one, among } = zoneOfWritten(all, written);
        if (among.length > 0) expect(one?.fee).toBe(Math.min(...among.map(({ fee }) => fee)));
        expect(among).not.toHaveLength(1);
      }),
    );
  });

  it('no address is charged for a zone of another town', () => {
    fc.assert(
      fc.property(fc.array(anyZone), anyPlace, (all, written) => {
        const { zone: one, among } = zoneOfWritten(all, written);
        for (const zoned of one ? [one, ...among] : among)
          expect(zoned.towns.some(({ city }) => city === written.city)).toBe(true);
        const served = all.some(({ towns }) => towns.some(({ city }) => city === written.city));
        expect(one !== null).toBe(served);
      }),
    );
  });

  it('the question and the charge agree, and an answer settles it', () => {
    fc.assert(
      fc.property(fc.array(anyZone), anyPlace, (all, written) => {
        const { zone: one, among } = zoneOfWritten(all, written);
        const charged = zoneFor(all, { ...written, lat: 0, lng: 0, pinned: false });
        if (one) expect(charged).toEqual({ zone: one, among });
        for (const { name } of among) {
          const said = zoneOfWritten(all, { ...written, zone: name });
          expect(said.zone?.name).toBe(name);
          expect(said.among).toEqual([]);
        }
      }),
    );
  });
});

describe('the point of a zone', () => {
  it('lies in it and in no zone that would be charged instead', () => {
    const [wide, narrow] = [square(37.5, 0.2), square(37.55, 0.1)];
    const point = zonePoint(wide, [narrow]);
    expect(point && isInside(point, wide) && !isInside(point, narrow)).toBe(true);
    expect(zonePoint(narrow, [wide])).toBeNull();
    expect(zonePoint([], [])).toBeNull();
  });
});
