import { expect, it } from 'vitest';
import { matchWords } from './match-words.ts';

it('finds by the beginnings of words, in any order, with or without accents', () => {
  expect(matchWords('tot tav', 'Tavoli e totem')).toBe(true);
  expect(matchWords('citta', 'Città')).toBe(true);
  expect(matchWords('', 'Scanner')).toBe(true);
  expect(matchWords('oli', 'Tavoli')).toBe(false);
});
