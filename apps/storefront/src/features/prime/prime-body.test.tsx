import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { PrimeStatus } from '@zanga/contract/ordering/prime';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { plan, statusOf } from './prime-testing.ts';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__SETTINGS__', {});
vi.stubGlobal('__NATIVE__', false);
const { PrimeBody } = await import('./prime-body.tsx');
const { JoinBar } = await import('./prime-join.tsx');
const { primeTexts: t } = await import('./prime-texts.ts');

const service = {
  query: (key: string, given?: object) => ({ queryKey: [key, given], queryFn: () => Promise.reject() }),
};

/** Slugs of the brand's texts; each text here holds its own slug. */
const slugs = ['zanga-prime', 'zanga-prime-prova-scaduta', 'zanga-prime-attivo'];

const paying = {
  card: { current: null },
  busy: false,
  alert: undefined,
  cardHadTrial: false,
  done: false,
  start: () => undefined,
  forget: () => undefined,
};

const draw = (part: ReactNode) => {
  const queryClient = new QueryClient();
  for (const slug of slugs)
    queryClient.setQueryData(service.query('GET /api/contents/:slug', { params: { slug } }).queryKey, {
      blocks: [{ kind: 'paragraph', children: [{ kind: 'text', text: `testo ${slug}.` }] }],
    });
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/home?prime=1'] }),
    context: { queryClient, service },
  });
  return renderToString(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>{part}</QueryClientProvider>
    </RouterContextProvider>,
  );
};

const sale = (status: PrimeStatus | undefined, phoneFirst = false) => ({
  status,
  plan: status ? undefined : plan,
  phoneFirst,
  error: null,
  retry: () => undefined,
  complete: true,
});
const body = (status: PrimeStatus | undefined, phoneFirst?: boolean) =>
  draw(<PrimeBody sale={sale(status, phoneFirst)} paying={paying} />);
const textsIn = (drawn: string) => slugs.filter((slug) => drawn.includes(`testo ${slug}.`));

describe('[PRM-1] the text of the brand', () => {
  const at = '2026-07-31T10:00:00.000Z';
  it.each([
    ['a visitor', undefined, 'zanga-prime'],
    ['a customer with a trial ahead', statusOf({ can_trial: true }), 'zanga-prime'],
    ['a customer whose trial is over', statusOf({ state: 'ended' }), 'zanga-prime-prova-scaduta'],
    ['a member', statusOf({ state: 'active', active: true, next_charge_at: at }), 'zanga-prime-attivo'],
  ])('is the one for %s', (_, status, slug) => expect(textsIn(body(status))).toEqual([slug]));
});

describe('[LOG-11] a customer without a confirmed phone', () => {
  const status = statusOf({ can_trial: true });
  const bar = (phoneFirst: boolean) =>
    draw(<JoinBar status={status} paying={paying} phoneFirst={phoneFirst} />);

  it('is led to confirm it, and not asked for a card', () => {
    expect(body(status, true)).not.toContain(t.card);
    expect(bar(true)).toContain(t.phoneFirst);
    expect(bar(true)).toMatch(/<a [^>]*href="\/registration\/telephone"/);
    expect(bar(true)).not.toContain(t.tryFree);
  });

  it('is asked for the card once the phone is confirmed', () => {
    expect(body(status)).toContain(t.card);
    expect(bar(false)).toContain(t.tryFree);
    expect(bar(false)).not.toContain(t.phoneFirst);
  });
});
