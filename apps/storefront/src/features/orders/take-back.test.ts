import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Api } from '@zanga/contract/contract';
import { client } from '@zanga/contract/wire/client';
import { expect, it, vi } from 'vitest';
import { orderOf, orderPart } from './order-testing.ts';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__SETTINGS__', {});
const { takeBack } = await import('./take-back.ts');
const { orderQuery } = await import('../../parts/ordering/order-query.ts');

it('[RTE-14] an order that its customer cancels leaves the count of running ones at once', async () => {
  const other = orderOf(orderPart(), { id: 'ord_2' });
  let mine = orderOf();
  const service = client<Api>({
    baseUrl: '',
    fetch: async (_, options) => {
      if (options?.method !== 'POST')
        return Response.json({ data: [mine, other], total: 2, page: 1, per_page: 20 });
      mine = orderOf(orderPart({ state: 'cancelled' }), { version: 2 });
      return Response.json(mine);
    },
  });
  const queryClient = new QueryClient();
  const list = service.query('GET /api/customer/orders', { query: { page: 1 } });
  const bar = new QueryObserver(queryClient, { ...list, staleTime: 60_000 });
  const stop = bar.subscribe(() => undefined);
  const states = () => bar.getCurrentResult().data?.data.map(({ state }) => state);
  await vi.waitFor(() => expect(states()).toEqual(['preparing', 'preparing']));
  await takeBack(service, queryClient, mine);
  expect(states()).toEqual(['cancelled', 'preparing']);
  expect(queryClient.getQueryData(orderQuery(service, mine.id).queryKey)).toMatchObject({
    state: 'cancelled',
  });
  stop();
});
