import { expect, it } from 'vitest';
import { lineKey } from '../cart-lines.ts';
import { wantedWords } from './line-words.ts';

it('[API-38] a line names its choices, their portions, and the ingredients left out', () => {
  expect(
    wantedWords({
      options: [
        { name: 'Integrale', qty: 1 },
        { name: 'Fior di latte', qty: 2 },
      ],
      without: [{ name: 'cipolla rossa' }, { name: 'basilico' }],
    }),
  ).toEqual(['Integrale', '2 × Fior di latte', 'Senza cipolla rossa', 'Senza basilico']);
  expect(wantedWords({ options: [], without: [] })).toEqual([]);
});

it('[API-38] a dish with different ingredients left out makes two lines, with the same ones a single line', () => {
  const line = { product: 'norma', options: ['cho_a', 'cho_b', 'cho_b'], notes: '' };
  expect(lineKey({ ...line, without: ['ing_a', 'ing_b'] })).toBe(
    lineKey({ ...line, without: ['ing_b', 'ing_a'] }),
  );
  expect(lineKey({ ...line, without: ['ing_a'] })).not.toBe(lineKey({ ...line, without: ['ing_b'] }));
  expect(lineKey({ ...line, without: ['ing_a'] })).not.toBe(lineKey(line));
  expect(lineKey({ ...line, without: [] })).toBe(lineKey(line));
  expect(lineKey({ ...line, options: ['cho_b', 'cho_a'] })).not.toBe(lineKey(line));
});
