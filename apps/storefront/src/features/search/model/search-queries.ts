import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Service } from '../../../base/api/api.tsx';

export type SearchRequest = {
  readonly search: string;
  /** Slug of the root category to stay in. */
  readonly root: string | undefined;
};

/** Results of a page (CON-1). */
const resultsOnPage = 25;

/** Results, a page at a time; the last ones stay while new ones are on their way, a request no longer wanted is dropped. */
export const searchQuery = (service: Service, { search, root }: SearchRequest) => {
  const query = { search, paginate: resultsOnPage, ...(root && { root_category_id: root }) };
  return infiniteQueryOptions({
    queryKey: ['GET /api/products/search', query, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      service.query('GET /api/products/search', { query: { ...query, page: pageParam } }).queryFn({ signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
};
