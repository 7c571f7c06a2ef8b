import type { QueryClient } from '@tanstack/react-query';
import type { Product } from '@zanga/contract/menu/product';
import { usualHome } from '@zanga/domain/brand/home';
import type { Service } from '../../base/api/api.tsx';

const shelfSize = 12;

/** Best sellers; before the first sale there are none, and no such shelf. */
export const bestQuery = (service: Service) =>
  service.query('GET /api/products', { query: { sort: 'popular', sold: '1', paginate: shelfSize } });

export const offersQuery = (service: Service) =>
  service.query('GET /api/products', { query: { discounted: '1', paginate: shelfSize } });

/** Blocks below the first screen, in the brand's order. */
export const homeQuery = (service: Service) => service.query('GET /api/home');

/** Blocks shown without an answer: after an update a phone without a network has none in its cache. */
export const usualBlocks = usualHome.filter(({ shown }) => shown);

export const shopsQuery = (service: Service) => service.query('GET /api/shops', { query: {} });

/**
 * Available products first, otherwise in the given order. A product that only turns out not to reach the person's
 * address keeps its place: it was already seen there.
 */
export const availableFirst = (products: readonly Product[]) => {
  const [now = [], later = []] = [true, false].map((first) =>
    products.filter(
      ({ availability: { state } }) => (state === 'available' || state === 'not_here') === first,
    ),
  );
  return [...now, ...later];
};

/** Most cards on a first screen. */
const seenAtOnce = 6;

/** The dish for the plate: food that the first screen does not show already. */
export const plated = (products: readonly Product[]): Product | undefined =>
  products.slice(seenAtOnce).find(({ kind }) => kind === 'food') ?? products[0];

type Context = { readonly service: Service; readonly queryClient: QueryClient };

/** Loads the home page: it fails without its best sellers; other data may come later, or use the defaults. */
export const loadHome = async ({ service, queryClient }: Context) => {
  const [best] = await Promise.all([
    queryClient.ensureQueryData(bestQuery(service)),
    queryClient.prefetchQuery(homeQuery(service)),
    queryClient.prefetchQuery(offersQuery(service)),
    queryClient.prefetchQuery(shopsQuery(service)),
  ]);
  return best;
};
