import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { pack, unpack } from './packed.ts';

type Answer = readonly [key: QueryKey, data: unknown, at: number];

/** Serialises the answers of a query client. Failed queries are left out, so that they are asked again. */
export const writeAnswers = (client: QueryClient): string => {
  const answers = client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { status, data, dataUpdatedAt } }): Answer[] =>
      status === 'success' ? [[queryKey, data, dataUpdatedAt]] : [],
    );
  return pack(answers);
};

/** A page that was made long ago was still true when it was sent (decision 059): none of its answers is older than this. */
const oldestMs = 30_000;

/** Gives a query client the answers of another one, as old as they were there. */
export const readAnswers = (client: QueryClient, text: string) => {
  const oldest = Date.now() - oldestMs;
  // Written by the function above, in the same build.
  for (const [key, data, updatedAt] of unpack(text) as Answer[])
    client.setQueryData(key, data, { updatedAt: Math.max(updatedAt, oldest) });
};
