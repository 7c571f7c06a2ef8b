import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { orderOf, orderPart } from '../order-testing.ts';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__SETTINGS__', {});
vi.stubGlobal('__NATIVE__', false);
const { ThankYouView } = await import('./thank-you-view.tsx');
const { thanksWords } = await import('./thanks-words.ts');

it('[RTE-10] shows the countdown once, under the number', () => {
  const order = orderOf(orderPart({ state: 'accepted', promised_at: '2099-11-20T12:30:00.000Z' }));
  const queryClient = new QueryClient();
  const service = { query: (key: string) => ({ queryKey: [key], queryFn: () => Promise.reject() }) };
  const history = createMemoryHistory();
  const router = createRouter({ routeTree: createRootRoute(), history, context: { queryClient, service } });
  const drawn = renderToString(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <ThankYouView order={order} live />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  const wait = thanksWords(order, new Date()).when ?? '';
  expect(wait).toContain('Pronto');
  expect(drawn.split(wait)).toHaveLength(2);
});
