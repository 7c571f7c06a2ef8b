import type { QueryClient } from '@tanstack/react-query';
import type { Service } from '../../base/api/api.tsx';
import { brandQuery } from '../../base/api/brand.ts';

/** The dishes that sell best, of all categories at once: one list that is kept for everybody, instead of one for each. */
export const menuQuery = (service: Service) =>
  service.query('GET /api/products', { query: { sort: 'popular', paginate: 60 } });

type Context = { readonly service: Service; readonly queryClient: QueryClient };

/** What the page needs before it can appear. */
export const loadMenu = ({ service, queryClient }: Context) =>
  Promise.all([
    queryClient.ensureQueryData(brandQuery(service)),
    queryClient.ensureQueryData(menuQuery(service)),
  ]);
