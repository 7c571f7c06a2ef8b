import { queryOptions } from '@tanstack/react-query';
import type { Service } from '../../base/api/api.tsx';

/** The reviewed product or shop, by slug or id. */
export type Reviewed = { readonly product: string } | { readonly shop: string };

/** A page of reviews of a product or shop. */
export const reviewsQuery = (service: Service, reviewed: Reviewed, page = 1) =>
  queryOptions({
    queryKey: ['reviews', reviewed, page],
    queryFn: () =>
      'product' in reviewed
        ? service.api('GET /api/products/:product/reviews', { params: reviewed, query: { page } })
        : service.api('GET /api/shops/:shop/reviews', { params: reviewed, query: { page } }),
  });
