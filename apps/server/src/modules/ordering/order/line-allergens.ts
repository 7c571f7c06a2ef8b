import type { AllergenDeclaration } from '@zanga/contract/menu/product';
import type { LineRow } from './row-queries.ts';

/** Allergens of a line as they were when it was sold; null for goods and tickets that declare none. */
export const allergensOfLine = ({
  kind,
  allergens,
}: Pick<LineRow, 'kind' | 'allergens'>): AllergenDeclaration | null => {
  if (allergens) return { declared: true, ...allergens };
  return kind === 'merchandise' || kind === 'cinema'
    ? null
    : { declared: false, contains: [], may_contain: [] };
};
