export type Slips = { readonly whole: number; readonly begun: number };

const tooMany: Slips = { whole: Number.POSITIVE_INFINITY, begun: Number.POSITIVE_INFINITY };

/**
 * Slips between two words: letters to add, leave out, change or swap with their neighbour. `whole` compares with the
 * other word, `begun` with its beginning, for a word still being typed. Counting ends at `most`.
 */
export const slipsBetween = (typed: string, meant: string, most = Number.POSITIVE_INFINITY): Slips => {
  // A row holds the slips from so many typed letters to none, one, two … of the other word. Three rows take turns,
  // since a word may be compared with the whole vocabulary.
  let [before, above, row] = [rowFor(meant), rowFor(meant), rowFor(meant)];
  let [fewestAbove, fewest] = [0, 0];
  for (let i = 0; i < typed.length; i += 1) {
    [fewestAbove, fewest] = [fewest, fillRow(row, { typed, i, meant, above, before })];
    [before, above, row] = [above, row, before];
    if (fewest > most && fewestAbove > most) return tooMany;
  }
  return { whole: at(above, meant.length), begun: fewest };
};

type Letter = {
  readonly typed: string;
  readonly i: number;
  readonly meant: string;
  readonly above: readonly number[];
  readonly before: readonly number[];
};

/** Fills the row of one more typed letter; returns its smallest number. */
const fillRow = (row: number[], { typed, i, meant, above, before }: Letter): number => {
  const letter = typed.charCodeAt(i);
  const previous = i > 0 ? typed.charCodeAt(i - 1) : Number.NaN;
  let slips = i + 1;
  let fewest = slips;
  row[0] = slips;
  for (let j = 0; j < meant.length; j += 1) {
    const other = meant.charCodeAt(j);
    slips = Math.min(slips + 1, at(above, j + 1) + 1, at(above, j) + (letter === other ? 0 : 1));
    if (previous === other && j > 0 && letter === meant.charCodeAt(j - 1))
      slips = Math.min(slips, at(before, j - 1) + 1);
    row[j + 1] = slips;
    if (slips < fewest) fewest = slips;
  }
  return fewest;
};

/** The row before the first typed letter: each letter of the other word is one to add. */
const rowFor = (word: string): number[] => {
  const row = [0];
  for (let length = 1; length <= word.length; length += 1) row.push(length);
  return row;
};

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;
