import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedWords, searchTerms } from './search-terms.ts';

const said = (text: string) =>
  searchTerms(text).map(({ anyOf, begins }) => anyOf.join('|') + (begins ? '*' : ''));

describe('a search of orders', () => {
  it.each([
    ['ZK7-4Q2', ['zk74q2']],
    ['zk7–4q2', ['zk74q2']],
    ['zk74q2', ['zk74q2']],
    ['ZK7 4Q2', ['zk74q2']],
    ['Schrzn', ['schrzn*']],
    ['333 444', ['333444*']],
    ['A-017', ['a017']],
    ['a17', ['a017']],
    ['AB 3', ['ab003']],
    ['333 123 45 67', ['3331234567*']],
    ['+39 333 1234567', ['3331234567*']],
    ['0039 333 1234567', ['3331234567*']],
    ['393331234567', ['393331234567|3331234567*']],
    ['4567', ['4567*']],
    ['Anna@Example.it', ['anna@example.it*']],
    ['Niccolò  D’Angelo', ['niccolo*', 'angelo*']],
    ['rossi margherita', ['rossi*', 'margherita*']],
    ['ROSSI a017', ['rossi*', 'a017']],
    ['🍕', []],
    ['   ', []],
    ["'; drop table", ['drop*', 'table*']],
  ])('in %j is %j', (text, terms) => {
    expect(said(text)).toEqual(terms);
  });

  it('never has an empty term, nor more than a handful, from any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const terms = searchTerms(text);
        expect(terms.length).toBeLessThanOrEqual(6);
        for (const { anyOf } of terms) for (const word of anyOf) expect(word.length).toBeGreaterThan(1);
      }),
    );
  });

  it('ignores accents and capitals', () => {
    expect(foldedWords('Pèsto ALLA Trapanése')).toEqual(foldedWords('pesto alla trapanese'));
  });
});
