import type { ChoiceId } from '../../ids.ts';
import type { Cents } from '../../money.ts';
import type { ProductForm } from './product-form.ts';

/** A choice of a group as staff edit it; without an id it is new. */
export type ChoiceForm = {
  readonly id: ChoiceId | null;
  readonly name: string;
  /** Below zero for a choice that makes the dish cheaper. */
  readonly price_delta: Cents;
  /** Whether the dish comes with it by default. */
  readonly selected: boolean;
  /** Null until declared. */
  readonly allergens: ProductForm['allergens'];
};

/** Fields of a group of options that staff edit. */
export type GroupForm = {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** Most portions of one choice. */
  readonly most_of_each: number;
  /** In the order customers see. */
  readonly choices: readonly ChoiceForm[];
  /** Archived: products cannot take it any more. */
  readonly archived: boolean;
};

/** `field` is the path within the form: `choices.2.name`. */
export type GroupProblem = { readonly field: string; readonly text: string };

/** Number of products with this group. */
export type GroupUse = { readonly products: number; readonly published: number };

function* numberProblems({ min, max, most_of_each: each, choices }: GroupForm): Generator<GroupProblem> {
  if (max < 1) yield { field: 'max', text: 'Si deve poter scegliere almeno una cosa' };
  if (min > max) yield { field: 'min', text: 'Il minimo supera il massimo' };
  if (min > choices.length * each)
    yield { field: 'min', text: `Ne chiedi ${min}, ma le scelte ne permettono ${choices.length * each}` };
  const usual = choices.filter(({ selected }) => selected).length;
  if (usual > max)
    yield { field: 'choices', text: `Le scelte già fatte sono ${usual}, se ne possono avere ${max}` };
}

function* choiceProblems({ choices }: GroupForm, { published }: GroupUse): Generator<GroupProblem> {
  const names = choices.map(({ name }) => name.trim().toLowerCase());
  for (const [at, { name, allergens }] of choices.entries()) {
    const key = name.trim().toLowerCase();
    if (key === '') yield { field: `choices.${at}.name`, text: 'Scrivi un nome' };
    else if (names.indexOf(key) !== at)
      yield { field: `choices.${at}.name`, text: `«${name}» c’è due volte` };
    if (allergens === null && published > 0)
      yield {
        field: `choices.${at}.allergens`,
        text: 'Dichiara gli allergeni, anche quando non ce ne sono: la scelta è già in vendita',
      };
  }
}

/** Problems that prevent saving a group: on sale, all must be declared and the question answerable. */
export const groupProblems = (form: GroupForm, use: GroupUse): readonly GroupProblem[] => [
  ...(form.name.trim() === '' ? [{ field: 'name', text: 'Scrivi un nome' }] : []),
  ...numberProblems(form),
  ...choiceProblems(form, use),
  ...(form.choices.length === 0 && use.published > 0
    ? [{ field: 'choices', text: 'Un gruppo in vendita ha almeno una scelta' }]
    : []),
  ...(form.archived && use.products > 0
    ? [{ field: 'archived', text: 'È ancora in qualche prodotto: toglilo prima da lì' }]
    : []),
];
