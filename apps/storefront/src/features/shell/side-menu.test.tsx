import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { namesOf } from '@zanga/domain/brand/names';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseSearch, stringifySearch } from '../../base/navigation/search-params.ts';

// Reads the browser's snapshot: server rendering would always draw the menu of a visitor.
vi.mock(import('react'), async (original) => {
  const react = await original();
  return { ...react, useSyncExternalStore: <T,>(_: unknown, read: () => T) => read() };
});
vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__SETTINGS__', { appView: true });
vi.stubGlobal('__NATIVE__', false);
vi.stubGlobal('__APP__', {});
const { MenuBody } = await import('./side-menu.tsx');
const { menuTexts: t } = await import('./menu-texts.ts');
const { forgetPerson, rememberPerson } = await import('../../base/session/session.ts');

const ada = { email: 'ada@example.com', firstname: 'Ada', lastname: 'Prova' };

const service = {
  query: (key: string, given?: object) => ({ queryKey: [key, given], queryFn: () => Promise.reject() }),
};

/** The menu of a customer with these roles, or of a visitor. */
const drawMenu = async (roles: readonly string[] = []) => {
  const queryClient = new QueryClient();
  const know = (key: string, given: object | undefined, data: object) =>
    queryClient.setQueryData(service.query(key, given).queryKey, data);
  know('GET /api/user', undefined, { ...ada, roles: roles.map((name) => ({ name })) });
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
  for (const signedIn of [false, true])
    queryClient.setQueryData(['what the device allows', signedIn], {
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

const names = namesOf('Zanga');
const info = ['Faq', 'Scrivi una recensione', 'Contatti e negozi', 'Privacy policy', 'Allergeni'];
const shortcuts = [t.shareLocation, t.switchNotificationsOn];
const ends = ['Offerte', 'Pizze', t.services];
const own = [t.myCoupons, t.myData, t.myFavourites];

/** Expects all rows in this order. */
const expectInOrder = (drawn: string, rows: readonly string[]) => {
  const places = rows.map((words) => drawn.search(new RegExp(`>${words}<`)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
};
const expectNone = (drawn: string, rows: readonly string[]) => {
  for (const words of rows) expect(drawn).not.toContain(`>${words}<`);
};

beforeEach(() => forgetPerson('left'));

describe('[MNU-1] [MNU-3] [MNU-4] [MNU-5] [MNU-6] [MNU-7] the menu stands in the order of the specification', () => {
  it('for a visitor, without a customer’s rows', async () => {
    const drawn = await drawMenu(['worker']);
    const greeting = [t.greeting(names, null), t.login, t.register];
    expectInOrder(drawn, [...greeting, t.prime(names), ...shortcuts, t.myOrders, ...info, ...ends]);
    expectNone(drawn, [t.badge, ...own, t.signOut]);
  });

  it('[MNU-2] [ROL-3] for a worker in the app, with the badge under the greeting and the way out at the end', async () => {
    rememberPerson(ada);
    const drawn = await drawMenu(['worker']);
    const above = [t.greeting(names, 'Ada'), t.badge, t.prime(names), ...shortcuts];
    expectInOrder(drawn, [...above, t.myOrders, ...own, ...info, ...ends, t.signOut]);
    expectNone(drawn, [t.login, t.register]);
  });

  it('[MNU-2] [ROL-2] for a customer, without a badge', async () => {
    rememberPerson(ada);
    const drawn = await drawMenu();
    expectInOrder(drawn, [t.greeting(names, 'Ada'), t.prime(names), t.myOrders, ...own, t.signOut]);
    expectNone(drawn, [t.badge]);
  });
});
