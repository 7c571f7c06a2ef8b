import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { service } from '../../base/api.ts';
import { editable, readEditable, useEditable, useTakeOver } from '../../parts/editing/editable.ts';
import { type MenuParams, menuQuery } from './menu-params.ts';

const listKey = ['menu'] as const;

/** Products of the menu, page by page. */
export const useMenu = (params: MenuParams) => {
  const query = menuQuery(params);
  return useInfiniteQuery({
    queryKey: [...listKey, query],
    queryFn: ({ pageParam }) =>
      service.api('GET /api/backoffice/menu/products', {
        query: { ...query, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
};

/** First products with a name that can be paired with another. */
export const useBeside = (product: string, search: string) =>
  useQuery({
    ...service.query('GET /api/backoffice/menu/products', {
      query: { beside: product, limit: 20, ...(search !== '' && { search }) },
    }),
    placeholderData: keepPreviousData,
  });

export const useMenuCategories = () => useQuery(service.query('GET /api/backoffice/menu/categories'));

/** A product with all its editable fields. */
const product = editable({
  query: (product: string) =>
    service.query('GET /api/backoffice/menu/products/:product', { params: { product } }),
  idOf: ({ id }) => id,
  told: [listKey],
});
export const useEdited = (id: string) => useEditable(product, id);
export const readEdited = (id: string) => readEditable(product, id);
export const useSaved = () => useTakeOver(product);
