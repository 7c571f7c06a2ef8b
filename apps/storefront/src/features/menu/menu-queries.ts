import type { QueryClient } from '@tanstack/react-query';
import type { Service } from '../../base/api/api.tsx';
import { brandQuery } from '../../base/api/brand.ts';

/** Best sellers of all categories: one cached list instead of one for each category. */
export const menuQuery = (service: Service) =>
  service.query('GET /api/products', { query: { sort: 'popular', paginate: 60 } });

type Context = { readonly service: Service; readonly queryClient: QueryClient };

/** Loads the data of the menu page. */
export const loadMenu = ({ service, queryClient }: Context) =>
  Promise.all([
    queryClient.ensureQueryData(brandQuery(service)),
    queryClient.ensureQueryData(menuQuery(service)),
  ]);
