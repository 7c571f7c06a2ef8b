import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { missingIsNotFound } from '@zanga/browser/api/api-error.ts';
import type { Service } from '../../base/api/api.tsx';
import { reviewsQuery } from '../../parts/reviews/reviews-query.ts';

export const productQuery = (service: Service, product: string) =>
  service.query('GET /api/products/:product', { params: { product } });

const relatedShown = 8;

/** What else people like in the same category; one more is asked for, since the product itself may be among them. */
export const relatedQuery = (service: Service, category: string) =>
  service.query('GET /api/products', { query: { category, sort: 'popular', paginate: relatedShown + 1 } });

/** The others, without the one that is already being looked at. */
export const others = <T extends { readonly id: string }>(products: readonly T[], id: string) =>
  products.filter((product) => product.id !== id).slice(0, relatedShown);

type Context = { readonly service: Service; readonly queryClient: QueryClient };

/** What a product's page needs before it can appear; it has one address, an unknown one is a page not found. */
export const loadProduct = async ({ service, queryClient }: Context, asked: string) => {
  const product = await queryClient.ensureQueryData(productQuery(service, asked)).catch(missingIsNotFound);
  if (product.slug !== asked)
    throw redirect({ to: '/prodotto/$product', params: { product: product.slug }, replace: true });
  await Promise.all([
    queryClient.prefetchQuery(relatedQuery(service, product.rootCategory.slug)),
    queryClient.prefetchQuery(reviewsQuery(service, { product: product.slug })),
  ]);
  return product;
};
