import type { Allergen, Presence } from './vocabulary.ts';

/** A dish's declaration; an allergen that is not listed is declared absent, and `{}` declares none. */
export type AllergenDeclaration = Readonly<Partial<Record<Allergen, Presence>>>;

/** Joins declarations: `contains` wins over `may_contain`, and one missing declaration leaves the whole undeclared. */
export const joinAllergens = (
  declarations: readonly (AllergenDeclaration | null)[],
): AllergenDeclaration | null => {
  let joined: AllergenDeclaration = {};
  for (const declaration of declarations) {
    if (declaration === null) return null;
    joined = { ...joined, ...declaration, ...containedIn(joined) };
  }
  return joined;
};

const containedIn = (declaration: AllergenDeclaration): AllergenDeclaration =>
  Object.fromEntries(Object.entries(declaration).filter(([, presence]) => presence === 'contains'));
