import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMetres } from '../geography.ts';
import { moved } from '../offset.ts';
import { circleAround, middleOfLongest, withCorner } from './drawing.ts';
import { crossesItself } from './outline.ts';

const shop = { lat: 37.5, lng: 15.09 };
const at = (north: number, east: number) => moved(shop, { north, east });

describe('an outline that is drawn', () => {
  it('begins as a circle whose corners are all as far away', () => {
    const circle = circleAround(shop, 2_000);
    expect(circle).toHaveLength(12);
    for (const corner of circle) expect(Math.abs(distanceMetres(shop, corner) - 2_000)).toBeLessThan(10);
  });

  it('gets a corner in the side that lies nearest, so that it does not cross itself', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        fc.integer({ min: 900, max: 1_400 }),
        (angle, far) => {
          const place = at(Math.cos(angle) * far, Math.sin(angle) * far);
          const circle = circleAround(shop, 1_000);
          const drawn = withCorner(circle, place);
          const taken = circle.some((corner) => distanceMetres(corner, place) < 1);
          expect(drawn).toHaveLength(taken ? 12 : 13);
          expect(crossesItself(drawn)).toBe(false);
        },
      ),
    );
  });

  it('stays unchanged by a corner placed on another', () => {
    const circle = circleAround(shop, 1_000);
    expect(withCorner(circle, at(1_000, 0))).toEqual(circle);
  });

  it('is made of three taps in their order', () => {
    const taps = [at(0, 0), at(1_000, 0), at(0, 1_000)];
    expect(taps.reduce(withCorner, [])).toEqual(taps);
  });

  it('gets corners without a pointer, too', () => {
    let drawn: ReturnType<typeof circleAround> = [];
    for (let corner = 0; corner < 3; corner += 1) drawn = withCorner(drawn, middleOfLongest(drawn, shop));
    expect(new Set(drawn.map(({ lat, lng }) => `${lat} ${lng}`)).size).toBe(3);
    const square = [at(0, 0), at(0, 3_000), at(1_000, 3_000), at(1_000, 0)];
    expect(distanceMetres(middleOfLongest(square, shop), at(0, 1_500))).toBeLessThan(5);
  });
});
