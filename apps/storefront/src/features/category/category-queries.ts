import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { missingIsNotFound } from '@zanga/browser/api/api-error.ts';
import type { Service } from '../../base/api/api.tsx';
import { type Filters, filterParams } from './category-filters.ts';

export const categoryQuery = (service: Service, category: string) =>
  service.query('GET /api/categories/:category', { params: { category } });

type ListOf = { readonly category: string; readonly filters: Filters; readonly firstPage: number };

/** A category's products, a page of 60 at a time, from the page the address names in both directions. */
export const productsQuery = (service: Service, { category, filters, firstPage }: ListOf) => {
  const query = { category, ...filterParams(filters) };
  return infiniteQueryOptions({
    queryKey: ['GET /api/products', query, 'pages', firstPage],
    queryFn: ({ pageParam }) => service.api('GET /api/products', { query: { ...query, page: pageParam } }),
    initialPageParam: firstPage,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : undefined),
    getPreviousPageParam: ({ meta }) => (meta.page > 1 ? Math.min(meta.page - 1, meta.last_page) : undefined),
  });
};

type Context = { readonly service: Service; readonly queryClient: QueryClient };

/** Loads the data of a category page; an unknown category is "not found". */
export const loadCategory = async ({ service, queryClient }: Context, list: ListOf) => {
  const [category] = await Promise.all([
    queryClient.ensureQueryData(categoryQuery(service, list.category)),
    queryClient.ensureInfiniteQueryData(productsQuery(service, list)),
  ]).catch(missingIsNotFound);
  return category;
};
