import type { IngredientId } from '../../ids.ts';
import type { ChoicesCheck } from '../options.ts';

/** An ingredient of a dish; one that cannot be left out is the dish itself, or was mixed into it hours ago. */
export type Ingredient = {
  readonly id: IngredientId;
  readonly name: string;
  readonly removable: boolean;
};

/** Ingredients left out of a dish, in the order of its recipe; one no longer in the recipe is absent anyway. */
export const leftOutOf = (madeOf: readonly Ingredient[], without: readonly string[]): readonly Ingredient[] =>
  madeOf.filter(({ id }) => without.includes(id));

/** Whether a dish can be made without some ingredients; neither its price nor its allergens change by that. */
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

/** Ids outside the recipe, or repeated: the caller made a mistake. */
export const strangersIn = (madeOf: readonly Ingredient[], without: readonly string[]): readonly string[] =>
  without.filter((id, at) => without.indexOf(id) !== at || !madeOf.some((one) => one.id === id));

/** Ingredients left out earlier, found among today's recipe by id or else by name. */
export const stillLeftOut = (
  madeOf: readonly Ingredient[],
  before: readonly Pick<Ingredient, 'id' | 'name'>[],
): readonly Ingredient[] =>
  madeOf.filter((one) =>
    before.some(({ id, name }) => id === one.id || name.toLowerCase() === one.name.toLowerCase()),
  );
