import type { Api } from '@zanga/contract/contract';
import type { Board, BoardNews } from '@zanga/contract/ordering/board';
import type { Order } from '@zanga/contract/ordering/orders';
import { liveClient } from '@zanga/contract/wire/live';
import { describe, expect, it, vi } from 'vitest';
import { call, openStand, pay, signInStaff, work } from '../../src/modules/ordering/order/order-testing.ts';
import { makeTestApp, startOtherNode } from '../harness.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const worker = await signInStaff(app, 'worker', stand.shop);

/** Another node over the same database. */
const other = await startOtherNode(app);
const addressOf = async ({ http }: Pick<typeof app, 'http'>) => http.listen({ port: 0, host: '127.0.0.1' });
const address = await addressOf(app);
const elsewhere = await addressOf(other);

const watch = (baseUrl: string, token?: string) =>
  liveClient<Api>({
    baseUrl,
    headers: () => (token === undefined ? {} : { authorization: `Bearer ${token}` }),
  });
const patience = { timeout: 10_000, interval: 20 };

describe('an order is seen live', () => {
  it('[RTE-14] first as it is, then after each step, also from another process', async () => {
    const order = await stand.placed();
    const seen: Order[] = [];
    const stop = watch(elsewhere)(
      'POST /api/orders/:order/live',
      { params: { order: order.id }, body: { token: order.token } },
      { onEvent: (event) => seen.push(event) },
    );
    await vi.waitFor(() => expect(seen.at(-1)?.state).toBe('awaiting_payment'), patience);
    await pay(app, order);
    await vi.waitFor(() => expect(seen.at(-1)?.state).toBe('placed'), patience);
    await work(app, worker, order.id, 'accept', { minutes: 30 });
    await vi.waitFor(() => expect(seen.at(-1)?.label).toBe('Confermato: pronto alle 13:30'), patience);
    await work(app, worker, order.id, 'advance', { event: 'finish' });
    await vi.waitFor(() => expect(seen.at(-1)?.label).toBe('Pronto: ti aspettiamo in negozio'), patience);
    const versions = seen.map(({ version }) => version);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    stop();
  });

  it('comes back by itself when the connection is cut, and shows the changes meanwhile', async () => {
    const order = await stand.placed(undefined, { payment_method: 'till' });
    const connected: boolean[] = [];
    const seen: string[] = [];
    let cut = () => {};
    const stop = liveClient<Api>({
      baseUrl: address,
      fetch: (url, init) => {
        const cutting = new AbortController();
        cut = () => cutting.abort();
        const signals = [cutting.signal, ...(init?.signal ? [init.signal] : [])];
        return fetch(url, { ...init, signal: AbortSignal.any(signals) });
      },
    })(
      'POST /api/orders/:order/live',
      { params: { order: order.id }, body: { token: order.token } },
      { onEvent: ({ state }) => seen.push(state), onConnected: (now) => connected.push(now) },
    );
    await vi.waitFor(() => expect(seen).toContain('placed'), patience);
    cut();
    await vi.waitFor(() => expect(connected.at(-1)).toBe(false), patience);
    await work(app, worker, order.id, 'accept');
    await vi.waitFor(() => expect(seen.at(-1)).toBe('accepted'), patience);
    expect(connected).toEqual([true, false, true]);
    stop();
  });

  it('is refused to others for good', async () => {
    const order = await stand.placed();
    const refused: string[] = [];
    const { token } = await app.signIn();
    watch(address, token)(
      'GET /api/customer/orders/:order/live',
      { params: { order: order.id } },
      { onEvent: () => {}, onRefused: ({ code }) => refused.push(code) },
    );
    await vi.waitFor(() => expect(refused).toEqual(['order.not_found']), patience);
  });
});

describe('a board is seen live', () => {
  it('shows an order that was placed through another process, and the shop’s pause', async () => {
    const boards: Board[] = [];
    const stop = watch(elsewhere, worker)(
      'GET /api/backoffice/board/live',
      { query: {} },
      { onEvent: (board) => boards.push(board) },
    );
    await vi.waitFor(() => expect(boards.length).toBeGreaterThan(0), patience);
    const order = await stand.placed(undefined, { payment_method: 'till' });
    const cards = () => boards.at(-1)?.data.filter((card) => card.order === order.id) ?? [];
    await vi.waitFor(
      () => expect(cards()).toMatchObject([{ state: 'placed', can: ['accept', 'reject'] }]),
      patience,
    );
    const until = new Date(app.now.at.getTime() + 3_600_000).toISOString();
    await call(app, `POST backoffice/shops/${stand.shop}/pause`, { token: worker, payload: { until } });
    await vi.waitFor(() => expect(boards.at(-1)?.shop?.paused_until).toBe(until), patience);
    await call(app, `POST backoffice/shops/${stand.shop}/pause`, { token: worker, payload: { until: null } });
    stop();
  });
});

describe('a board that asks for changes', () => {
  it('is told all its cards at first, then the changed ones and the order of all', async () => {
    const one = await stand.placed(undefined, { payment_method: 'till' });
    const two = await stand.placed(undefined, { payment_method: 'till' });
    const keys = [one, two].map(({ id }) => `${id}/food`);
    const news: BoardNews[] = [];
    const stop = watch(elsewhere, worker)(
      'GET /api/backoffice/board/live',
      { query: { tell: 'changes' } },
      { onEvent: (board) => news.push(board) },
    );
    await vi.waitFor(() => expect(news.length).toBeGreaterThan(0), patience);
    expect(news[0]?.cards).toBeUndefined();
    expect(news[0]?.data.map(({ order, part }) => `${order}/${part}`)).toEqual(expect.arrayContaining(keys));
    await work(app, worker, two.id, 'accept', { minutes: 30 });
    const told = () => news.flatMap(({ cards, data }) => (cards ? data : []));
    await vi.waitFor(() => expect(told()).toMatchObject([{ order: two.id, state: 'accepted' }]), patience);
    expect(news.at(-1)?.cards).toEqual(expect.arrayContaining(keys));
    await call(app, `POST backoffice/orders/${one.id}/parts/food/reject`, {
      token: worker,
      payload: { reason: 'Forno rotto' },
    });
    await vi.waitFor(
      () => expect(told().at(-1)).toMatchObject({ order: one.id, state: 'rejected' }),
      patience,
    );
    expect(new Set(told().map(({ order }) => order))).toEqual(new Set([one.id, two.id]));
    stop();
  });
});

describe('a stream', () => {
  it('is not held back by proxies, sends signs of life, and ends with the process', async () => {
    const order = await stand.placed();
    const response = await fetch(`${elsewhere}/api/orders/${order.id}/live`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: order.token }),
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('cache-control')).toContain('no-store');
    const reading = response.text();
    await other.close();
    expect(await reading).toContain(`"id":"${order.id}"`);
  });
});
