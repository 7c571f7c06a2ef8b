import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { PaymentSettings } from '@zanga/contract/ordering/payments';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__SETTINGS__', {});
const { CardsSection } = await import('./cards-section.tsx');

const service = {
  query: (key: string) => ({ queryKey: [key], queryFn: () => Promise.reject() }),
};

const drawn = (provider?: PaymentSettings['provider']) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['GET /api/customer/payment/methods'], { data: [] });
  if (provider)
    queryClient.setQueryData(['GET /api/payment/settings'], {
      provider,
      publishable_key: null,
      script: null,
      wallets: false,
    });
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: { queryClient, service },
  });
  return renderToString(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <CardsSection />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
};

it('offers to add a card only where a provider takes cards', () => {
  expect(drawn('stripe')).toContain('Aggiungi una carta');
  for (const none of [drawn('none'), drawn()]) {
    expect(none).toContain('Non hai carte salvate.');
    expect(none).not.toContain('Aggiungi una carta');
  }
});
