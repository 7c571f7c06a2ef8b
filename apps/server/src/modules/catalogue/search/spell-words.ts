import { slipsBetween } from '@zanga/domain/search/slips';

/** A word with the set of its letters, by which unlike words are skipped quickly. */
export type Spelled = { readonly word: string; readonly letters: number };

/** Bit of a letter: one each from a to z, six shared by all other characters. */
const bitOf = (code: number) => 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));

const lettersOf = (word: string): number => {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= bitOf(word.charCodeAt(at));
  return letters;
};

export const spell = (word: string): Spelled => ({ word, letters: lettersOf(word) });

/** Letters of one set missing from another: each is a slip at least. */
const missingFrom = (letters: number, others: number): number => {
  let count = 0;
  for (let missing = letters & ~others; missing !== 0; missing &= missing - 1) count += 1;
  return count;
};

/** Shorter words are neither corrected nor proposed: everything is near to them. */
const shortest = 4;

/** Slips forgiven in a word: the shorter it is, the more words are only one slip away. */
export const slipsForgiven = (word: string): number => (word.length < shortest ? 0 : word.length < 6 ? 1 : 2);

/** Italian bends words at their last vowel, where a different one is hardly a slip. */
const withoutEnding = (word: string) => (word.length > 3 ? word.replace(/[aeiou]$/, '') : word);

/** Above all slips: a part of a word is better than no match, and the longest part is best. */
const leastLikely = 100;

/** Whether a typed word is most of another: "burger" of "hamburger". */
const isPart = (typed: string, word: string) =>
  word.length < typed.length && (typed.startsWith(word) || typed.endsWith(word));

/** From this length on half a word may have a slip in it as well: `hamburgher`. */
const longHalf = 6;

/** Whether a word is most of another, but for one slip. */
const isNearlyPart = (typed: string, word: string) =>
  word.length >= longHalf &&
  word.length < typed.length &&
  (slipsBetween(word, typed, 1).begun <= 1 || slipsBetween(turned(word), turned(typed), 1).begun <= 1);

const turned = (word: string) => [...word].reverse().join('');

/** Typing errors forgiven in a word; two only with the right first letter, so that "ananas" is no banana. */
const forgivenIn = (typed: string, word: string, most: number) =>
  typed.charCodeAt(0) === word.charCodeAt(0) ? most : Math.min(most, 1);

/** Too many slips: any other word is better. */
const never = Number.POSITIVE_INFINITY;

/** How unlikely a word is meant, by its slips. */
const unlikeliness = (typed: string, word: string, forgiven: number): number => {
  const { whole } = slipsBetween(withoutEnding(typed), withoutEnding(word), forgiven);
  const { begun } = slipsBetween(typed, word, forgiven);
  const ending = typed.at(-1) === word.at(-1) ? 0 : 1;
  return Math.min(
    whole <= forgiven ? 4 * whole + ending : never,
    begun <= Math.min(forgiven, 1) ? 4 * begun + 2 : never,
  );
};

/** How unlikely a typed word is meant as a half of another. */
const unlikelinessOfPart = (typed: string, word: string): number => {
  if (isPart(typed, word)) return leastLikely - word.length;
  return isNearlyPart(typed, word) ? 2 * leastLikely - word.length : never;
};

/** Words most likely meant by an unknown one; a whole word is likelier than an equally near beginning. */
export const wordsMeant = (typed: string, candidates: readonly Spelled[]): readonly string[] => {
  if (typed.length < shortest) return [];
  const most = slipsForgiven(typed);
  const needed = lettersOf(withoutEnding(typed));
  let best = never;
  let meant: string[] = [];
  for (const { word, letters } of candidates) {
    if (word.length < shortest || typed.length > 2 * word.length) continue;
    const forgiven = forgivenIn(typed, word, most);
    const alike = missingFrom(needed, letters) <= forgiven ? unlikeliness(typed, word, forgiven) : never;
    const rating = alike === never ? unlikelinessOfPart(typed, word) : alike;
    if (rating === never || rating > best) continue;
    if (rating < best) meant = [];
    best = rating;
    meant.push(word);
  }
  return meant;
};
