import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Link,
  RouterContextProvider,
} from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { parseSearch, stringifySearch } from '../../base/navigation/search-params.ts';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__SETTINGS__', {});
vi.stubGlobal('__APP__', {});
const { framed } = await import('./drawn-once.tsx');
const { useBrand } = await import('../../base/api/brand.ts');
const { OverlayLink } = await import('../../base/navigation/overlay-link.tsx');

const slugs = ['pizze', 'caffè', 'b&b'];
let drawn = 0;

/** A part like the frame's: links to pages, links to overlays, and the brand's words. */
function Part() {
  drawn += 1;
  const brand = useBrand();
  return (
    <Suspense>
      <nav>
        <Link to="/home">Zanga</Link>
        {slugs.map((slug) => (
          <Link key={slug} to="/$category" params={{ category: slug }}>
            {slug}
          </Link>
        ))}
        <OverlayLink name="cerca" value="">
          Cerca
        </OverlayLink>
        <OverlayLink name="carrello">Carrello</OverlayLink>
        <p>{brand?.name} & figli</p>
      </nav>
    </Suspense>
  );
}

const service = {
  query: (key: string, given: object) => ({ queryKey: [key, given], queryFn: () => Promise.reject() }),
};

const draw = async (node: ReactNode, page: string, name: string) => {
  const queryClient = new QueryClient();
  const { queryKey } = service.query('GET /api/brands/:brand', { params: { brand: 1 } });
  queryClient.setQueryData(queryKey, brands.get(name));
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [page] }),
    context: { service },
    parseSearch,
    stringifySearch,
  });
  await router.load();
  return renderToString(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>{node}</QueryClientProvider>
    </RouterContextProvider>,
  );
};

const brands = new Map(['Zanga', 'Zanga & C.'].map((name) => [name, { name }]));
const pages = [
  ...['/home', '/pizze', '/pizze/rosse', '/pizze?labels=vegan&page=2', '/pizzeria', '/', '/caff%C3%A8'],
  ...['/b&b', '/prodotto/norma', '/pizze?menu=1', '/home?cerca=pizza&carrello=1', '/homer'],
];

beforeEach(() => {
  drawn = 0;
});

it('draws the same as each page would by itself, after any other page and brand', async () => {
  const part = framed(<Part />);
  const turns = [...brands.keys(), ...brands.keys()].flatMap((name) =>
    [...pages, ...pages.toReversed()].map((page) => ({ name, page })),
  );
  for (const { name, page } of turns) {
    const itself = await draw(
      <div className="contents">
        <Part />
      </div>,
      page,
      name,
    );
    expect(await draw(part, page, name), page).toBe(itself);
  }
});

it('draws once for all pages outside its links', async () => {
  const part = framed(<Part />);
  for (const page of ['/uno', '/due', '/tre?labels=vegan', '/prodotto/norma'])
    await draw(part, page, 'Zanga');
  expect(drawn).toBe(1);
  for (const page of ['/pizze', '/pizze/rosse', '/pizze?page=2', '/uno']) await draw(part, page, 'Zanga');
  expect(drawn).toBe(2);
  await draw(part, '/uno', 'Zanga & C.');
  expect(drawn).toBe(3);
});
