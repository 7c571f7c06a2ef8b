import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('__NATIVE__', false);
const { keepingPlaces, readInSight } = await import('./stay-in-sight.ts');

const product = (id: string, price = 500) => ({
  type: 'product',
  id,
  price,
  availability: { state: 'available' },
});
const page = (...ids: string[]) => ({ data: ids.map((id) => product(id)), meta: { total: ids.length } });
const gone = (id: string) => ({
  ...product(id),
  availability: { state: 'not_here', until: null, label: 'Non arriva da te' },
});

describe('a list read again for another place', () => {
  it('keeps every card in place, marks missing products, and adds new ones at the end', () => {
    expect(keepingPlaces(page('a', 'b', 'c'), page('c', 'd', 'a'), 'Non arriva da te')).toEqual({
      data: [product('a'), gone('b'), product('c'), product('d')],
      meta: { total: 3 },
    });
  });

  it('does so over all loaded pages', () => {
    const before = { pages: [page('a', 'b'), page('c')], pageParams: [1, 2] };
    const after = { pages: [page('c', 'd')], pageParams: [1] };
    expect(keepingPlaces(before, after, 'Non arriva da te')).toMatchObject({
      pages: [{ data: [gone('a'), gone('b')] }, { data: [product('c'), product('d')] }],
      pageParams: [1, 2],
    });
  });

  it('ignores an answer that is no list of products', () => {
    for (const other of [{ id: 'a' }, { data: [{ type: 'category', id: 'a' }] }, undefined, null])
      expect(keepingPlaces(page('a'), other, '')).toBe(other);
  });

  it('appears once, together with the missing products', async () => {
    const queryClient = new QueryClient();
    const answers = [page('a', 'b'), page('b')];
    const queryKey = ['GET /api/products', {}];
    const observer = new QueryObserver(queryClient, {
      queryKey,
      queryFn: () => Promise.resolve(answers.shift() ?? page()),
      staleTime: Number.POSITIVE_INFINITY,
    });
    // The same view as a screen has.
    const seen: number[] = [];
    const look = () => seen.push(observer.getCurrentResult().data?.data.length ?? 0);
    const leave = observer.subscribe(notifyManager.batchCalls(look));
    await vi.waitFor(() => expect(seen).toContain(2));
    await readInSight(queryClient);
    await new Promise((resolve) => setTimeout(resolve));
    expect(queryClient.getQueryData(queryKey)).toMatchObject({ data: [gone('a'), product('b')] });
    expect(seen).not.toContain(1);
    leave();
  });

  it('waits at the start of a visit for lists that are not alive yet', async () => {
    const queryClient = new QueryClient();
    const queryKey = ['GET /api/products', {}];
    queryClient.setQueryData(queryKey, page('a', 'b'));
    await readInSight(queryClient, true);
    const observer = new QueryObserver(queryClient, {
      queryKey,
      queryFn: () => Promise.resolve(page('b')),
      staleTime: Number.POSITIVE_INFINITY,
    });
    const leave = observer.subscribe(() => undefined);
    await vi.waitFor(() =>
      expect(queryClient.getQueryData(queryKey)).toMatchObject({ data: [gone('a'), product('b')] }),
    );
    leave();
  });
});
