import { slipsBetween } from './spell-slips.ts';

/** A word, with the set of its letters: what tells at once that two words have too little in common. */
export type Spelled = { readonly word: string; readonly letters: number };

/** One bit for each letter from a to z; whatever else there is shares the six that are left. */
const bitOf = (code: number) => 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));

const lettersOf = (word: string): number => {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= bitOf(word.charCodeAt(at));
  return letters;
};

export const spell = (word: string): Spelled => ({ word, letters: lettersOf(word) });

/** How many letters of one set are missing from another: each of them is a slip, if not more. */
const missingFrom = (letters: number, others: number): number => {
  let count = 0;
  for (let missing = letters & ~others; missing !== 0; missing &= missing - 1) count += 1;
  return count;
};

/** Slips forgiven in a word: the shorter it is, the more words are only one slip away. */
export const slipsForgiven = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** Nobody is taken for meaning a word shorter than this. */
const shortest = 4;

/** Italian bends words at their last vowel, where a different one is hardly a slip. */
const withoutEnding = (word: string) => (word.length > 3 ? word.replace(/[aeiou]$/, '') : word);

/** Above any slips: a part of a word is better than nothing, and the longest part is best. */
const leastLikely = 100;

/** Whether a word is the better half of another: "burger" of "hamburger". */
const isPart = (typed: string, word: string) =>
  2 * word.length >= typed.length && (typed.startsWith(word) || typed.endsWith(word));

/** How unlikely a word with slips in it is to be meant; undefined where there are too many. */
const unlikeliness = (typed: string, word: string, most: number): number | undefined => {
  const { whole } = slipsBetween(withoutEnding(typed), withoutEnding(word));
  const { begun } = slipsBetween(typed, word);
  // Whoever slips twice has at least begun well: "ananas" is no banana.
  const meant = whole < 2 || word.charAt(0) === typed.charAt(0) ? whole : most + 1;
  const ways = [
    ...(meant <= most ? [4 * meant + (word.at(-1) === typed.at(-1) ? 0 : 1)] : []),
    ...(begun <= Math.min(most, 1) ? [4 * begun + 2] : []),
  ];
  return ways.length > 0 ? Math.min(...ways) : undefined;
};

/** The words most likely meant by one that is nowhere written; a whole word is likelier than a beginning as near. */
export const wordsMeant = (typed: string, candidates: readonly Spelled[]): readonly string[] => {
  const most = slipsForgiven(typed);
  const letters = lettersOf(withoutEnding(typed));
  let best = Number.POSITIVE_INFINITY;
  let meant: string[] = [];
  for (const candidate of candidates) {
    const { word } = candidate;
    if (word.length < shortest) continue;
    const near = typed.length - word.length <= most + 1 && missingFrom(letters, candidate.letters) <= most;
    const rating =
      (near ? unlikeliness(typed, word, most) : undefined) ??
      (isPart(typed, word) ? leastLikely - word.length : undefined);
    if (rating === undefined || rating > best) continue;
    if (rating < best) meant = [];
    best = rating;
    meant.push(word);
  }
  return meant;
};
