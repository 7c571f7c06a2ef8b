import type { QueryClient } from '@tanstack/react-query';
import { missingIsNotFound } from '@zanga/browser/api/api-error.ts';
import type { Service } from '../../base/api/api.tsx';

export const contentQuery = (service: Service, slug: string) =>
  service.query('GET /api/contents/:slug', { params: { slug } });

type Context = { readonly service: Service; readonly queryClient: QueryClient };

/** An editorial text; one that does not exist is a page not found. */
export const loadContent = ({ service, queryClient }: Context, slug: string) =>
  queryClient.ensureQueryData(contentQuery(service, slug)).catch(missingIsNotFound);
