import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { service } from '../../../base/api.ts';
import { readEdited, useSaved } from '../coupons-queries.ts';
import { type CodesParams, codesQuery } from './codes-params.ts';

const listKey = (coupon: string) => ['coupon-codes', coupon] as const;
const drawings = (coupon: string) =>
  service.query('GET /api/backoffice/coupons/:coupon/drawings', { params: { coupon } });

/** Codes of a coupon, page by page. */
export const useCodes = (coupon: string, params: CodesParams, enabled: boolean) => {
  const query = codesQuery(params);
  return useInfiniteQuery({
    enabled,
    queryKey: [...listKey(coupon), query],
    queryFn: ({ pageParam }) =>
      service.api('GET /api/backoffice/coupons/:coupon/codes', {
        params: { coupon },
        query: { ...query, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
};

/** Drawings of codes for a coupon, newest first. */
export const useDrawings = (coupon: string, enabled: boolean) => useQuery({ ...drawings(coupon), enabled });

/** Invalidates everything that depends on a coupon's codes. */
export const useCodesChanged = (coupon: string) => {
  const client = useQueryClient();
  const saved = useSaved();
  return async () => {
    await client.invalidateQueries({ queryKey: listKey(coupon) });
    await client.invalidateQueries({ queryKey: drawings(coupon).queryKey });
    await saved(await readEdited(coupon));
  };
};

/** The codes of a drawing, or of all, as a file. */
export const exportFile = async (coupon: string, drawing: string | undefined): Promise<Blob> => {
  const file: unknown = await service.api('GET /api/backoffice/coupons/:coupon/codes/export', {
    params: { coupon },
    query: { ...(drawing !== undefined && { drawing }) },
  });
  if (file instanceof Blob) return file;
  throw new TypeError('The export is no file');
};
