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

/**
 * The words that are most likely meant by one that is nowhere written. A whole word is likelier than a beginning, and
 * whoever slips twice has at least begun well: "ananas" is no banana.
 */
export const wordsMeant = (typed: string, candidates: readonly string[]): readonly string[] => {
  const rated = candidates.flatMap((word) => {
    const { whole, begun } = slipsBetween(typed, word);
    const slips = Math.min(whole, begun);
    const likely = slips < 2 || word.charAt(0) === typed.charAt(0);
    const rating = Math.min(2 * whole, 2 * begun + 1);
    return likely && slips <= slipsForgiven(typed) ? [{ word, rating }] : [];
  });
  const best = Math.min(...rated.map(({ rating }) => rating));
  return rated.filter(({ rating }) => rating === best).map(({ word }) => word);
};
