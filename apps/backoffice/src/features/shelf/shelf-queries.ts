import type { QueryClient } from '@tanstack/react-query';
import type { ShelfThing } from '@zanga/contract/menu/shelf';
import { service } from '../../base/api.ts';

const everyMs = 30_000;
/** Orders take from what is counted, and somebody looks at it going down. */
const countedEveryMs = 5_000;

/** What is out, and what is found; others mark things too. */
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

/** What would be sold out with a thing. */
export const reachQuery = (shop: string, { kind, key }: Pick<ShelfThing, 'kind' | 'key'>) => ({
  ...service.query('GET /api/backoffice/shops/:shop/shelf/reach', { params: { shop }, query: { kind, key } }),
  staleTime: 0,
});

/** Says how many pieces are left here; null ends the count. Whatever the answer, the list is read anew. */
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

/** Marks a thing until a time, or for good; null takes the mark away. Whatever the answer, the list is read anew. */
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
