import type { QueryClient } from '@tanstack/react-query';
import { missingIsNotFound } from '@zanga/browser/api/api-error.ts';
import type { Service } from '../../base/api/api.tsx';
import { reviewsQuery } from '../../parts/reviews/reviews-query.ts';

export const shopsQuery = (service: Service) => service.query('GET /api/shops', { query: {} });

export const shopQuery = (service: Service, shop: string) =>
  service.query('GET /api/shops/:shop', { params: { shop } });

type Context = { readonly service: Service; readonly queryClient: QueryClient };

/** Loads a shop and its reviews; an unknown shop is "not found". */
export const loadShop = async ({ service, queryClient }: Context, shop: string) => {
  const [found] = await Promise.all([
    queryClient.ensureQueryData(shopQuery(service, shop)).catch(missingIsNotFound),
    queryClient.prefetchQuery(reviewsQuery(service, { shop })),
  ]);
  return found;
};
