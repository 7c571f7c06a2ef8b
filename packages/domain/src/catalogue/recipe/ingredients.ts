import type { IngredientId } from '../../ids.ts';
import type { ChoicesCheck } from '../options.ts';

/** Something that a dish is made of; what cannot be left out is the dish itself, or was mixed into it hours ago. */
export type Ingredient = {
  readonly id: IngredientId;
  readonly name: string;
  readonly removable: boolean;
};

/** What of a dish was left out, in the order of its recipe; what it is not made of any more is left out anyway. */
export const leftOutOf = (madeOf: readonly Ingredient[], without: readonly string[]): readonly Ingredient[] =>
  madeOf.filter(({ id }) => without.includes(id));

/** Whether a dish can be made without what was left out of it; neither its price nor its allergens change by that. */
export const checkLeftOut = (madeOf: readonly Ingredient[], without: readonly string[]): ChoicesCheck => {
  const problems = leftOutOf(madeOf, without)
    .filter(({ removable }) => !removable)
    .map(({ name }) => ({
      code: 'not_removable' as const,
      group: null,
      text: `«${name}» fa parte della ricetta e non si può togliere`,
    }));
  return problems.length === 0 ? { ok: true } : { ok: false, problems };
};

/** Ids that name nothing the dish is made of, or name it twice: whoever sends them is mistaken. */
export const strangersIn = (madeOf: readonly Ingredient[], without: readonly string[]): readonly string[] =>
  without.filter((id, at) => without.indexOf(id) !== at || !madeOf.some((one) => one.id === id));

/** What was left out of a dish some time ago, by its id or else by its name, among what the dish is made of today. */
export const stillLeftOut = (
  madeOf: readonly Ingredient[],
  before: readonly Pick<Ingredient, 'id' | 'name'>[],
): readonly Ingredient[] =>
  madeOf.filter((one) =>
    before.some(({ id, name }) => id === one.id || name.toLowerCase() === one.name.toLowerCase()),
  );
