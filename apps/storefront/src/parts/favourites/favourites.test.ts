import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Favourites, favouritesKept, heard, merged, toggled } from './favourites.ts';

const slug = fc.constantFrom('norma', 'margherita', 'diavola', 'marinara');
const list = (marked: readonly string[], unsent: readonly string[] = []): Favourites => ({ marked, unsent });

it('[API-35] puts a new favourite first, removes an old one, and marks both as unsent', () => {
  expect(toggled(list(['norma']), 'margherita')).toEqual(list(['margherita', 'norma'], ['margherita']));
  expect(toggled(list(['margherita', 'norma']), 'norma')).toEqual(list(['margherita'], ['norma']));
});

it('keeps each once, up to the limit', () => {
  const many = Array.from({ length: favouritesKept }, (_, at) => `pizza-${at}`);
  expect(toggled(list(many), 'ultima').marked).toHaveLength(favouritesKept);
  fc.assert(
    fc.property(fc.array(slug), (touched) => {
      const { marked, unsent } = touched.reduce(toggled, list([]));
      expect(new Set(marked).size).toBe(marked.length);
      expect(new Set(unsent)).toEqual(new Set(touched));
    }),
  );
});

it('[API-34] takes the account’s list, except for unsent changes', () => {
  const here = list(['nuova', 'vecchia'], ['nuova', 'tolta']);
  expect(merged(here, ['tolta', 'altrove']).marked).toEqual(['nuova', 'altrove']);
});

it('keeps a slug unsent that was touched again meanwhile', () => {
  expect(heard(list(['norma'], ['norma']), 'norma', true).unsent).toEqual([]);
  expect(heard(list([], ['norma']), 'norma', true).unsent).toEqual(['norma']);
});
