import { expect, it } from 'vitest';
import { sortByDistance } from './sort-by-distance.ts';

const catania = { name: 'Catania', position: { lat: 37.5079, lng: 15.083 } };
const palermo = { name: 'Palermo', position: { lat: 38.1157, lng: 13.3615 } };
const names = (list: ReturnType<typeof sortByDistance<typeof catania>>) =>
  list.map(({ place }) => place.name);

it('leaves shops in order without a position', () => {
  const list = sortByDistance([palermo, catania]);
  expect(names(list)).toEqual(['Palermo', 'Catania']);
  expect(list[0]?.metres).toBeUndefined();
});

it('puts the nearest shop first, with its distance', () => {
  const list = sortByDistance([palermo, catania], { lat: 37.5, lng: 15.08 });
  expect(names(list)).toEqual(['Catania', 'Palermo']);
  expect(list[0]?.metres).toBeLessThan(1_500);
  expect(list[1]?.metres).toBeGreaterThan(150_000);
});
