import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { newerOrder } from './newer-order.ts';

const accepted = { id: 'ord_1', version: 2, label: 'Confermato' };
const ready = { id: 'ord_1', version: 3, label: 'Pronto' };

describe('the known state of an order', () => {
  it('[RTE-14] keeps the live state when an earlier call answers after it', async () => {
    const queryClient = new QueryClient();
    const answer = Promise.withResolvers<typeof accepted>();
    const queryKey = ['order', accepted.id];
    const asked = queryClient.fetchQuery({
      queryKey,
      queryFn: () => answer.promise,
      structuralSharing: newerOrder,
    });
    queryClient.setQueryData(queryKey, ready);
    answer.resolve(accepted);
    await asked;
    expect(queryClient.getQueryData(queryKey)).toEqual(ready);
  });

  it('follows a newer answer, and an equally new one', () => {
    expect(newerOrder(undefined, ready)).toBe(ready);
    expect(newerOrder(accepted, ready)).toEqual(ready);
    const told = { ...ready, label: 'Pronto: ti aspettiamo in negozio' };
    expect(newerOrder(ready, told)).toEqual(told);
    expect(newerOrder(ready, { ...ready })).toBe(ready);
    expect(newerOrder(ready, { ...accepted, id: 'ord_2' })).toEqual({ ...accepted, id: 'ord_2' });
  });
});
