import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from './geography.ts';
import { moved, offsetFrom } from './offset.ts';
import { type Frame, tileAddress, tilesAround } from './tiles.ts';

const catania = { lat: 37.5079, lng: 15.083 };
const frame = { width: 400, height: 240, metresPerUnit: 1 };

describe('tilesAround', () => {
  it('[API-41] numbers tiles as every tile server does', () => {
    // The tile of this place at this zoom, by the formula that OpenStreetMap publishes.
    const { zoom, tiles } = tilesAround(catania, frame);
    expect(zoom).toBe(17);
    const middle = tiles.find(({ x, y }) => x <= 200 && x > 200 - 260 && y <= 120 && y > 120 - 260);
    expect([middle?.column, middle?.row]).toEqual([71_027, 50_784]);
  });

  it('[API-41] covers the whole frame, without a gap', () => {
    const place = fc.record({
      lat: fc.double({ min: -70, max: 70, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(place, fc.constantFrom(1, 2.5, 6, 15), (center, metresPerUnit) => {
        const { tiles, size } = tilesAround(center, { ...frame, metresPerUnit });
        expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0);
        expect(Math.min(...tiles.map(({ y }) => y))).toBeLessThanOrEqual(0);
        expect(Math.max(...tiles.map(({ x }) => x)) + size).toBeGreaterThanOrEqual(frame.width);
        expect(Math.max(...tiles.map(({ y }) => y)) + size).toBeGreaterThanOrEqual(frame.height);
        expect(size).toBeGreaterThan(170);
        expect(size).toBeLessThan(380);
      }),
    );
  });
});

/** Position of a place in a drawing, computed from the tiles beneath it. */
const onTiles = (center: Point, frame: Frame, place: Point) => {
  const { zoom, size, tiles } = tilesAround(center, frame);
  const [first] = tiles;
  const count = 2 ** zoom;
  const column = ((place.lng + 180) / 360) * count;
  const row = ((1 - Math.log(Math.tan(Math.PI / 4 + (place.lat * Math.PI) / 360)) / Math.PI) / 2) * count;
  return {
    x: (first?.x ?? 0) + (column - (first?.column ?? 0)) * size,
    y: (first?.y ?? 0) + (row - (first?.row ?? 0)) * size,
  };
};

describe('the ground of areas', () => {
  const italy = fc.record({
    lat: fc.double({ min: 35.4, max: 47.1, noNaN: true }),
    lng: fc.double({ min: 6.6, max: 18.6, noNaN: true }),
  });
  const drawings = fc.constantFrom({ width: 448, height: 448 }, { width: 400, height: 320 });
  /** From a few streets to the furthest delivery. */
  const reach = fc.integer({ min: 500, max: 20_000 });

  it('[API-41] takes 16 tiles at most, for any view of a town', () => {
    fc.assert(
      fc.property(italy, drawings, reach, (center, size, metres) => {
        const { tiles } = tilesAround(center, { ...size, metresPerUnit: (2 * metres) / size.width });
        expect(tiles.length).toBeLessThanOrEqual(16);
      }),
    );
  });

  it('[API-41] lies where the areas are drawn, within the width of their outline', () => {
    const part = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(italy, drawings, reach, part, part, (center, size, metres, north, east) => {
        const metresPerUnit = (2 * metres) / size.width;
        const place = moved(center, { north: north * metres, east: east * metres });
        const drawn = offsetFrom(center, place);
        const seen = onTiles(center, { ...size, metresPerUnit }, place);
        expect(Math.abs(seen.x - size.width / 2 - drawn.east / metresPerUnit)).toBeLessThan(1.5);
        expect(Math.abs(seen.y - size.height / 2 + drawn.north / metresPerUnit)).toBeLessThan(1.5);
      }),
    );
  });
});

describe('tileAddress', () => {
  it('[API-41] fills in the template', () => {
    const tile = { column: 5, row: 7, x: 0, y: 0 };
    expect(tileAddress('https://tiles.example.it/{z}/{x}/{y}.png?key=k', 3, tile)).toBe(
      'https://tiles.example.it/3/5/7.png?key=k',
    );
  });
});
