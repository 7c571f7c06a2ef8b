import { QueryClient } from '@tanstack/react-query';
import type { Api } from '@zanga/contract/contract';
import { client } from '@zanga/contract/wire/client';
import { describe, expect, it } from 'vitest';
import { nearQuery, searchQuery } from './search-queries.ts';

/** A service that answers 60 results in pages of 25, and records each call. */
const listening = () => {
  const asked: { url: URL; signal: AbortSignal | null | undefined }[] = [];
  const service = client<Api>({
    baseUrl: 'https://zanga.example',
    fetch: async (input, init) => {
      const url = new URL(String(input));
      asked.push({ url, signal: init?.signal });
      const page = Number(url.searchParams.get('page'));
      return Response.json({ data: [], meta: { total: 60, page, paginate: 25, last_page: 3 } });
    },
  });
  return { service, asked };
};

describe('[API-33] the call of a search', () => {
  it('[CON-1] carries the words and loads pages of 25 one after the other', async () => {
    const { service, asked } = listening();
    const queryClient = new QueryClient();
    const query = searchQuery(service, 'caffè & cornetto');
    // More pages than there are: the last one is followed by none.
    await queryClient.fetchInfiniteQuery({ ...query, pages: 4 });
    expect(asked.map(({ url }) => url.searchParams.get('page'))).toEqual(['1', '2', '3']);
    expect(asked[0]?.url.searchParams.get('search')).toBe('caffè & cornetto');
    expect(asked[0]?.url.searchParams.get('paginate')).toBe('25');
    expect(asked[0]?.url.searchParams.has('root_category_id')).toBe(false);
  });

  it('asks separately for the results of the present root category', async () => {
    const { service, asked } = listening();
    await new QueryClient().fetchQuery(nearQuery(service, 'noci', 'dolci'));
    expect(asked[0]?.url.searchParams.get('root_category_id')).toBe('dolci');
  });

  it('aborts the request of a cancelled query', async () => {
    const { service, asked } = listening();
    const queryClient = new QueryClient();
    const query = searchQuery(service, 'pizza');
    const answer = queryClient.fetchInfiniteQuery(query).catch(() => undefined);
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    await answer;
    expect(asked[0]?.signal?.aborted).toBe(true);
  });
});
