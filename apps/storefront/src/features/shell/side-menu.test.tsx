import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { namesOf } from '@zanga/domain/brand/names';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { parseSearch, stringifySearch } from '../../base/navigation/search-params.ts';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__SETTINGS__', { appView: true });
vi.stubGlobal('__NATIVE__', false);
vi.stubGlobal('__APP__', {});
const { MenuBody } = await import('./side-menu.tsx');
const { menuTexts: t } = await import('./menu-texts.ts');

const service = {
  query: (key: string, given?: object) => ({ queryKey: [key, given], queryFn: () => Promise.reject() }),
};

const drawMenu = async () => {
  const queryClient = new QueryClient();
  const know = (key: string, given: object | undefined, data: object) =>
    queryClient.setQueryData(service.query(key, given).queryKey, data);
  know('GET /api/check/app', undefined, { features: ['zanga_prime', 'worker_badge'], open: true });
  know(
    'GET /api/brands/:brand',
    { params: { brand: 1 } },
    {
      name: 'Zanga',
      names: namesOf('Zanga'),
      services: [{ slug: 'visa', name: 'Visa' }],
      categories: [
        { id: 'c1', slug: 'pizze', name: 'Pizze', promo: false, product_count: 9 },
        { id: 'c2', slug: 'offerte', name: 'Offerte', promo: true, product_count: 2 },
      ],
    },
  );
  queryClient.setQueryData(['what the device allows', false], {
    location: 'prompt',
    notifications: 'prompt',
    pushes: 'off',
  });
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/home?menu=1'] }),
    context: { queryClient, service },
    parseSearch,
    stringifySearch,
  });
  await router.load();
  return renderToString(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <MenuBody />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
};

it('[MNU-1] [MNU-3] [MNU-4] [MNU-5] [MNU-6] [MNU-7] stands in the order of the specification', async () => {
  const drawn = await drawMenu();
  const names = namesOf('Zanga');
  const rows = [
    ...[t.greeting(names, null), t.prime(names), t.shareLocation, t.switchNotificationsOn, t.myOrders],
    ...['Faq', 'Scrivi una recensione', 'Privacy policy', 'Allergeni', 'Offerte', 'Pizze', t.services],
  ];
  const places = rows.map((words) => drawn.indexOf(`>${words}<`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
