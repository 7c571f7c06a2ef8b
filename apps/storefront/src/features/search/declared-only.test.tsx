import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { Api } from '@zanga/contract/contract';
import type { SearchFilter } from '@zanga/contract/menu/products';
import { client } from '@zanga/contract/wire/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__SETTINGS__', {});
const { SearchFilters } = await import('./search-filters.tsx');
const { NothingFound } = await import('./search-notices.tsx');
const { SearchAnswer } = await import('./search-answer.tsx');
const { useSearchAnswer } = await import('./use-search.ts');
const { searchQuery } = await import('./model/search-queries.ts');

const service = client<Api>({ baseUrl: '', fetch: () => Promise.reject() });

function Searched({ search }: { readonly search: string }) {
  const scope = { address: search, root: undefined, write: () => undefined };
  const answer = useSearchAnswer(scope);
  return (
    <SearchAnswer
      {...{ answer, scope }}
      listId="l"
      active={-1}
      onChosen={scope.write}
      onSearch={scope.write}
    />
  );
}

/** The whole answer to a search that finds nothing. */
const emptyAnswer = (search: string, filters: readonly SearchFilter[]) => {
  const queryClient = new QueryClient();
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: { queryClient, service },
  });
  const page = {
    data: [],
    meta: { total: 0, page: 1, paginate: 25, last_page: 1 },
    filters: [...filters],
    looked_for: '',
  };
  queryClient.setQueryData(searchQuery(service, search).queryKey, {
    pages: [page],
    pageParams: [1],
  });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <Searched search={search} />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
};

const pork: SearchFilter = { kind: 'content', content: 'pork', search_without: '' };

describe('a search for dishes without something', () => {
  const chips = (removable: boolean) =>
    renderToStaticMarkup(
      <SearchFilters filters={[pork]} removable={removable} stale={false} onSearch={() => undefined} />,
    );

  it('lets a filter be taken off beside results, and never where it ended empty', () => {
    expect(chips(true)).toContain('<button');
    expect(chips(false)).toContain('Senza maiale');
    expect(chips(false)).not.toContain('<button');
  });

  it('says that the shop cannot tell an undeclared property, and offers no way around it', () => {
    const told = renderToStaticMarkup(
      <NothingFound search="senza nichel" filtered undeclared={['nichel']} />,
    );
    expect(told).toContain('Non sappiamo dirti quali piatti sono senza nichel');
    expect(told).not.toMatch(/<button|<a /);
  });

  it('that ends empty offers no way to drop what the customer avoids', () => {
    const declared = emptyAnswer('pizza senza maiale', [pork]);
    expect(declared).toMatch(/Senza maiale.*Nessun piatto dichiara tutto questo/);
    const undeclared = emptyAnswer('senza nichel', [{ kind: 'other', other: 'nichel', search_without: '' }]);
    expect(undeclared).toContain('Non sappiamo dirti quali piatti sono senza nichel');
    for (const drawn of [declared, undeclared]) expect(drawn).not.toMatch(/<button|<a /);
  });
});
