import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { currentSpot } from './scroll-spy.ts';

const spots = (...tops: readonly number[]) => tops.map((top, place) => ({ id: `s${place}`, top }));

it('is the last section whose heading has passed under the bar', () => {
  expect(currentSpot(spots(-900, 100, 700), 180, false)).toBe('s1');
  expect(currentSpot(spots(-900, -400, 180), 180, false)).toBe('s2');
});

it('is the first before any heading has, and the last at the foot of the page', () => {
  expect(currentSpot(spots(400, 900), 180, false)).toBe('s0');
  expect(currentSpot(spots(-900, 300, 600), 180, true)).toBe('s2');
});

it('is undefined without sections', () => {
  expect(currentSpot([], 180, false)).toBeUndefined();
  expect(currentSpot([], 180, true)).toBeUndefined();
});

it('never goes back while scrolling on', () => {
  const tops = fc.array(fc.integer({ min: 0, max: 5_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(tops, fc.nat(5_000), fc.nat(500), (unsorted, scrolled, step) => {
      const sorted = unsorted.toSorted((a, b) => a - b);
      const at = (y: number) =>
        Number(currentSpot(spots(...sorted.map((top) => top - y)), 180, false)?.slice(1));
      expect(at(scrolled + step)).toBeGreaterThanOrEqual(at(scrolled));
    }),
  );
});
