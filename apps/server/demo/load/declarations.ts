import type { Allergen } from '@zanga/domain/catalogue/vocabulary';

type Declared = { readonly contains: readonly Allergen[]; readonly traces: readonly Allergen[] };

/** Rows of an owner's declared allergens. */
export const declarationRows = (column: string, owner: string, { contains, traces }: Declared) => [
  ...contains.map((allergen) => ({ [column]: owner, allergen, presence: 'contains' })),
  ...traces.map((allergen) => ({ [column]: owner, allergen, presence: 'may_contain' })),
];
