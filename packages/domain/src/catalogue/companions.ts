import type { Cents } from '../money.ts';

/** A product that may be offered beside what somebody has chosen. */
export type Candidate = {
  readonly id: string;
  /** The root category it is listed in. */
  readonly root: string;
  readonly price: Cents;
  /** In how many orders it was bought together with something chosen. */
  readonly together: number;
  /** Its place among what staff say goes with something chosen; null where they do not name it. */
  readonly paired: number | null;
};

export type Chosen = {
  /** The root categories of what was chosen. */
  readonly roots: ReadonlySet<string>;
  /** What is missing to the minimum or to free delivery; 0 where nothing is. */
  readonly gap: number;
};

/** So many of one category: beside a pizza not six drinks. */
const mostOfOneRoot = 2;

const byFit = (roots: ReadonlySet<string>) => (a: Candidate, b: Candidate) =>
  (a.paired ?? Number.MAX_SAFE_INTEGER) - (b.paired ?? Number.MAX_SAFE_INTEGER) ||
  b.together - a.together ||
  Number(roots.has(a.root)) - Number(roots.has(b.root));

/** The cheapest that fills the gap, and of two that cost the same the one that goes better. */
const fillingGap = (ranked: readonly Candidate[], gap: number): Candidate | undefined =>
  gap > 0
    ? ranked
        .filter(({ price }) => price >= gap)
        .reduce<Candidate | undefined>(
          (best, one) => (best === undefined || one.price < best.price ? one : best),
          undefined,
        )
    : undefined;

/**
 * What to offer beside what was chosen: first what fills the gap to a minimum, then what staff say goes with it, in their
 * order, then what others really bought with it, then what sells best of the categories nothing was chosen from.
 * Candidates come with the best sellers first.
 */
export const companionsOf = (
  candidates: readonly Candidate[],
  { roots, gap }: Chosen,
  most: number,
): readonly Candidate[] => {
  const ranked = candidates.toSorted(byFit(roots));
  const filling = fillingGap(ranked, gap);
  const offered: Candidate[] = filling ? [filling] : [];
  const ofRoot = (root: string) => offered.filter((one) => one.root === root).length;
  for (const one of ranked) {
    if (offered.length === most) break;
    if (one !== filling && (one.paired !== null || ofRoot(one.root) < mostOfOneRoot)) offered.push(one);
  }
  return offered.slice(0, most);
};
