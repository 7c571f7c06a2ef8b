import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { ApiError } from '@zanga/contract/client';
import type { Service } from '../../shared/api.tsx';

export const contentQuery = (service: Service, slug: string) =>
  service.query('GET /api/contents/:slug', { params: { slug } });

type Context = { readonly service: Service; readonly queryClient: QueryClient };

/** An editorial text; one that does not exist is a page not found. */
export const loadContent = async ({ service, queryClient }: Context, slug: string) => {
  try {
    return await queryClient.ensureQueryData(contentQuery(service, slug));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound();
    throw error;
  }
};
