import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { readAnswers, writeAnswers } from './query-answers.ts';

const fresh = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

it('restores an answer under its key and with its age', async () => {
  const server = fresh();
  const key = ['GET /api/products', { query: { category: 'pizze', page: undefined } }];
  await server.prefetchInfiniteQuery({
    queryKey: key,
    queryFn: async () => ({ data: [{ slug: 'margherita' }] }),
    initialPageParam: 1,
  });
  const browser = fresh();
  readAnswers(browser, writeAnswers(server));
  expect(browser.getQueryData(key)).toEqual(server.getQueryData(key));
  expect(browser.getQueryState(key)?.dataUpdatedAt).toBe(server.getQueryState(key)?.dataUpdatedAt);
});

it('packs a frozen answer once and restores it in every page that holds it', async () => {
  const products = Object.freeze({ data: Object.freeze([Object.freeze({ slug: 'margherita' })]) });
  const texts = [1, 2].map((page) => {
    const server = fresh();
    server.setQueryData(['one'], products);
    server.setQueryData(['list'], { pages: [products, { data: [page] }], pageParams: [page, page + 1] });
    return writeAnswers(server);
  });
  for (const [at, text] of texts.entries()) {
    const browser = fresh();
    readAnswers(browser, text);
    expect(browser.getQueryData(['one'])).toEqual(products);
    expect(browser.getQueryData(['list'])).toEqual({
      pages: [products, { data: [at + 1] }],
      pageParams: [at + 1, at + 2],
    });
  }
});

it('counts an old page’s answers as half a minute old: they were true when it was sent', () => {
  const browser = fresh();
  const old = Date.now() - 3_600_000;
  const server = fresh();
  server.setQueryData(['menu'], { data: [] }, { updatedAt: old });
  readAnswers(browser, writeAnswers(server));
  const age = Date.now() - (browser.getQueryState(['menu'])?.dataUpdatedAt ?? 0);
  expect(age).toBeGreaterThanOrEqual(30_000);
  expect(age).toBeLessThan(40_000);
});

it('leaves out failed and pending queries', async () => {
  const server = fresh();
  await server.prefetchQuery({ queryKey: ['broken'], queryFn: () => Promise.reject(new Error('503')) });
  void server.prefetchQuery({ queryKey: ['late'], queryFn: () => new Promise(() => undefined) });
  expect(JSON.parse(writeAnswers(server))).toEqual([]);
});
