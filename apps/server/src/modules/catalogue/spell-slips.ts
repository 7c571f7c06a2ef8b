export type Slips = { readonly whole: number; readonly begun: number };

const tooMany: Slips = { whole: Number.POSITIVE_INFINITY, begun: Number.POSITIVE_INFINITY };

/**
 * Letters to add, leave out, change or swap with their neighbour to turn a word into another (`whole`), or into the
 * beginning of another (`begun`): whoever is still typing has not come to its end. Beyond `most` nobody counts on.
 */
export const slipsBetween = (typed: string, meant: string, most = Number.POSITIVE_INFINITY): Slips => {
  // Each row tells what turns so many letters of the one into none, one, two … letters of the other.
  let before: number[] = [];
  let above: number[] = [];
  for (let j = 0; j <= meant.length; j += 1) above.push(j);
  let [fewestBefore, fewest] = [0, 0];
  for (let i = 0; i < typed.length; i += 1) {
    const row = nextRow(typed, i, meant, above, before);
    [before, above] = [above, row];
    [fewestBefore, fewest] = [fewest, least(row)];
    if (fewest > most && fewestBefore > most) return tooMany;
  }
  return { whole: at(above, meant.length), begun: least(above) };
};

const nextRow = (typed: string, i: number, meant: string, above: number[], before: number[]): number[] => {
  const letter = typed.charCodeAt(i);
  const row = [i + 1];
  for (let j = 0; j < meant.length; j += 1) {
    const other = meant.charCodeAt(j);
    const changed = at(above, j) + (letter === other ? 0 : 1);
    const fewest = Math.min(changed, at(above, j + 1) + 1, at(row, j) + 1);
    const swapped = i > 0 && j > 0 && letter === meant.charCodeAt(j - 1) && typed.charCodeAt(i - 1) === other;
    row.push(swapped ? Math.min(fewest, at(before, j - 1) + 1) : fewest);
  }
  return row;
};

const least = (row: readonly number[]): number => {
  let fewest = Number.POSITIVE_INFINITY;
  for (const slips of row) if (slips < fewest) fewest = slips;
  return fewest;
};

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;
