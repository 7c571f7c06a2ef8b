import type { ProductId } from '../ids.ts';
import type { Cents } from '../money.ts';

/** A product to suggest beside the chosen ones. */
export type Candidate = {
  readonly id: ProductId;
  /** The root category it is listed in. */
  readonly root: string;
  readonly price: Cents;
  /** Number of orders with it and a chosen product. */
  readonly together: number;
  /** Its place among the staff's pairings of the chosen products; null without one. */
  readonly paired: number | null;
};

export type Chosen = {
  /** The root categories of the chosen products. */
  readonly roots: ReadonlySet<string>;
  /** Amount missing to the minimum or to free delivery; 0 if none is. */
  readonly gap: number;
};

/** At most two of one category: not six drinks beside a pizza. */
const mostOfOneRoot = 2;

const byFit = (roots: ReadonlySet<string>) => (a: Candidate, b: Candidate) =>
  (a.paired ?? Number.MAX_SAFE_INTEGER) - (b.paired ?? Number.MAX_SAFE_INTEGER) ||
  b.together - a.together ||
  Number(roots.has(a.root)) - Number(roots.has(b.root));

/** The cheapest that fills the gap; of two at one price the better ranked. */
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
 * Suggestions beside the chosen products. First one that fills the gap to a minimum, then the staff's pairings,
 * products often bought together, and best sellers of other categories. Candidates come with the best sellers first.
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
