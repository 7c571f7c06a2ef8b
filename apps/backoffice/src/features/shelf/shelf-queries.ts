import type { QueryClient } from '@tanstack/react-query';
import type { ShelfThing } from '@zanga/contract/menu/shelf';
import { service } from '../../base/api.ts';

const everyMs = 30_000;
/** Orders lower the stock while staff look at it. */
const countedEveryMs = 5_000;

/** Sold-out things and search results; colleagues mark things too. */
export const shelfQuery = (shop: string, search: string | undefined) => ({
  ...service.query('GET /api/backoffice/shops/:shop/shelf', {
    params: { shop },
    query: { ...(search && { search }) },
  }),
  staleTime: 0,
  refetchInterval: ({
    state,
  }: {
    readonly state: { readonly data?: { readonly counted: readonly unknown[] } | undefined };
  }) => (state.data?.counted.length ? countedEveryMs : everyMs),
});

/** Dishes and choices that would be sold out with a thing. */
export const reachQuery = (shop: string, { kind, key }: Pick<ShelfThing, 'kind' | 'key'>) => ({
  ...service.query('GET /api/backoffice/shops/:shop/shelf/reach', { params: { shop }, query: { kind, key } }),
  staleTime: 0,
});

/** Sets the stock of a product here; null ends counting. The list is read anew, even after a refusal. */
export const countPieces = async (
  queries: QueryClient,
  shop: string,
  { key, count }: Pick<ShelfThing, 'key' | 'count'>,
  pieces: number | null,
): Promise<void> => {
  try {
    await service.api('POST /api/backoffice/shops/:shop/shelf/count', {
      params: { shop },
      body: { product: key, pieces, seen: count?.here ?? null },
    });
  } finally {
    await queries.invalidateQueries({ queryKey: ['GET /api/backoffice/shops/:shop/shelf'] });
  }
};

/** Marks a thing until a time, or for good; null removes the mark. The list is read anew, even after a refusal. */
export const markThing = async (
  queries: QueryClient,
  shop: string,
  { kind, key }: Pick<ShelfThing, 'kind' | 'key'>,
  until: Date | 'for_good' | null,
): Promise<void> => {
  try {
    await service.api('POST /api/backoffice/shops/:shop/shelf', {
      params: { shop },
      body: { kind, key, until: until instanceof Date ? until.toISOString() : until },
    });
  } finally {
    await queries.invalidateQueries({ queryKey: ['GET /api/backoffice/shops/:shop/shelf'] });
  }
};
