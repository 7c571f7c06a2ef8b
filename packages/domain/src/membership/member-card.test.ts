import { expect, it } from 'vitest';
import { cardState, monthBeyondSoon } from './member-card.ts';

const now = new Date('2026-11-23T13:00:00Z');

it.each([
  [{ year: 2026, month: 10 }, 'expired'],
  [{ year: 2025, month: 12 }, 'expired'],
  [{ year: 2026, month: 11 }, 'expiring'],
  [{ year: 2026, month: 12 }, 'expiring'],
  [{ year: 2027, month: 1 }, 'good'],
  [null, 'unknown'],
] as const)('a card that is good until %o is %s', (expiry, state) => {
  expect(cardState(expiry, now)).toBe(state);
});

it('a card is good until midnight in Rome', () => {
  const november = { year: 2026, month: 11 };
  expect(cardState(november, new Date('2026-11-30T22:59:59Z'))).toBe('expiring');
  expect(cardState(november, new Date('2026-11-30T23:00:00Z'))).toBe('expired');
  expect(monthBeyondSoon(now)).toEqual({ year: 2027, month: 1 });
});
