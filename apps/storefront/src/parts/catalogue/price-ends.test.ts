import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.stubGlobal('__NATIVE__', false);
const { watchPriceEnds } = await import('./price-ends.ts');

const dish = (minutes: number | null) => ({
  type: 'product',
  price_note:
    minutes === null
      ? null
      : { text: 'Happy hour', until: new Date(Date.now() + minutes * 60_000).toISOString() },
});
const key = ['GET /api/products', {}];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reads the catalogue again when the first shown price ends, and not before', async () => {
  const queryClient = new QueryClient();
  const read = vi.spyOn(queryClient, 'invalidateQueries');
  const stop = watchPriceEnds(queryClient);
  queryClient.setQueryData(key, { pages: [{ data: [dish(null), dish(30)] }, { data: [dish(10)] }] });
  queryClient.setQueryData(['GET /api/shops', {}], dish(1));
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect(read).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(1);
  stop();
});

it('no longer reads once it is stopped', async () => {
  const queryClient = new QueryClient();
  const read = vi.spyOn(queryClient, 'invalidateQueries');
  const stop = watchPriceEnds(queryClient);
  queryClient.setQueryData(key, { data: [dish(1)] });
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(read).not.toHaveBeenCalled();
});
