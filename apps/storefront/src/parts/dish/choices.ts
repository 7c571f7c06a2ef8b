import { type Choice, checkChoices, type OptionGroup, portionsOf } from '@zanga/domain/catalogue/options';
import type { ChoiceId } from '@zanga/domain/ids';

/** Kind of a group: exactly one choice, one or none, or several. */
export type GroupKind = 'one' | 'one_or_none' | 'several';

export const askingOf = ({ min, max }: Pick<OptionGroup, 'min' | 'max'>): GroupKind => {
  if (max > 1) return 'several';
  return min > 0 ? 'one' : 'one_or_none';
};

/** Whether a choice of a group may be taken more than once. */
export const severalOfEach = ({ max, mostOfEach }: Pick<OptionGroup, 'max' | 'mostOfEach'>) =>
  max > 1 && mostOfEach > 1;

const ids = ({ choices }: OptionGroup) => new Set<ChoiceId>(choices.map(({ id }) => id));

/** Portions taken of a group's choices. */
export const takenIn = (group: OptionGroup, chosen: readonly ChoiceId[]) => {
  const own = ids(group);
  return chosen.filter((id) => own.has(id)).length;
};

/** Chosen ids without a group's. */
export const withoutGroup = (group: OptionGroup, chosen: readonly ChoiceId[]): readonly ChoiceId[] => {
  const own = ids(group);
  return chosen.filter((id) => !own.has(id));
};

/** Whether a choice may be taken now: neither sold out nor beyond its group's limit. */
export const canTake = (group: OptionGroup, choice: Choice, chosen: readonly ChoiceId[]) => {
  if (chosen.includes(choice.id)) return true;
  return !choice.soldOut && (askingOf(group) !== 'several' || takenIn(group, chosen) < group.max);
};

/** Chosen ids after a touch on a choice: it replaces the other one in a group of one. */
export const withTouched = (
  group: OptionGroup,
  choice: Choice,
  chosen: readonly ChoiceId[],
): readonly ChoiceId[] => {
  if (!canTake(group, choice, chosen)) return chosen;
  if (askingOf(group) !== 'several') return [...withoutGroup(group, chosen), choice.id];
  return chosen.includes(choice.id) ? chosen.filter((id) => id !== choice.id) : [...chosen, choice.id];
};

/** Most portions of a choice, beside the other choices of its group. */
export const mostPortions = (group: OptionGroup, choice: Choice, chosen: readonly ChoiceId[]) => {
  const others = takenIn(group, chosen) - portionsOf(choice.id, chosen);
  return Math.max(1, Math.min(group.mostOfEach, group.max - others));
};

/** Chosen ids with a new number of portions of a taken choice. */
export const withPortions = (
  group: OptionGroup,
  choice: Choice,
  portions: number,
  chosen: readonly ChoiceId[],
): readonly ChoiceId[] => {
  const wanted = Math.min(portions, mostPortions(group, choice, chosen));
  return chosen.flatMap((id, at) => {
    if (id !== choice.id) return [id];
    // All portions at the place of the first, so that no row moves.
    return chosen.indexOf(id) === at ? Array.from({ length: wanted }, () => id) : [];
  });
};

/** Problem of each group in words, by its id; empty when the dish is complete. */
export const problemsOf = (groups: readonly OptionGroup[], chosen: readonly ChoiceId[]) => {
  const check = checkChoices(groups, chosen);
  const problems = check.ok ? [] : check.problems;
  return new Map(problems.flatMap(({ group, text }) => (group ? [[group, text] as const] : [])));
};

/** Whether a group has too few choices left for the dish to be made. */
export const cannotBeMade = (groups: readonly OptionGroup[]) =>
  groups.some(
    ({ min, mostOfEach, choices }) => choices.filter(({ soldOut }) => !soldOut).length * mostOfEach < min,
  );
