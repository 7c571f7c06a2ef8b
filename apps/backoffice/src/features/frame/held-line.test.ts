import { expect, it } from 'vitest';
import { heldAt } from './held-line.ts';

it('stays the same line when others appear above it', () => {
  const held = { text: 'ord', key: 'screens/orders' };
  expect(heldAt(['screens/orders', 'screens/board'], held, 'ord')).toBe(0);
  expect(heldAt(['orders/a', 'orders/b', 'screens/orders'], held, 'ord')).toBe(2);
});

it('is the first line for another text, or when the chosen line is gone', () => {
  const held = { text: 'ord', key: 'screens/orders' };
  expect(heldAt(['orders/a', 'screens/orders'], held, 'ordi')).toBe(0);
  expect(heldAt(['orders/a'], held, 'ord')).toBe(0);
  expect(heldAt([], undefined, '')).toBe(0);
});
