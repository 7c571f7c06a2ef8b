import { type Choice, checkChoices, type OptionGroup, portionsOf } from '@zanga/domain/catalogue/options';
import type { ChoiceId } from '@zanga/domain/ids';

/** How a group asks: for one of its choices, for one or none, or for several. */
export type Asking = 'one' | 'one_or_none' | 'several';

export const askingOf = ({ min, max }: Pick<OptionGroup, 'min' | 'max'>): Asking => {
  if (max > 1) return 'several';
  return min > 0 ? 'one' : 'one_or_none';
};

/** Whether a choice of a group may be had more than once. */
export const severalOfEach = ({ max, mostOfEach }: Pick<OptionGroup, 'max' | 'mostOfEach'>) =>
  max > 1 && mostOfEach > 1;

const ids = ({ choices }: OptionGroup) => new Set<ChoiceId>(choices.map(({ id }) => id));

/** How many portions of a group's choices are taken. */
export const takenIn = (group: OptionGroup, chosen: readonly ChoiceId[]) => {
  const own = ids(group);
  return chosen.filter((id) => own.has(id)).length;
};

/** What is chosen once nothing of a group is. */
export const withoutGroup = (group: OptionGroup, chosen: readonly ChoiceId[]): readonly ChoiceId[] => {
  const own = ids(group);
  return chosen.filter((id) => !own.has(id));
};

/** Whether a choice may be taken now: not when it is sold out, nor beyond what its group allows. */
export const canTake = (group: OptionGroup, choice: Choice, chosen: readonly ChoiceId[]) => {
  if (chosen.includes(choice.id)) return true;
  return !choice.soldOut && (askingOf(group) !== 'several' || takenIn(group, chosen) < group.max);
};

/** What is chosen after a choice was touched: it takes the place of another where only one may be had. */
export const withTouched = (
  group: OptionGroup,
  choice: Choice,
  chosen: readonly ChoiceId[],
): readonly ChoiceId[] => {
  if (!canTake(group, choice, chosen)) return chosen;
  if (askingOf(group) !== 'several') return [...withoutGroup(group, chosen), choice.id];
  return chosen.includes(choice.id) ? chosen.filter((id) => id !== choice.id) : [...chosen, choice.id];
};

/** As many portions of a choice as there may be beside what else is taken of its group. */
export const mostPortions = (group: OptionGroup, choice: Choice, chosen: readonly ChoiceId[]) => {
  const others = takenIn(group, chosen) - portionsOf(choice.id, chosen);
  return Math.max(1, Math.min(group.mostOfEach, group.max - others));
};

/** What is chosen with so many portions of a choice that was taken. */
export const withPortions = (
  group: OptionGroup,
  choice: Choice,
  portions: number,
  chosen: readonly ChoiceId[],
): readonly ChoiceId[] => {
  const wanted = Math.min(portions, mostPortions(group, choice, chosen));
  return chosen.flatMap((id, at) => {
    if (id !== choice.id) return [id];
    // All of them where the first was, so that nothing moves.
    return chosen.indexOf(id) === at ? Array.from({ length: wanted }, () => id) : [];
  });
};

/** What is wrong with each group, in words, by its id; empty when the dish can be made. */
export const problemsOf = (groups: readonly OptionGroup[], chosen: readonly ChoiceId[]) => {
  const check = checkChoices(groups, chosen);
  const problems = check.ok ? [] : check.problems;
  return new Map(problems.flatMap(({ group, text }) => (group ? [[group, text] as const] : [])));
};

/** Whether too little of a group is left for the dish to be made at all. */
export const cannotBeMade = (groups: readonly OptionGroup[]) =>
  groups.some(
    ({ min, mostOfEach, choices }) => choices.filter(({ soldOut }) => !soldOut).length * mostOfEach < min,
  );
