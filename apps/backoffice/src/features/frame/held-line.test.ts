import { expect, it } from 'vitest';
import { heldAt } from './held-line.ts';

it('means the same line when others come above it', () => {
  const held = { text: 'ord', key: 'screens/orders' };
  expect(heldAt(['screens/orders', 'screens/board'], held, 'ord')).toBe(0);
  expect(heldAt(['orders/a', 'orders/b', 'screens/orders'], held, 'ord')).toBe(2);
});

it('means the first for another text, and where the line is gone', () => {
  const held = { text: 'ord', key: 'screens/orders' };
  expect(heldAt(['orders/a', 'screens/orders'], held, 'ordi')).toBe(0);
  expect(heldAt(['orders/a'], held, 'ord')).toBe(0);
  expect(heldAt([], undefined, '')).toBe(0);
});
