import { expect, it } from 'vitest';
import { moved } from './moved.ts';

it.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [2, 3, 'abdc'],
  [9, 0, 'abcd'],
])('what stood at %i stands at %i', (from, to, order) => {
  expect(moved([...'abcd'], from, to).join('')).toBe(order);
});
