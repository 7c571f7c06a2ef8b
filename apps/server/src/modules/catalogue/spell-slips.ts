/**
 * Letters to add, leave out, change or swap with their neighbour to turn a word into another (`whole`), or into the
 * beginning of another (`begun`): whoever is still typing has not come to its end.
 */
export const slipsBetween = (typed: string, meant: string): { whole: number; begun: number } => {
  // Three rows in turn, no row made anew: every word that is in use may be compared with one typed.
  let [older, previous, current] = [rowOf(meant), rowOf(meant), rowOf(meant)];
  for (let i = 0; i < typed.length; i += 1) {
    const letter = typed.charCodeAt(i);
    current[0] = i + 1;
    for (let j = 0; j < meant.length; j += 1) {
      const other = meant.charCodeAt(j);
      const changed = at(previous, j) + (letter === other ? 0 : 1);
      let least = Math.min(changed, at(previous, j + 1) + 1, at(current, j) + 1);
      if (i > 0 && j > 0 && letter === meant.charCodeAt(j - 1) && typed.charCodeAt(i - 1) === other)
        least = Math.min(least, at(older, j - 1) + 1);
      current[j + 1] = least;
    }
    [older, previous, current] = [previous, current, older];
  }
  return { whole: at(previous, meant.length), begun: Math.min(...previous) };
};

/** What it takes to write each beginning of a word from nothing. */
const rowOf = (word: string): number[] => Array.from({ length: word.length + 1 }, (_, letters) => letters);

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;
