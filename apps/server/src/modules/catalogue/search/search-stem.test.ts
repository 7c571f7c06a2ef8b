import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stemOf } from './search-stem.ts';

describe('the stem of a word', () => {
  it('[API-33] is one for singular and plural, masculine and feminine', () => {
    for (const forms of [
      'arancino arancini arancina arancine',
      'pizza pizze',
      'arancia arance',
      'fungo funghi',
      'acciuga acciughe',
      'fresco fresca freschi fresche',
      'formaggio formaggi',
      'salsiccia salsicce',
      'dolce dolci',
      'vegetariano vegetariana vegetariani vegetariane',
      'piccante piccanti',
    ])
      expect(new Set(forms.split(' ').map(stemOf)).size, forms).toBe(1);
  });

  it('[API-33] keeps words apart that only look alike', () => {
    for (const words of [
      'aranciata arancia arancino',
      'panna pane',
      'grana granita',
      'mais maiale',
      'riso rosa',
    ])
      expect(new Set(words.split(' ').map(stemOf)).size, words).toBe(words.split(' ').length);
  });

  it('[API-33] is a beginning of the word, of two letters at least', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcehiorstuz'), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(word, (any) => {
        expect(any.startsWith(stemOf(any))).toBe(true);
        expect(stemOf(any).length).toBeGreaterThanOrEqual(Math.min(any.length, 2));
      }),
    );
  });
});
