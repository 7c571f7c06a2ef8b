import type { ProductQuery } from '@zanga/contract/menu/products';
import { safeFor } from '../menu/list-products.ts';
import { isReachable } from '../reach/is-reachable.ts';
import type { Reach } from '../reach/reach-queries.ts';
import { compareText, type HeldProduct } from '../visible/held-product.ts';
import type { VisibleCatalogue } from '../visible/visible-catalogue.ts';

/** Products that go with the chosen ones, by id. */
type Going = {
  /** Orders with both. */
  readonly together: ReadonlyMap<string, number>;
  /** Place among the pairings by staff. */
  readonly paired: ReadonlyMap<string, number>;
};

type Wanted = Pick<ProductQuery, 'labels' | 'without'> & {
  /** Ids or slugs of the chosen products. */
  readonly chosen: readonly string[];
  readonly reach: Reach;
};

/** Candidates per category: some of them may be sold out. */
const mostOfOneRoot = 5;
const most = 40;

const bySales = (one: HeldProduct, other: HeldProduct): number =>
  other.sold_lately - one.sold_lately || other.popularity - one.popularity || compareText(one.id, other.id);

/** First products of each root category in an order. */
const firstOfRoots = (
  products: readonly HeldProduct[],
  order: (one: HeldProduct, other: HeldProduct) => number,
): readonly HeldProduct[] =>
  [...Map.groupBy(products, ({ root_category_id }) => root_category_id).values()].flatMap((some) =>
    some.toSorted(order).slice(0, mostOfOneRoot),
  );

/**
 * Products to offer beside the chosen ones, best sellers first: available food and drink without age limit and without
 * avoided allergens. Pairings by staff are included however little they sell.
 */
export const findCandidates = (
  menu: VisibleCatalogue,
  { chosen, reach, ...avoided }: Wanted,
  { together, paired }: Going,
): readonly HeldProduct[] => {
  const isSafe = safeFor(avoided) ?? (() => true);
  const fitting = menu
    .places()
    .map(({ product }) => product)
    .filter(
      (product) =>
        (product.kind === 'food' || product.kind === 'drink') &&
        product.age_limit === null &&
        !chosen.includes(product.id) &&
        !chosen.includes(product.slug) &&
        isReachable(reach, product.offered) &&
        isSafe(product),
    );
  const ordersOf = ({ id }: HeldProduct) => together.get(id) ?? 0;
  const byOrders = (one: HeldProduct, other: HeldProduct) =>
    ordersOf(other) - ordersOf(one) || bySales(one, other);
  const pairing = ({ id }: HeldProduct) => paired.get(id) ?? Number.MAX_SAFE_INTEGER;
  const going = fitting.filter(({ id }) => together.has(id) || paired.has(id));
  const possible = [...new Set([...going, ...firstOfRoots(fitting, bySales)])];
  const first = new Set(firstOfRoots(possible, byOrders));
  return possible
    .filter((product) => first.has(product) || paired.has(product.id))
    .toSorted((one, other) => pairing(one) - pairing(other) || byOrders(one, other))
    .slice(0, most)
    .toSorted(bySales);
};
