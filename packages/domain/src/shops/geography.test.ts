import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import {
  boundsOf,
  deliveryAreaFor,
  distanceMetres,
  isInside,
  isPoint,
  isWithinBounds,
  type Point,
  type Polygon,
} from './geography.ts';

const palermo = { lat: 38.1157, lng: 13.3615 };
const catania = { lat: 37.5079, lng: 15.083 };
const inSicily = fc.record({
  lat: fc.double({ min: 36.6, max: 38.3, noNaN: true }),
  lng: fc.double({ min: 12.4, max: 15.7, noNaN: true }),
});
const square = (south: number, west: number, size: number): Polygon => [
  { lat: south, lng: west },
  { lat: south, lng: west + size },
  { lat: south + size, lng: west + size },
  { lat: south + size, lng: west },
];

describe('distanceMetres', () => {
  it('[API-37] measures along the surface', () => {
    expect(distanceMetres(palermo, catania)).toBeCloseTo(165_500, -3);
    expect(distanceMetres({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(20_015_115, -1);
    expect(distanceMetres({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111_195, -1);
  });

  it('[API-37] is the same both ways, zero only here, and never longer than a detour', () => {
    fc.assert(
      fc.property(inSicily, inSicily, inSicily, (a, b, c) => {
        expect(distanceMetres(a, a)).toBe(0);
        expect(distanceMetres(a, b)).toBeCloseTo(distanceMetres(b, a), 6);
        expect(distanceMetres(a, c)).toBeLessThanOrEqual(distanceMetres(a, b) + distanceMetres(b, c) + 1e-6);
      }),
    );
  });
});

describe('isInside', () => {
  it('[API-37] includes places on the border, corners included', () => {
    const area = square(38, 13, 1);
    for (const point of [...area, { lat: 38, lng: 13.5 }, { lat: 38.5, lng: 13 }, { lat: 38.5, lng: 14 }]) {
      expect(isInside(point, area)).toBe(true);
    }
    expect(isInside({ lat: 38, lng: 14.1 }, area)).toBe(false); // in line with a side, beyond it
  });

  it('[API-37] sees the hollow of a bent area', () => {
    const bent = [
      { lat: 0, lng: 0 },
      { lat: 0, lng: 3 },
      { lat: 3, lng: 3 },
      { lat: 3, lng: 2 },
      { lat: 1, lng: 2 },
      { lat: 1, lng: 1 },
      { lat: 3, lng: 1 },
      { lat: 3, lng: 0 },
    ];
    expect(isInside({ lat: 2, lng: 1.5 }, bent)).toBe(false);
    expect(isInside({ lat: 2, lng: 0.5 }, bent)).toBe(true);
    expect(isInside({ lat: 1, lng: -1 }, bent)).toBe(false); // level with a corner
  });

  it('[API-37] holds nothing in an area without corners', () => {
    expect(isInside(palermo, [])).toBe(false);
  });

  it('[API-37] agrees with plain comparisons on every rectangle, whichever corner comes first', () => {
    const corner = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(
        corner,
        corner,
        fc.integer({ min: 1, max: 5 }),
        corner,
        corner,
        fc.nat(3),
        fc.boolean(),
        (...drawn) => {
          const [south, west, size, lat, lng, first, backwards] = drawn;
          const corners = square(south, west, size);
          const turned = [...corners.slice(first), ...corners.slice(0, first)];
          const area = backwards ? turned.toReversed() : turned;
          const within = lat >= south && lat <= south + size && lng >= west && lng <= west + size;
          expect(isInside({ lat, lng }, area)).toBe(within);
        },
      ),
    );
  });

  it('[API-37] agrees with distance on a round area', () => {
    const round = Array.from(
      { length: 360 },
      (_, degree): Point => ({
        lat: 38 + Math.sin((degree * Math.PI) / 180),
        lng: 13 + Math.cos((degree * Math.PI) / 180),
      }),
    );
    const near = fc.double({ min: -1.5, max: 1.5, noNaN: true });
    fc.assert(
      fc.property(near, near, (north, east) => {
        const radius = Math.hypot(north, east);
        fc.pre(Math.abs(radius - 1) > 0.001);
        expect(isInside({ lat: 38 + north, lng: 13 + east }, round)).toBe(radius < 1);
      }),
    );
  });
});

describe('bounds', () => {
  it('[API-37] enclose every place of their area', () => {
    fc.assert(
      fc.property(fc.array(inSicily, { minLength: 3, maxLength: 12 }), inSicily, (area, point) => {
        const bounds = boundsOf(area);
        return bounds !== null && (!isInside(point, area) || isWithinBounds(point, bounds));
      }),
    );
    expect(boundsOf([])).toBeNull();
  });

  it('[API-37] are checked to lie on Earth', () => {
    expect(isPoint(palermo)).toBe(true);
    expect(isPoint({ lat: 90.1, lng: 0 })).toBe(false);
    expect(isPoint({ lat: 0, lng: -180.1 })).toBe(false);
    expect(isPoint({ lat: Number.NaN, lng: 0 })).toBe(false);
  });
});

describe('deliveryAreaFor', () => {
  const area = (name: string, size: number, fee: number, minimum: number) => ({
    name,
    polygon: square(38, 13, size),
    fee: cents(fee),
    minimum: cents(minimum),
  });

  it('[API-37] picks the cheapest area that holds the place', () => {
    const areas = [area('wide', 4, 400, 2000), area('near', 1, 150, 1000), area('middle', 2, 250, 1000)];
    expect(deliveryAreaFor({ lat: 38.5, lng: 13.5 }, areas)?.name).toBe('near');
    expect(deliveryAreaFor({ lat: 39.5, lng: 13.5 }, areas)?.name).toBe('middle');
    expect(deliveryAreaFor({ lat: 41.5, lng: 13.5 }, areas)?.name).toBe('wide');
    expect(deliveryAreaFor({ lat: 37, lng: 13.5 }, areas)).toBeNull();
  });

  it('[API-37] prefers the lower minimum at the same fee, then the first', () => {
    const place = { lat: 38.5, lng: 13.5 };
    expect(deliveryAreaFor(place, [area('a', 1, 150, 2000), area('b', 1, 150, 1000)])?.name).toBe('b');
    expect(deliveryAreaFor(place, [area('a', 1, 150, 1000), area('b', 1, 150, 1000)])?.name).toBe('a');
  });
});
