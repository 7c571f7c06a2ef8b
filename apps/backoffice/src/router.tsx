import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '@zanga/browser/address/search-text.ts';
import { ProblemPage, UnknownPage } from './base/problem-page.tsx';
import { onOtherPerson } from './base/session.ts';
import { routeTree } from './routeTree.gen.ts';

/** Router of the office, below `/gestione`. */
export const makeRouter = () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1 } } });
  // Answers for one person must not reach the next one who signs in on the same device.
  onOtherPerson(() => queryClient.clear());
  const router = createRouter({
    routeTree,
    basepath: '/gestione',
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultErrorComponent: ProblemPage,
    defaultNotFoundComponent: UnknownPage,
  });
  return { router, queryClient };
};

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>['router'];
  }
}
