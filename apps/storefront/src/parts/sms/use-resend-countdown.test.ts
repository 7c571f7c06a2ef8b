import { expect, it } from 'vitest';
import { secondsUntil } from './use-resend-countdown.ts';

it('counts whole seconds down to zero and never below', () => {
  expect(secondsUntil(60_000, 0)).toBe(60);
  expect(secondsUntil(60_000, 1)).toBe(60);
  expect(secondsUntil(60_000, 59_999)).toBe(1);
  expect(secondsUntil(60_000, 60_000)).toBe(0);
  expect(secondsUntil(60_000, 99_000)).toBe(0);
});
