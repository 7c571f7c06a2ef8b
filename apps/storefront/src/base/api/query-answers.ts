import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Answer = readonly [key: QueryKey, data: unknown, at: number];

/** What a query client knows, as text: everything it holds came as JSON. What failed is left out, to be asked again. */
export const writeAnswers = (client: QueryClient): string => {
  const answers = client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { status, data, dataUpdatedAt } }): Answer[] =>
      status === 'success' ? [[queryKey, data, dataUpdatedAt]] : [],
    );
  return JSON.stringify(answers);
};

/** Gives a query client what another one knew, as old as it was there. */
export const readAnswers = (client: QueryClient, text: string) => {
  // Written by the function above, in the same build.
  for (const [key, data, updatedAt] of JSON.parse(text) as Answer[])
    client.setQueryData(key, data, { updatedAt });
};
