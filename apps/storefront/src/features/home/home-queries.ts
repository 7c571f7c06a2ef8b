import type { QueryClient } from '@tanstack/react-query';
import type { Product } from '@zanga/contract/menu/product';
import { usualHome } from '@zanga/domain/brand/home';
import type { Service } from '../../base/api/api.tsx';

const shelfSize = 12;

/** What sells best; on a first day nothing was sold, and there is no such shelf. */
export const bestQuery = (service: Service) =>
  service.query('GET /api/products', { query: { sort: 'popular', sold: '1', paginate: shelfSize } });

export const offersQuery = (service: Service) =>
  service.query('GET /api/products', { query: { discounted: '1', paginate: shelfSize } });

/** What is shown below the first screen, in its order. */
export const homeQuery = (service: Service) => service.query('GET /api/home');

/** What is shown there where no answer is to be had: a phone without a network has none of before an update. */
export const usualBlocks = usualHome.filter(({ shown }) => shown);

export const shopsQuery = (service: Service) => service.query('GET /api/shops', { query: {} });

/**
 * What can be had now goes before what cannot; otherwise in the order it came. What only turned out not to come to where
 * one is stays where it was seen.
 */
export const availableFirst = (products: readonly Product[]) => {
  const [now = [], later = []] = [true, false].map((first) =>
    products.filter(
      ({ availability: { state } }) => (state === 'available' || state === 'not_here') === first,
    ),
  );
  return [...now, ...later];
};

/** How many of them a first screen shows as cards at most. */
const seenAtOnce = 6;

/** The dish for the plate: food that the first screen does not show already. */
export const plated = (products: readonly Product[]): Product | undefined =>
  products.slice(seenAtOnce).find(({ kind }) => kind === 'food') ?? products[0];

type Context = { readonly service: Service; readonly queryClient: QueryClient };

/** Loads the home page: without its best sellers it fails; everything else may come later, or as it usually is. */
export const loadHome = async ({ service, queryClient }: Context) => {
  const [best] = await Promise.all([
    queryClient.ensureQueryData(bestQuery(service)),
    queryClient.prefetchQuery(homeQuery(service)),
    queryClient.prefetchQuery(offersQuery(service)),
    queryClient.prefetchQuery(shopsQuery(service)),
  ]);
  return best;
};
