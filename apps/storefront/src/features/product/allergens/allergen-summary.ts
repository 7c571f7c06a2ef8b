import type { AllergenDeclaration } from '@zanga/domain/catalogue/allergens';
import { allergensWithChoices } from '@zanga/domain/catalogue/options';
import { type Allergen, allergens, type Presence } from '@zanga/domain/catalogue/vocabulary';
import type { ChoiceId } from '@zanga/domain/ids';
import type { Dish } from '../../../parts/dish/dish.ts';

export type TellAllergen = {
  readonly allergen: Allergen;
  /** The dish alone does not have it so: it comes with what was chosen. */
  readonly added: boolean;
};

/** What must be told of a dish before it is bought. */
export type AllergenSummary =
  | { readonly kind: 'undeclared' }
  | { readonly kind: 'none' }
  | {
      readonly kind: 'some';
      readonly contains: readonly TellAllergen[];
      readonly mayContain: readonly TellAllergen[];
    };

const told = (whole: AllergenDeclaration, dish: AllergenDeclaration, presence: Presence) =>
  allergens
    .filter((allergen) => whole[allergen] === presence)
    .map((allergen) => ({ allergen, added: dish[allergen] !== presence }));

/** The allergens of a dish as it was composed; a choice that has not declared its own leaves the whole undeclared. */
export const allergenSummary = (dish: Dish, chosen: readonly ChoiceId[]): AllergenSummary => {
  const whole = allergensWithChoices(dish.allergens, dish.groups, chosen);
  if (whole === null) return { kind: 'undeclared' };
  const contains = told(whole, dish.allergens ?? {}, 'contains');
  const mayContain = told(whole, dish.allergens ?? {}, 'may_contain');
  return contains.length + mayContain.length > 0 ? { kind: 'some', contains, mayContain } : { kind: 'none' };
};
