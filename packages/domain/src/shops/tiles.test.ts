import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tileAddress, tilesAround } from './tiles.ts';

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

describe('tileAddress', () => {
  it('[API-41] fills in the template', () => {
    const tile = { column: 5, row: 7, x: 0, y: 0 };
    expect(tileAddress('https://tiles.example.it/{z}/{x}/{y}.png?key=k', 3, tile)).toBe(
      'https://tiles.example.it/3/5/7.png?key=k',
    );
  });
});
