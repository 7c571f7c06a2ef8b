import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { service } from '../../base/api.ts';
import type { moderationQuery } from './moderation-params.ts';

const listKey = ['reviews'] as const;

/** Reviews, page by page. */
export const useReviews = (query: ReturnType<typeof moderationQuery>) =>
  useInfiniteQuery({
    queryKey: [...listKey, query],
    queryFn: ({ pageParam }) =>
      service.api('GET /api/backoffice/reviews', {
        query: { ...query, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Reads the reviews anew after a colleague may have decided. */
export const useReadReviews = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: listKey });
};
