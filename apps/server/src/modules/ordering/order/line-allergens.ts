import type { LineAllergens } from '@zanga/contract/ordering/carts';
import {
  type LineAllergens as Declared,
  lineAllergenWords,
} from '@zanga/domain/ordering/extras/allergen-words';
import type { LineRow } from './row-queries.ts';

const undeclared: Declared = { declared: false, contains: [], may_contain: [] };

/** Allergens of a line for the API, with their words. */
export const toldAllergens = (declared: Declared): LineAllergens => ({
  declared: declared.declared,
  contains: [...declared.contains],
  may_contain: [...declared.may_contain],
  text: lineAllergenWords(declared),
});

/** Allergens of a line as they were when it was sold; null for goods and tickets that declare none. */
export const allergensOfLine = ({
  kind,
  allergens,
}: Pick<LineRow, 'kind' | 'allergens'>): LineAllergens | null => {
  if (allergens) return toldAllergens({ declared: true, ...allergens });
  return kind === 'merchandise' || kind === 'cinema' ? null : toldAllergens(undeclared);
};
