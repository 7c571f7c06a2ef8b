import type { ChoiceId, OptionGroupId } from '../ids.ts';
import { add, type Cents, cents } from '../money.ts';
import { type AllergenDeclaration, joinAllergens } from './allergens.ts';

/** An option that can be chosen within a group. */
export type Choice = {
  readonly id: ChoiceId;
  readonly name: string;
  /** Below zero where the choice makes the dish cheaper. */
  readonly priceDelta: Cents;
  readonly allergens: AllergenDeclaration | null;
  readonly soldOut: boolean;
  /** Whether the dish comes with it when nothing else is said; undefined where nobody asks. */
  readonly usual?: boolean;
};

/** A question the dish asks, such as its size; between `min` and `max` portions of its choices answer it. */
export type OptionGroup = {
  readonly id: OptionGroupId;
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** Portions of the same choice at most: two where a pizza may have twice the mozzarella. */
  readonly mostOfEach: number;
  readonly choices: readonly Choice[];
};

/** Why choices cannot be ordered; `group` is null when what was chosen belongs to none. */
export type ChoiceProblem = {
  readonly code:
    | 'unknown_choice'
    | 'repeated_choice'
    | 'choice_sold_out'
    | 'too_few_choices'
    | 'too_many_choices'
    | 'not_removable';
  readonly group: OptionGroupId | null;
  readonly text: string;
};

export type ChoicesCheck =
  | { readonly ok: true }
  | { readonly ok: false; readonly problems: readonly ChoiceProblem[] };

/** A choice that was taken, and how often. */
export type Taken = { readonly choice: Choice; readonly qty: number };

/** How often a choice is among those that were taken: an id is there once for every portion. */
export const portionsOf = (id: string, chosen: readonly string[]): number =>
  chosen.filter((one) => one === id).length;

/** What was taken and is offered, in the order in which the dish asks, each choice once. */
export const takenOf = (groups: readonly OptionGroup[], chosen: readonly string[]): readonly Taken[] =>
  groups
    .flatMap(({ choices }) => choices)
    .flatMap((choice) => {
      const qty = portionsOf(choice.id, chosen);
      return qty > 0 ? [{ choice, qty }] : [];
    });

/**
 * The usual choices that were left out with nothing in their place: a group that takes one answer and has another is
 * answered, and its choice says so itself.
 */
export const leftUsual = (groups: readonly OptionGroup[], chosen: readonly string[]): readonly Choice[] =>
  groups.flatMap(({ max, choices }) => {
    const taken = choices.filter(({ id }) => portionsOf(id, chosen) > 0);
    if (max === 1 && taken.length > 0) return [];
    return choices.filter((choice) => choice.usual && !taken.includes(choice));
  });

/** Two answers about a dish as one: it can be made where both say so. */
export const bothChecks = (one: ChoicesCheck, other: ChoicesCheck): ChoicesCheck => {
  const problems = [one, other].flatMap((check) => (check.ok ? [] : check.problems));
  return problems.length === 0 ? { ok: true } : { ok: false, problems };
};

/** Whether a dish can be made as chosen, and if not every reason why. */
export const checkChoices = (groups: readonly OptionGroup[], chosen: readonly ChoiceId[]): ChoicesCheck => {
  const offered = new Set(groups.flatMap((group) => group.choices.map((choice) => choice.id)));
  const problems: ChoiceProblem[] = groups.flatMap((group) => problemsOf(group, chosen));
  if (chosen.some((id) => !offered.has(id))) {
    problems.push({ code: 'unknown_choice', group: null, text: 'Una delle scelte non è più disponibile' });
  }
  return problems.length === 0 ? { ok: true } : { ok: false, problems };
};

/** The price of a piece with what was chosen, never below zero; call it on choices the dish offers. */
export const priceWithChoices = (
  unitPrice: Cents,
  groups: readonly OptionGroup[],
  chosen: readonly ChoiceId[],
): Cents => {
  const deltas = findChoices(groups, chosen).map((choice) => choice.priceDelta);
  return cents(Math.max(0, add(unitPrice, ...deltas)));
};

/** The allergens of a dish with what was chosen; a choice only ever adds, since «senza» does not clean a kitchen. */
export const allergensWithChoices = (
  dish: AllergenDeclaration | null,
  groups: readonly OptionGroup[],
  chosen: readonly ChoiceId[],
): AllergenDeclaration | null =>
  joinAllergens([dish, ...findChoices(groups, chosen).map((choice) => choice.allergens)]);

const problemsOf = (group: OptionGroup, chosen: readonly ChoiceId[]): ChoiceProblem[] => {
  const problems: ChoiceProblem[] = [];
  const report = (code: ChoiceProblem['code'], text: string) =>
    problems.push({ code, group: group.id, text });
  let portions = 0;
  for (const choice of group.choices) {
    const count = portionsOf(choice.id, chosen);
    if (count === 0) continue;
    // What is too much of one choice does not answer for another.
    portions += Math.min(count, group.mostOfEach);
    if (count > group.mostOfEach) report('repeated_choice', tooOften(choice, group));
    if (choice.soldOut) report('choice_sold_out', `«${choice.name}» al momento non è disponibile`);
  }
  if (portions < group.min) report('too_few_choices', tooFew(group));
  if (portions > group.max) report('too_many_choices', tooMany(group));
  return problems;
};

const tooOften = ({ name }: Choice, { mostOfEach }: OptionGroup): string =>
  mostOfEach === 1
    ? `Hai scelto «${name}» più di una volta`
    : `Puoi avere «${name}» al massimo ${mostOfEach} volte`;

const tooFew = ({ name, min, max }: OptionGroup): string => {
  if (min === 1) return `Scegli un’opzione per «${name}»`;
  return min === max ? `Scegli ${min} opzioni per «${name}»` : `Scegli almeno ${min} opzioni per «${name}»`;
};

const tooMany = ({ name, max }: OptionGroup): string =>
  max === 1
    ? `Puoi scegliere una sola opzione per «${name}»`
    : `Puoi scegliere al massimo ${max} opzioni per «${name}»`;

const findChoices = (groups: readonly OptionGroup[], chosen: readonly ChoiceId[]): Choice[] => {
  const offered = new Map(groups.flatMap((group) => group.choices.map((choice) => [choice.id, choice])));
  return chosen.map((id) => {
    const choice = offered.get(id);
    // Leaving it out would charge too little, or hide an allergen.
    if (!choice) throw new RangeError(`The dish does not offer ${id}`);
    return choice;
  });
};
