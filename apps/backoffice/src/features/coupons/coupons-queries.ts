import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EditedCoupon } from '@zanga/contract/ordering/coupons-office';
import { service } from '../../base/api.ts';
import { type CouponsParams, couponsQuery } from './coupons-params.ts';

const listKey = ['coupons'] as const;

/** Coupons, page by page. */
export const useCoupons = (params: CouponsParams) => {
  const query = couponsQuery(params);
  return useInfiniteQuery({
    queryKey: [...listKey, query],
    queryFn: ({ pageParam }) =>
      service.api('GET /api/backoffice/coupons', {
        query: { ...query, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
};

const coupon = (id: string) =>
  service.query('GET /api/backoffice/coupons/:coupon', { params: { coupon: id } });

/** A coupon as it is edited: read anew at each visit, but not under the fingers of who edits. */
export const useEdited = (id: string) =>
  useQuery({ ...coupon(id), staleTime: 0, refetchOnWindowFocus: false });

/** What a coupon is now, whoever has saved it. */
export const readEdited = (id: string): Promise<EditedCoupon> =>
  service.api('GET /api/backoffice/coupons/:coupon', { params: { coupon: id } });

/** Takes over what was saved; lists are read anew. */
export const useSaved = () => {
  const client = useQueryClient();
  return async (saved: EditedCoupon) => {
    client.setQueryData(coupon(saved.id).queryKey, saved);
    await client.invalidateQueries({ queryKey: listKey });
    await client.invalidateQueries({
      queryKey: service.query('GET /api/backoffice/audit', { query: {} }).queryKey.slice(0, 1),
    });
  };
};

export const useShops = () => useQuery(service.query('GET /api/backoffice/shops'));
export const useCategories = () => useQuery(service.query('GET /api/backoffice/menu/categories'));

/** Products whose names have what is typed. */
export const useProductsLike = (search: string) =>
  useQuery({
    ...service.query('GET /api/backoffice/menu/products', {
      query: { ...(search && { search }), limit: 20 },
    }),
    placeholderData: keepPreviousData,
  });
