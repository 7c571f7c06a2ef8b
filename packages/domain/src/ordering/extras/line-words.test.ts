import { expect, it } from 'vitest';
import { lineKey } from '../cart-lines.ts';
import { wantedWords } from './line-words.ts';

it('[API-38] a line says what was chosen, how often, and what is left out', () => {
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

it('[API-38] lines made without different things are two, and one where the same was left out', () => {
  const line = { product: 'norma', options: ['cho_a', 'cho_b', 'cho_b'], notes: '' };
  expect(lineKey({ ...line, without: ['ing_a', 'ing_b'] })).toBe(
    lineKey({ ...line, without: ['ing_b', 'ing_a'] }),
  );
  expect(lineKey({ ...line, without: ['ing_a'] })).not.toBe(lineKey({ ...line, without: ['ing_b'] }));
  expect(lineKey({ ...line, without: ['ing_a'] })).not.toBe(lineKey(line));
  expect(lineKey({ ...line, without: [] })).toBe(lineKey(line));
  expect(lineKey({ ...line, options: ['cho_b', 'cho_a'] })).not.toBe(lineKey(line));
});
