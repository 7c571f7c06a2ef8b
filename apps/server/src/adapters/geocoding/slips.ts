/** How many letters were changed, left out, added or swapped between two words; more than `most` is not counted on. */
export const slips = (typed: string, meant: string, most: number): number => {
  if (Math.abs(typed.length - meant.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= meant.length; at += 1) {
      const same = typed[row - 1] === meant[at - 1];
      const swapped = typed[row - 1] === meant[at - 2] && typed[row - 2] === meant[at - 1];
      next.push(
        Math.min(
          (last[at] ?? 0) + 1,
          (next[at - 1] ?? 0) + 1,
          (last[at - 1] ?? 0) + Number(!same),
          swapped && row > 1 && at > 1 ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return last[meant.length] ?? most + 1;
};

/** Slips forgiven in a name: the shorter it is, the more names are only one slip away. */
export const slipsForgiven = ({ length }: string): number => {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
};
