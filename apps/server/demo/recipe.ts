import type { DemoProduct } from './shapes.ts';

/** A line of a recipe, and whether it is left out on request. */
export type RecipeLine = { readonly name: string; readonly removable: boolean };

const bread = /^(?:pane|focaccia|pasta|impasto)\b/i;

/** Ingredients of a recipe, as in a sentence; a comma in brackets does not separate. */
const ingredientsOf = ({ ingredients }: Pick<DemoProduct, 'ingredients'>): readonly string[] =>
  ingredients
    .split(/,\s*(?![^(]*\))/)
    .map((name, at) => (at === 0 ? name.charAt(0).toLowerCase() + name.slice(1) : name));

/** Recipe of a dish, in its written order. */
export const recipeOf = (
  product: Pick<DemoProduct, 'ingredients' | 'leaveOut' | 'kind'>,
): readonly RecipeLine[] => {
  const { leaveOut, kind } = product;
  if (kind !== 'food' && kind !== 'drink') return [];
  return ingredientsOf(product).map((name, at) => ({
    name,
    removable: typeof leaveOut === 'number' ? at >= leaveOut && !bread.test(name) : leaveOut.includes(name),
  }));
};
