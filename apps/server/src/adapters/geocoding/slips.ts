/** Names are short; a longer text resembles no name. */
const longest = 255;
const row = () => new Uint8Array(longest + 2);
const rows = [row(), row(), row()] as const;

/**
 * Letters changed, left out, added or swapped between two words; counting stops beyond `most`. Only cells near the
 * diagonal are computed: one search compares its words with ten thousand names.
 */
export const slips = (typed: string, meant: string, most: number): number => {
  const beyond = most + 1;
  if (Math.abs(typed.length - meant.length) > most || meant.length > longest) return beyond;
  let [before, last, next]: readonly [Uint8Array, Uint8Array, Uint8Array] = rows;
  for (let at = 0; at <= meant.length; at += 1) last[at] = Math.min(at, beyond);
  for (let row = 1; row <= typed.length; row += 1) {
    const from = Math.max(1, row - most);
    const to = Math.min(meant.length, row + most);
    let least = from === 1 ? Math.min(row, beyond) : beyond;
    next[from - 1] = least;
    for (let at = from; at <= to; at += 1) {
      const same = typed.charCodeAt(row - 1) === meant.charCodeAt(at - 1);
      const changed = (last[at - 1] ?? beyond) + Number(!same);
      let count = Math.min(changed, (last[at] ?? beyond) + 1, (next[at - 1] ?? beyond) + 1, beyond);
      if (
        row > 1 &&
        at > 1 &&
        typed.charCodeAt(row - 1) === meant.charCodeAt(at - 2) &&
        typed.charCodeAt(row - 2) === meant.charCodeAt(at - 1)
      )
        count = Math.min(count, (before[at - 2] ?? beyond) + 1);
      next[at] = count;
      least = Math.min(least, count);
    }
    // The next row reaches one cell further to the right.
    next[to + 1] = beyond;
    if (least > most) return beyond;
    [before, last, next] = [last, next, before];
  }
  return Math.min(last[meant.length] ?? beyond, beyond);
};

/** Forgiven slips: the shorter a name, the more other names are one slip away. */
export const slipsForgiven = ({ length }: string): number => {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
};
