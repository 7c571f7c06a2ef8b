import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMetres } from './geography.ts';
import { distanceWords, moved, offsetFrom, whereabouts } from './offset.ts';

const catania = { lat: 37.5079, lng: 15.083 };
const inItaly = fc.record({
  lat: fc.double({ min: 36, max: 47, noNaN: true }),
  lng: fc.double({ min: 7, max: 18, noNaN: true }),
});
const step = fc.double({ min: -3000, max: 3000, noNaN: true });

describe('moved', () => {
  it('[API-41] goes exactly the given distance, and offsetFrom finds the way back', () => {
    fc.assert(
      fc.property(inItaly, step, step, (origin, north, east) => {
        const place = moved(origin, { north, east });
        const offset = offsetFrom(origin, place);
        expect(offset.north).toBeCloseTo(north, 0);
        expect(offset.east).toBeCloseTo(east, 0);
        expect(Math.abs(distanceMetres(origin, place) - Math.hypot(north, east))).toBeLessThan(5);
      }),
    );
  });
});

describe('whereabouts', () => {
  it.each([
    [{ north: 350, east: 0 }, 'a 350 m a nord'],
    [{ north: 300, east: 300 }, 'a 420 m a nord-est'],
    [{ north: 0, east: 1200 }, 'a 1,2 km a est'],
    [{ north: -90, east: 90 }, 'a 130 m a sud-est'],
    [{ north: -2000, east: 0 }, 'a 2 km a sud'],
    [{ north: 0, east: -40 }, 'a 40 m a ovest'],
    [{ north: 70, east: -70 }, 'a 100 m a nord-ovest'],
    [{ north: 3, east: 3 }, null],
  ])('[API-41] says where %o is', (offset, words) => {
    expect(whereabouts(catania, moved(catania, offset))).toBe(words);
  });
});

describe('distanceWords', () => {
  it.each([
    [0, '0 m'],
    [994, '990 m'],
    [996, '1 km'],
    [12_340, '12,3 km'],
  ])('[API-37] says %d metres as people do', (metres, words) => {
    expect(distanceWords(metres)).toBe(words);
  });
});
