import type { QueryClient } from '@tanstack/react-query';
import type { Service } from '../../shared/api.tsx';
import { missingIsNotFound } from '../../shared/api-error.ts';

export const shopsQuery = (service: Service) => service.query('GET /api/shops', { query: {} });

export const shopQuery = (service: Service, shop: string) =>
  service.query('GET /api/shops/:shop', { params: { shop } });

type Context = { readonly service: Service; readonly queryClient: QueryClient };

/** One shop; an unknown one is a page not found. */
export const loadShop = ({ service, queryClient }: Context, shop: string) =>
  queryClient.ensureQueryData(shopQuery(service, shop)).catch(missingIsNotFound);
