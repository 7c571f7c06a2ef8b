import type { ChoiceId, OptionGroupId } from '../ids.ts';
import { add, type Cents, cents } from '../money.ts';
import { type AllergenDeclaration, joinAllergens } from './allergens.ts';

/** An option within a group. */
export type Choice = {
  readonly id: ChoiceId;
  readonly name: string;
  /** Below zero for a choice that makes the dish cheaper. */
  readonly priceDelta: Cents;
  readonly allergens: AllergenDeclaration | null;
  readonly soldOut: boolean;
  /** Whether the dish comes with it by default; undefined where this does not matter. */
  readonly usual?: boolean;
};

/** A question of the dish, such as its size; between `min` and `max` portions of its choices answer it. */
export type OptionGroup = {
  readonly id: OptionGroupId;
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** Most portions of one choice: two where a pizza may have twice the mozzarella. */
  readonly mostOfEach: number;
  readonly choices: readonly Choice[];
};

/** Why choices cannot be ordered; `group` is null for a choice of no group. */
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

/** A chosen option, with its portions. */
export type Taken = { readonly choice: Choice; readonly qty: number };

/** Portions of a choice: its id is in the list once for each. */
export const portionsOf = (id: string, chosen: readonly string[]): number =>
  chosen.filter((one) => one === id).length;

/** Chosen options on offer, in the order of the dish's questions, each once. */
export const takenOf = (groups: readonly OptionGroup[], chosen: readonly string[]): readonly Taken[] =>
  groups
    .flatMap(({ choices }) => choices)
    .flatMap((choice) => {
      const qty = portionsOf(choice.id, chosen);
      return qty > 0 ? [{ choice, qty }] : [];
    });

/**
 * Default choices that were left out without a substitute: a group for one answer with another one chosen is
 * answered, and that choice shows by itself.
 */
export const leftUsual = (groups: readonly OptionGroup[], chosen: readonly string[]): readonly Choice[] =>
  groups.flatMap(({ max, choices }) => {
    const taken = choices.filter(({ id }) => portionsOf(id, chosen) > 0);
    if (max === 1 && taken.length > 0) return [];
    return choices.filter((choice) => choice.usual && !taken.includes(choice));
  });

/** Joins two checks of a dish: it can be made if both allow it. */
export const bothChecks = (one: ChoicesCheck, other: ChoicesCheck): ChoicesCheck => {
  const problems = [one, other].flatMap((check) => (check.ok ? [] : check.problems));
  return problems.length === 0 ? { ok: true } : { ok: false, problems };
};

/** Whether a dish can be made as chosen, with every reason if not. */
export const checkChoices = (groups: readonly OptionGroup[], chosen: readonly ChoiceId[]): ChoicesCheck => {
  const offered = new Set(groups.flatMap((group) => group.choices.map((choice) => choice.id)));
  const problems: ChoiceProblem[] = groups.flatMap((group) => problemsOf(group, chosen));
  if (chosen.some((id) => !offered.has(id))) {
    problems.push({ code: 'unknown_choice', group: null, text: 'Una delle scelte non è più disponibile' });
  }
  return problems.length === 0 ? { ok: true } : { ok: false, problems };
};

/** Price of a piece with its choices, never below zero; the dish must offer them. */
export const priceWithChoices = (
  unitPrice: Cents,
  groups: readonly OptionGroup[],
  chosen: readonly ChoiceId[],
): Cents => {
  const deltas = findChoices(groups, chosen).map((choice) => choice.priceDelta);
  return cents(Math.max(0, add(unitPrice, ...deltas)));
};

/** Allergens of a dish with its choices; a choice only ever adds, since «senza» does not clean a kitchen. */
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
    // Too many portions of one choice do not answer for another.
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
    // Ignoring it would charge too little, or hide an allergen.
    if (!choice) throw new RangeError(`The dish does not offer ${id}`);
    return choice;
  });
};
