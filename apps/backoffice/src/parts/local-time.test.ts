import { expect, it } from 'vitest';
import { fieldOf, instantIn, instantOr } from './local-time.ts';

it('a time is typed and shown by the clock in Rome', () => {
  expect(fieldOf('2026-11-20T17:05:30.000Z')).toBe('2026-11-20T18:05');
  expect(fieldOf('2026-07-01T22:30:00.000Z')).toBe('2026-07-02T00:30');
  expect(instantIn('2026-11-20T18:05')).toBe('2026-11-20T17:05:00.000Z');
  expect(instantIn('2026-07-02T00:30')).toBe('2026-07-01T22:30:00.000Z');
  expect(instantIn('')).toBeUndefined();
});

it('keeps the seconds of an unchanged field', () => {
  expect(instantOr('2026-11-20T18:05', '2026-11-20T17:05:30.000Z')).toBe('2026-11-20T17:05:30.000Z');
  expect(instantOr('2026-11-20T18:06', '2026-11-20T17:05:30.000Z')).toBe('2026-11-20T17:06:00.000Z');
  expect(instantOr('', '2026-11-20T17:05:30.000Z')).toBeUndefined();
});
