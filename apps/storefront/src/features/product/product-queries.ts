import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { missingIsNotFound } from '@zanga/browser/api/api-error.ts';
import type { Service } from '../../base/api/api.tsx';
import { reviewsQuery } from '../../parts/reviews/reviews-query.ts';

export const productQuery = (service: Service, product: string) =>
  service.query('GET /api/products/:product', { params: { product } });

const relatedShown = 8;

/** Best sellers of the same category; one more than shown, because the product itself may be among them. */
export const relatedQuery = (service: Service, category: string) =>
  service.query('GET /api/products', { query: { category, sort: 'popular', paginate: relatedShown + 1 } });

/** The list without the product of the page. */
export const others = <T extends { readonly id: string }>(products: readonly T[], id: string) =>
  products.filter((product) => product.id !== id).slice(0, relatedShown);

type Context = { readonly service: Service; readonly queryClient: QueryClient };

/** Loads the data of a product's page; another spelling redirects to its one address, an unknown one is "not found". */
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
