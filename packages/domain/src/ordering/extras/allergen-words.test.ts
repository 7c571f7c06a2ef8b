import { expect, it } from 'vitest';
import { avoidedWords, lineAllergensOf, lineAllergenWords } from './allergen-words.ts';

const margherita = lineAllergensOf({ milk: 'contains', gluten: 'contains', soy: 'may_contain' });

it('[API-32] a line says its allergens in the order of the law, and when they are undeclared', () => {
  expect(lineAllergenWords(margherita)).toBe(
    'Contiene: cereali contenenti glutine, latte. Può contenere: soia',
  );
  expect(lineAllergenWords(lineAllergensOf({}))).toBe('Nessuno dei 14 allergeni');
  expect(lineAllergenWords(lineAllergensOf(null))).toBe('Allergeni: chiedi al negozio');
});

it('[API-32] a line warns of the allergens its customer avoids, and never calls an undeclared dish safe', () => {
  expect(avoidedWords(margherita, ['milk', 'soy', 'eggs'])).toBe(
    'Contiene latte. Può contenere soia: lo eviti',
  );
  expect(avoidedWords(margherita, ['eggs'])).toBeUndefined();
  expect(avoidedWords(margherita, [])).toBeUndefined();
  expect(avoidedWords(lineAllergensOf(null), ['eggs'])).toBe('Non sappiamo se contiene qualcosa che eviti');
});
