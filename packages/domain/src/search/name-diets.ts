import { type DietCondition, dietNames, longestName } from './diet-names.ts';
import { slipsBetween } from './slips.ts';
import type { TypedWord } from './words.ts';

/** A name that was read, with its number of words. */
export type Named = { readonly conditions: readonly DietCondition[]; readonly words: number };

/** Short names resemble other food (`pesca` and `pesce`, `uva` and `uova`): slips are forgiven in long ones only. */
const slipsForgiven = (name: string): number => (name.length < 6 ? 0 : name.length < 8 ? 1 : 2);

/** Whether a word is a name with a typing error; its beginning must be right. */
const isSlipOf = (typed: string, name: string): boolean => {
  const most = Math.min(slipsForgiven(name), slipsForgiven(typed));
  return typed.slice(0, 2) === name.slice(0, 2) && slipsBetween(typed, name, most).whole <= most;
};

const slipped = (
  names: ReadonlyMap<string, readonly DietCondition[]>,
  typed: string,
): readonly DietCondition[] | undefined => {
  if (slipsForgiven(typed) === 0) return undefined;
  for (const [name, conditions] of names) if (isSlipOf(typed, name)) return conditions;
  return undefined;
};

/** Shortest beginning that counts as the word being typed. */
const shortestBeginning = 3;

const begun = (typed: string): readonly DietCondition[] | undefined => {
  if (typed.length < shortestBeginning) return undefined;
  for (const [name, conditions] of dietNames.missing) if (name.startsWith(typed)) return conditions;
  return undefined;
};

/** Labels a word asks for by itself: `vegano`, `celiaci`. */
export const calledBy = ({ plain }: TypedWord): readonly DietCondition[] | undefined =>
  dietNames.called.get(plain) ?? slipped(dietNames.called, plain);

/** Conditions of the words after "senza": the longest name wins; the last word may still be incomplete. */
export const missingAt = (words: readonly TypedWord[], from: number): Named | undefined => {
  for (let count = Math.min(longestName, words.length - from); count > 1; count -= 1) {
    const name = words.slice(from, from + count).map(({ plain }) => plain);
    const conditions = dietNames.missing.get(name.join(' '));
    if (conditions) return { conditions, words: count };
  }
  const plain = words[from]?.plain ?? '';
  const conditions = dietNames.missing.get(plain) ?? slipped(dietNames.missing, plain);
  if (conditions) return { conditions, words: 1 };
  const unfinished = from === words.length - 1 ? begun(plain) : undefined;
  return unfinished && { conditions: unfinished, words: 1 };
};
