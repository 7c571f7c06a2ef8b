import { QueryClient } from '@tanstack/react-query';
import { createRouter, createSerializationAdapter } from '@tanstack/react-router';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import { ApiError } from '@zanga/contract/wire/client';
import type { Service } from './base/api/api.tsx';
import { readAnswers, writeAnswers } from './base/api/query-answers.ts';
import { parseSearch, stringifySearch } from './base/navigation/search-params.ts';
import { NotFoundPage, ProblemPage } from './base/problem/problem-page.tsx';
import { routeTree } from './routeTree.gen.ts';

export type RouterContext = {
  readonly service: Service;
  readonly queryClient: QueryClient;
  /** Origin that canonical addresses start with. */
  readonly origin: string;
};

/** Carries a refusal of the server's rendering to the browser. */
const apiErrors = createSerializationAdapter({
  key: 'api-error',
  test: (value): value is ApiError => isApiError(value),
  toSerializable: ({ status, message, code }) => ({ status, error: message, code }),
  fromSerializable: ({ status, ...body }) => new ApiError(status, body),
});

/** A refusal is final; a call that did not reach the server is tried once more, unless it timed out. */
const retry = (failures: number, error: Error) =>
  failures < 1 && !isApiError(error) && error.name !== 'TimeoutError';

/** The router, the same for server, browser and native shell. */
export const makeRouter = (service: Service, origin: string) => {
  const queryClient = new QueryClient({
    // Offline, a query still runs: the service worker may have an answer, and if not the page says so.
    defaultOptions: { queries: { staleTime: 60_000, retry, networkMode: 'always' } },
  });
  const router = createRouter({
    routeTree,
    context: { service, queryClient, origin } satisfies RouterContext,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    dehydrate: () => ({ answers: import.meta.env.SSR ? writeAnswers(queryClient) : '' }),
    hydrate: ({ answers }) => readAnswers(queryClient, answers),
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ProblemPage,
  });
  router.options.serializationAdapters = [apiErrors];
  return router;
};

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
