import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import { service } from '../../base/api.ts';
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

export const useMenuCategories = () => useQuery(service.query('GET /api/backoffice/menu/categories'));

const product = (id: string) =>
  service.query('GET /api/backoffice/menu/products/:product', { params: { product: id } });

/** A product as it is edited: read anew at each visit, but not under the fingers of who edits. */
export const useEdited = (id: string) =>
  useQuery({ ...product(id), staleTime: 0, refetchOnWindowFocus: false });

/** What a product is now, whoever has saved it. */
export const readEdited = (id: string): Promise<EditedProduct> =>
  service.api('GET /api/backoffice/menu/products/:product', { params: { product: id } });

/** Takes over what was saved; lists are read anew. */
export const useSaved = () => {
  const client = useQueryClient();
  return async (saved: EditedProduct) => {
    client.setQueryData(product(saved.id).queryKey, saved);
    await client.invalidateQueries({ queryKey: listKey });
    await client.invalidateQueries({
      queryKey: service.query('GET /api/backoffice/audit', { query: {} }).queryKey.slice(0, 1),
    });
  };
};
