import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { service } from '../../base/api.ts';
import { editable, readEditable, useEditable, useTakeOver } from '../../parts/editing/editable.ts';
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

/** A coupon with all its editable fields. */
const coupon = editable({
  query: (coupon: string) => service.query('GET /api/backoffice/coupons/:coupon', { params: { coupon } }),
  idOf: ({ id }) => id,
  told: [listKey],
});
export const useEdited = (id: string) => useEditable(coupon, id);
export const readEdited = (id: string) => readEditable(coupon, id);
export const useSaved = () => useTakeOver(coupon);

export const useShops = () => useQuery(service.query('GET /api/backoffice/shops'));
export const useCategories = () => useQuery(service.query('GET /api/backoffice/menu/categories'));

/** Products whose name contains the typed text. */
export const useProductsLike = (search: string) =>
  useQuery({
    ...service.query('GET /api/backoffice/menu/products', {
      query: { ...(search && { search }), limit: 20 },
    }),
    placeholderData: keepPreviousData,
  });
