import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { ApiError } from '@zanga/contract/client';
import type { Service } from '../../shared/api.tsx';

export const shopsQuery = (service: Service) => service.query('GET /api/shops', { query: {} });

export const shopQuery = (service: Service, shop: string) =>
  service.query('GET /api/shops/:shop', { params: { shop } });

type Context = { readonly service: Service; readonly queryClient: QueryClient };

/** One shop; an unknown one is a page not found. */
export const loadShop = async ({ service, queryClient }: Context, shop: string) => {
  try {
    return await queryClient.ensureQueryData(shopQuery(service, shop));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound();
    throw error;
  }
};
