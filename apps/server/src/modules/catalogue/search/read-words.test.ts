import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWords } from './read-words.ts';

const words = (text: string) => readWords(text).words;

describe('the words of a search', () => {
  it('[API-33] are lower case, without accents, split where letters and digits end', () => {
    expect(words('  Caffè d’Asporto  ')).toEqual(['caffe', 'asporto']);
    expect(words("S.Pellegrino all'ARANCIA 33cl")).toEqual(['s', 'pellegrino', 'arancia', '33cl']);
    expect(words('tiramisu\u0300')).toEqual(['tiramisu']);
    expect(words('pizza PIZZA pizzà')).toEqual(['pizza']);
  });

  it('[API-33] leave fillers out, unless there is nothing else', () => {
    expect(words('la pizza con le patate')).toEqual(['pizza', 'patate']);
    expect(words('con il')).toEqual(['con', 'il']);
  });

  it('[API-33] are none in spaces, signs and pictures', () => {
    for (const text of ['', '   ', "''''", '%%%', '&|!:*()<->', '\\', '🍕🍟', '\ud800', '\u0300'])
      expect(words(text)).toEqual([]);
  });

  it('[API-33] are scant when they are mere beginnings or fillers', () => {
    for (const text of ['p', 'pi', 'p i', 'con', 'con il p']) expect(readWords(text).scant).toBe(true);
    for (const text of ['piz', 'pizza p', 'il piz']) expect(readWords(text).scant).toBe(false);
  });

  it('[API-33] hold letters and digits only, few and short, of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const read = words(text);
        expect(read.length).toBeLessThanOrEqual(8);
        for (const word of read) expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
      }),
    );
  });
});
