import type { LineAllergens } from '@zanga/contract/ordering/carts';
import type { ProductKind } from '@zanga/domain/catalogue/vocabulary';
import {
  type LineAllergens as Declared,
  lineAllergenWords,
} from '@zanga/domain/ordering/extras/allergen-words';

const undeclared: Declared = { declared: false, contains: [], may_contain: [] };

/** Allergens of a line for the API, with their words. */
export const toldAllergens = (declared: Declared): LineAllergens => ({
  declared: declared.declared,
  contains: [...declared.contains],
  may_contain: [...declared.may_contain],
  text: lineAllergenWords(declared),
});

type SoldLine = {
  readonly kind: ProductKind;
  readonly allergens: Omit<Declared, 'declared'> | null;
};

/** Allergens of a line at the time of sale; null for goods and tickets without any. */
export const allergensOfLine = ({ kind, allergens }: SoldLine): LineAllergens | null => {
  if (allergens) return toldAllergens({ declared: true, ...allergens });
  return kind === 'merchandise' || kind === 'cinema' ? null : toldAllergens(undeclared);
};
