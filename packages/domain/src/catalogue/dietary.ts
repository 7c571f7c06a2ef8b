import type { AllergenDeclaration } from './allergens.ts';
import type { Allergen, DietaryLabel, DietContent } from './vocabulary.ts';

/** Declarations of a dish; `allergens` and `contents` are null until declared. */
export type DeclaredDish = {
  readonly allergens: AllergenDeclaration | null;
  readonly labels: readonly DietaryLabel[];
  readonly contents: readonly DietContent[] | null;
};

/** Labels that promise the absence of a content. */
const promisingFree: Readonly<Record<DietContent, readonly DietaryLabel[]>> = {
  meat: ['vegetarian', 'vegan'],
  pork: ['vegetarian', 'vegan', 'halal'],
  alcohol: ['halal'],
};

/** Whether the declared contents include one; pork is meat. */
const holds = (contents: readonly DietContent[], content: DietContent): boolean =>
  contents.includes(content) || (content === 'meat' && contents.includes('pork'));

/** Whether a dish declares, or promises by a label, that it is made without a content. */
const isMadeWithout = (
  { contents, labels }: Pick<DeclaredDish, 'contents' | 'labels'>,
  content: DietContent,
): boolean =>
  contents ? !holds(contents, content) : promisingFree[content].some((label) => labels.includes(label));

/**
 * Whether a dish suits a customer who avoids some allergens and contents and wants some labels. An undeclared dish
 * never does, and traces count like the allergen itself.
 */
export const isSafe = (
  dish: DeclaredDish | undefined,
  avoid: readonly Allergen[],
  labels: readonly DietaryLabel[],
  contents: readonly DietContent[] = [],
): boolean => {
  if (!dish?.allergens) return false;
  const { allergens } = dish;
  return (
    contents.every((content) => isMadeWithout(dish, content)) &&
    avoid.every((allergen) => allergens[allergen] === undefined) &&
    labels.every((label) => carriesLabel(dish.labels, label) || isDeclaredFree(allergens, label))
  );
};

/** Whether labels include another: vegan implies vegetarian, nothing else follows. */
export const carriesLabel = (labels: readonly DietaryLabel[], wanted: DietaryLabel): boolean =>
  labels.includes(wanted) || (wanted === 'vegetarian' && labels.includes('vegan'));

/** Labels implied by the absence of an allergen: the law counts lactose as milk (Reg. (EU) 1169/2011, annex II, 7). */
export const freeByDeclaration: Readonly<Partial<Record<DietaryLabel, Allergen>>> = { lactose_free: 'milk' };

const isDeclaredFree = (allergens: AllergenDeclaration, label: DietaryLabel): boolean => {
  const allergen = freeByDeclaration[label];
  return allergen !== undefined && allergens[allergen] === undefined;
};

const animals: readonly Allergen[] = ['fish', 'crustaceans', 'molluscs'];

// A lactose-free dish may hold milk, and no allergen contradicts halal, spicy or organic.
const incompatible: Readonly<Partial<Record<DietaryLabel, readonly Allergen[]>>> = {
  vegetarian: animals,
  vegan: [...animals, 'eggs', 'milk'],
};

/** Labels contradicted by declared contents: a vegetarian dish has no meat, a halal one neither pork nor alcohol. */
export const labelsDeniedBy = (
  contents: readonly DietContent[] | null,
  labels: readonly DietaryLabel[],
): readonly DietaryLabel[] =>
  labels.filter((label) => contents?.some((content) => promisingFree[content].includes(label)));

/** Labels contradicted by the dish's own allergens; «gluten free» is a legal claim that even traces contradict. */
export const contradictedLabels = (
  allergens: AllergenDeclaration,
  labels: readonly DietaryLabel[],
): readonly DietaryLabel[] =>
  labels.filter((label) =>
    label === 'gluten_free'
      ? allergens.gluten !== undefined
      : incompatible[label]?.some((allergen) => allergens[allergen] === 'contains'),
  );
