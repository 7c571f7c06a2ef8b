import { asId } from '@zanga/domain/ids';
import { describe, expect, it } from 'vitest';
import { dishOf } from '../../../parts/dish/dish.ts';
import {
  declares,
  optionChoice,
  options,
  productDetail,
  undeclared,
} from '../../../parts/dish/product-testing.ts';
import { allergenSummary } from './allergen-summary.ts';
import { allergenWords } from './allergen-words.ts';

const extras = options(
  'aggiunte',
  [0, 3],
  [
    optionChoice('pistacchi', { allergens: declares(['nuts'], ['peanuts']) }),
    optionChoice('soia', { allergens: declares(['soy']) }),
    optionChoice('senza ricotta'),
    optionChoice('misterioso', { allergens: undeclared }),
  ],
);
const dish = dishOf(productDetail({ options: [extras] }));
const summaryWith = (...names: readonly string[]) =>
  allergenSummary(
    dish,
    names.map((name) => asId('cho', `cho_${name}`)),
  );

describe('[API-32] the allergens shown before buying', () => {
  it('are the dish’s own, in the order of the law', () => {
    expect(summaryWith()).toEqual({
      kind: 'some',
      contains: [
        { allergen: 'gluten', added: false },
        { allergen: 'milk', added: false },
      ],
      mayContain: [{ allergen: 'soy', added: false }],
    });
  });

  it('follow the choices, and mark the ones a choice added', () => {
    const summary = summaryWith('pistacchi', 'soia');
    if (summary.kind !== 'some') throw new Error(summary.kind);
    expect(summary.contains.filter(({ added }) => added).map(({ allergen }) => allergen)).toEqual([
      'soy',
      'nuts',
    ]);
    expect(summary.mayContain).toEqual([{ allergen: 'peanuts', added: true }]);
  });

  it('stay with a «senza»', () => {
    expect(summaryWith('senza ricotta')).toEqual(summaryWith());
  });

  it('are unknown as soon as a choice has no declaration', () => {
    expect(summaryWith('misterioso')).toEqual({ kind: 'undeclared' });
    expect(allergenSummary(dishOf(productDetail({ allergens: undeclared })), [])).toEqual({
      kind: 'undeclared',
    });
  });

  it('distinguish a declared absence from a missing declaration', () => {
    const none = allergenSummary(dishOf(productDetail({ allergens: declares() })), []);
    expect(none).toEqual({ kind: 'none' });
    expect(allergenWords(none)).not.toBe(allergenWords({ kind: 'undeclared' }));
  });

  it('are read out in one sentence', () => {
    expect(allergenWords(summaryWith())).toBe(
      'Contiene: cereali contenenti glutine, latte. Può contenere: soia',
    );
  });
});
