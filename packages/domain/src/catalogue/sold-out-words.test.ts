import { expect, it } from 'vitest';
import { soldOutWords } from './sold-out-words.ts';

const now = new Date('2026-11-20T12:00:00Z');
const words = (until: string | null) => soldOutWords(until === null ? null : new Date(until), now);

it('names the time of return, and “today” only for a mark that ends with the day', () => {
  expect(words(null)).toBe('Esaurito');
  expect(words('2026-11-20T18:30:00Z')).toBe('Torna alle 19:30');
  expect(words('2026-11-20T23:00:00Z')).toBe('Oggi esaurito');
  expect(words('2026-11-21T10:00:00Z')).toBe('Oggi esaurito');
  expect(words('2026-11-21T18:30:00Z')).toBe('Torna domani alle 19:30');
});
