import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Service } from '../../../base/api/api.tsx';

/** Results of a page (CON-1). */
const resultsOnPage = 25;

/** Results page by page; the last ones stay while new ones load, and an outdated request is aborted. */
export const searchQuery = (service: Service, search: string) => {
  const query = { search, paginate: resultsOnPage };
  return infiniteQueryOptions({
    queryKey: ['GET /api/products/search', query, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      service.query('GET /api/products/search', { query: { ...query, page: pageParam } }).queryFn({ signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
};

/** Best results of the category page the search was opened over; shown first. */
export const nearQuery = (service: Service, search: string, root: string) => ({
  ...service.query('GET /api/products/search', {
    query: { search, paginate: resultsOnPage, root_category_id: root },
  }),
  placeholderData: keepPreviousData,
});
