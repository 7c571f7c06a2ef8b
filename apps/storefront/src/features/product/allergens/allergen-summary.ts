import type { AllergenDeclaration } from '@zanga/domain/catalogue/allergens';
import { allergensWithChoices } from '@zanga/domain/catalogue/options';
import { type Allergen, allergens, type Presence } from '@zanga/domain/catalogue/vocabulary';
import type { ChoiceId } from '@zanga/domain/ids';
import type { Dish } from '../../../parts/dish/dish.ts';

export type TellAllergen = {
  readonly allergen: Allergen;
  /** The allergen comes from a choice, not from the dish alone. */
  readonly added: boolean;
};

/** Allergens of a dish with its choices, for the time before buying. */
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

/** Allergens of a dish with its choices; one choice without a declaration makes the whole undeclared. */
export const allergenSummary = (dish: Dish, chosen: readonly ChoiceId[]): AllergenSummary => {
  const whole = allergensWithChoices(dish.allergens, dish.groups, chosen);
  if (whole === null) return { kind: 'undeclared' };
  const contains = told(whole, dish.allergens ?? {}, 'contains');
  const mayContain = told(whole, dish.allergens ?? {}, 'may_contain');
  return contains.length + mayContain.length > 0 ? { kind: 'some', contains, mayContain } : { kind: 'none' };
};
