import { expect, it } from 'vitest';
import { stateMark, untilWords } from './coupon-words.ts';

const now = new Date('2026-06-15T10:00:00Z');

it('[RTE-15] names the last day of a coupon, and the hour when that is soon', () => {
  expect(untilWords(null, now)).toBe('Senza scadenza');
  expect(untilWords('2026-06-30T22:00:00Z', now)).toBe('Fino al 30/06/2026');
  // A week from today has today's name: only its date is clear.
  expect(untilWords('2026-06-22T22:00:00Z', now)).toBe('Fino al 22/06/2026');
  expect(untilWords('2026-06-15T22:00:00Z', now)).toBe('Solo per oggi');
  expect(untilWords('2026-06-16T22:00:00Z', now)).toBe('Fino a domani');
  expect(untilWords('2026-06-18T22:00:00Z', now)).toBe('Fino a giovedì');
  expect(untilWords('2026-06-17T16:00:00Z', now)).toBe('Fino a mercoledì alle 18:00');
});

it('[RTE-15] marks a coupon’s state', () => {
  expect(stateMark({ state: 'ready', shared_until: null })).toEqual({ tone: 'basil', text: 'Pronto' });
  expect(stateMark({ state: 'ready', shared_until: '2026-06-20T10:00:00Z' })).toEqual({
    tone: 'lemon',
    text: 'Link inviato',
  });
  expect(stateMark({ state: 'reserved', shared_until: null }).text).toBe('In un ordine');
});
