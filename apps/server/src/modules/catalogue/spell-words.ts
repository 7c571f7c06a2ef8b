/** Slips forgiven in a word: the shorter it is, the more words are only one slip away. */
export const slipsForgiven = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/**
 * Letters to add, leave out, change or swap with their neighbour to turn a word into another (`whole`), or into the
 * beginning of another (`begun`): whoever is still typing has not come to its end.
 */
export const slipsBetween = (typed: string, meant: string): { whole: number; begun: number } => {
  const a = [...typed];
  const b = [...meant];
  let before: number[] = [];
  let previous = b.map((_, index) => index).concat(b.length);
  for (const [i, letter] of a.entries()) {
    const current = [i + 1];
    for (const [j, other] of b.entries()) {
      const least = Math.min(
        at(previous, j + 1) + 1,
        at(current, j) + 1,
        at(previous, j) + (letter === other ? 0 : 1),
      );
      const swapped = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === other;
      current.push(swapped ? Math.min(least, at(before, j - 1) + 1) : least);
    }
    before = previous;
    previous = current;
  }
  return { whole: at(previous, b.length), begun: Math.min(...previous) };
};

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;

/** Italian bends words at their last vowel, where a different one is hardly a slip. */
const withoutEnding = (word: string) => (word.length > 3 ? word.replace(/[aeiou]$/, '') : word);

/** Above any slips: a part of a word is better than nothing, and the longest part is best. */
const leastLikely = 100;

/** Whether a word is the better half of another: "burger" of "hamburger". */
const isPart = (typed: string, word: string) =>
  word.length >= 4 && 2 * word.length >= typed.length && (typed.startsWith(word) || typed.endsWith(word));

/** How unlikely a word is to be meant; undefined where too much is wrong with it. */
const unlikeliness = (typed: string, word: string): number | undefined => {
  const { whole } = slipsBetween(withoutEnding(typed), withoutEnding(word));
  const { begun } = slipsBetween(typed, word);
  const most = slipsForgiven(typed);
  // Whoever slips twice has at least begun well: "ananas" is no banana.
  const meant = whole < 2 || word.charAt(0) === typed.charAt(0) ? whole : most + 1;
  const ways = [
    ...(meant <= most ? [4 * meant + (word.at(-1) === typed.at(-1) ? 0 : 1)] : []),
    ...(begun <= Math.min(most, 1) ? [4 * begun + 2] : []),
  ];
  if (ways.length > 0) return Math.min(...ways);
  return isPart(typed, word) ? leastLikely - word.length : undefined;
};

/** The words most likely meant by one that is nowhere written; a whole word is likelier than a beginning as near. */
export const wordsMeant = (typed: string, candidates: readonly string[]): readonly string[] => {
  const rated = candidates.map((word) => ({
    word,
    rating: unlikeliness(typed, word) ?? Number.POSITIVE_INFINITY,
  }));
  const best = Math.min(...rated.map(({ rating }) => rating));
  return rated.filter(({ rating }) => rating === best && Number.isFinite(best)).map(({ word }) => word);
};
