import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apart } from './area-names.ts';

const shop = { x: 200, y: 160 };
const drawing = { shop, height: 320 };
const named = (name: string, y = 160) => ({ name, x: 200, y });

it('writes areas that lie within each other on lines of their own, off the shop', () => {
  const places = apart([named('Centro'), named('Città'), named('Paesi', 60)], drawing);
  const lines = places.map(({ y }) => y).toSorted((one, other) => one - other);
  expect(places.map(({ name }) => name)).toEqual(['Centro', 'Città', 'Paesi']);
  expect(places.at(-1)?.y).toBe(60);
  for (const [at, y] of lines.entries()) {
    expect(Math.abs(y - 4 - shop.y)).toBeGreaterThanOrEqual(10);
    expect(y - (lines[at - 1] ?? -99)).toBeGreaterThanOrEqual(14);
  }
});

it('keeps every name within the drawing, wherever its area is', () => {
  const place = fc.record({
    name: fc.string({ minLength: 1, maxLength: 60 }),
    x: fc.integer({ min: 0, max: 400 }),
    y: fc.integer({ min: 14, max: 319 }),
  });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 8 }), (names) => {
      const places = apart(names, drawing);
      expect(places).toHaveLength(names.length);
      for (const { y } of places) expect(y >= 14 && y < 320).toBe(true);
    }),
  );
});
