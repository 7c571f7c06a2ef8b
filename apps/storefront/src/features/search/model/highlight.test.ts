import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const hits = (text: string, query: string) =>
  highlight(text, query)
    .filter(({ hit }) => hit)
    .map((segment) => segment.text);

describe('[MNU-8] the searched words stand out', () => {
  it.each([
    ['Caffè freddo', 'caffe', ['Caffè']],
    ['CAFFÈ', 'caffè', ['CAFFÈ']],
    ['Arancino al ragù', 'ragu ara', ['Ara', 'ragù']],
    ['Pasta con le sarde', 'past', ['Past']],
    ['Tiramisù dell’orto', 'orto', ['orto']],
    ['Parmigiana', 'giana', []],
    ['Pizza', 'piza', []],
    ['Coca-Cola 33 cl', 'cola 33', ['Cola', '33']],
  ])('%s, looked for as «%s»', (text, query, expected) => expect(hits(text, query)).toEqual(expected));

  it('takes the longest searched word that begins a word', () => {
    expect(hits('Pistacchio', 'pi pista')).toEqual(['Pista']);
  });

  it('ignores signs, spaces and emoji', () => {
    expect(hits('Pizza 🍕 margherita', ' %_ 🍕 (pizza) ')).toEqual(['Pizza']);
    expect(highlight('', 'pizza')).toEqual([]);
    expect(highlight('Pizza', '')).toEqual([{ text: 'Pizza', hit: false }]);
  });

  it('never loses or changes a letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
        expect(
          highlight(text, query)
            .map((segment) => segment.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
