import { Agent, request } from 'node:http';
import type { Cart } from '@zanga/contract/ordering/carts';
import { describe, expect, it } from 'vitest';
import { fillMenu } from '../../src/modules/ordering/cart/cart-testing.ts';
import type { Renderer } from '../../src/web/renderer.ts';
import { makeTestApp, type TestApp } from '../harness.ts';

const noPages: Renderer = {
  render: async () => ({ status: 200, location: null, body: '', scripts: [] }),
  addressReader: () => (asked) => asked.pathname,
  assets: undefined,
};

/** Asks one after the other. */
const many = <Answer>(count: number, ask: (at: number) => Promise<Answer>) =>
  Array.from({ length: count }, (_, at) => at).reduce<Promise<Answer[]>>(
    async (before, at) => [...(await before), await ask(at)],
    Promise.resolve([]),
  );

describe('one address that asks for too much', async () => {
  const app = await makeTestApp({ env: { RATE_LIMIT: '40' } });
  let people = 0;

  /** Counts the refusals among so many requests in a row by a new caller. */
  const refusedOf = async (count: number, url: (at: number) => string) => {
    people += 1;
    const remoteAddress = `10.0.0.${people}`;
    const answers = await many(count, (at) => app.http.inject({ url: url(at), remoteAddress }));
    return answers.filter(({ statusCode }) => statusCode === 429).length;
  };

  it.each([
    ['calls', () => '/api/check/app', 10],
    ['calls that are written otherwise', () => '/%61pi/check/app', 10],
    [
      'calls with a letter escaped in each way',
      (at: number) => (at % 2 ? '/ap%69/check/app' : '/%61%70i/check/app'),
      10,
    ],
    ['sign-ins by a network', () => '/login/facebook', 1],
    ['places', () => '/api/places?search=catania', 1],
    ['pictures', () => '/thumbnails/img_0000000000000000', 50],
  ])('is told to slow down: %s', async (_what, url, burst) => {
    expect(await refusedOf(burst + 5, url)).toBe(5);
  });

  it('may go on as time passes, evenly and not all at once', async () => {
    const ask = () => app.http.inject({ url: '/api/check/app', remoteAddress: '10.0.1.1' });
    const refused = async (count: number) =>
      (await many(count, ask)).filter(({ statusCode }) => statusCode === 429).length;
    expect(await refused(12)).toBe(2);
    app.now.at = new Date(app.now.at.getTime() + 3_000);
    expect(await refused(5)).toBe(3);
  });

  it('is one address, even if its network has many', async () => {
    const from = (remoteAddress: string) => app.http.inject({ url: '/api/check/app', remoteAddress });
    const answers = await many(12, (at) => from(`2001:db8:1:2:${(at * 4097).toString(16)}::${at + 1}`));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
    expect((await from('2001:db8:1:3::1')).statusCode).toBe(200);
  });

  it('may name another one only through a trusted proxy', async () => {
    const refused = async ({ http }: TestApp) => {
      const answers = await many(12, (at) =>
        http.inject({ url: '/api/check/app', headers: { 'x-forwarded-for': `203.0.113.${at}` } }),
      );
      return answers.filter(({ statusCode }) => statusCode === 429).length;
    };
    expect(await refused(app)).toBe(2);
    expect(await refused(await makeTestApp({ env: { RATE_LIMIT: '40', TRUST_PROXY: 'loopback' } }))).toBe(0);
  });

  it('waits for its own requests, and holds up no other address', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let inside = 0;
    const { http } = await makeTestApp({
      env: { RATE_LIMIT: '600' },
      renderer: async (server) => {
        server.addHook('preHandler', async ({ ip }) => {
          if (ip !== '10.0.0.1') return;
          inside += 1;
          await promise;
        });
        return noPages;
      },
    });
    const from = (remoteAddress: string) => http.inject({ url: '/api/check/app', remoteAddress });
    const own = Array.from({ length: 20 }, () => from('10.0.0.1'));
    await expect.poll(() => inside).toBe(4);
    expect((await from('10.0.0.2')).statusCode).toBe(200);
    expect(inside).toBe(4);
    resolve();
    for (const answer of own) expect((await answer).statusCode).toBe(200);
  });
});

const somebodyElse = {
  firstname: 'Ada',
  lastname: 'Rossi',
  email: 'ada@example.com',
  telephone: '+393401234567',
};

describe('an address is charged by the cost of its calls', async () => {
  const app = await makeTestApp({ env: { RATE_LIMIT: '120' } });
  const { http, now } = app;
  const { root } = await fillMenu(app);
  let people = 0;
  const somebody = () => {
    people += 1;
    return `10.1.0.${people}`;
  };
  const lines = (count: number, at = 0) =>
    Array.from({ length: count }, (_, line) => ({ product: 'cola', qty: 1, notes: `${at} ${line}` }));
  const post = (remoteAddress: string, payload: object, url = '/api/carts') =>
    http.inject({ method: 'POST', url, payload, remoteAddress });
  /** Calls answered in a moment before the first refusal. */
  const answered = async (ask: (at: number) => Promise<{ readonly statusCode: number }>) => {
    for (let at = 0; at < 40; at += 1) if ((await ask(at)).statusCode === 429) return at;
    return 40;
  };

  it('a cart by its lines: thirty small ones in a moment, or three of a hundred lines', async () => {
    const [small, large] = [somebody(), somebody()];
    expect(await answered((at) => post(small, { items: lines(10, at) }))).toBe(30);
    expect(await answered((at) => post(large, { items: lines(100, at) }))).toBe(3);
  });

  it('a cart that is only priced again, by its lines', async () => {
    const from = somebody();
    const { token } = (await post(from, { items: lines(100) })).json<Cart>();
    expect(await answered(() => post(from, { token }))).toBe(2);
    expect(await answered((at) => post(somebody(), { token, meta: { at: String(at) } }))).toBe(40);
  });

  it('an order by the lines of its cart, even if it is refused', async () => {
    const cart = (await post(somebody(), { items: lines(100) })).json<Cart>();
    const from = somebody();
    const form = {
      ...{ cart_id: cart.id, cart_token: cart.token, expected_total: cart.total_price },
      ...{ payment_method: 'till', terms_version: 'v1', contact: somebodyElse },
    };
    const order = (at: number) =>
      post(from, { ...form, idempotency_key: `order-of-a-hundred-${at}` }, '/api/orders');
    // The cart has no time yet, so the order is refused once priced.
    expect((await order(0)).json()).toMatchObject({ code: 'order.not_possible' });
    expect(await answered(order)).toBe(2);
  });

  it('lines that are refused', async () => {
    const from = somebody();
    const wrong = (at: number) => ({
      items: lines(99, at).concat({ product: 'nothing', qty: 1, notes: '' }),
    });
    expect((await post(from, wrong(0))).statusCode).toBe(422);
    expect(await answered((at) => post(from, wrong(at)))).toBe(2);
  });

  it('a body by its length, even if it is too long or makes no sense', async () => {
    const [long, tooLong, short] = [somebody(), somebody(), somebody()];
    expect(await answered(() => post(long, { contact: 'x'.repeat(250_000) }, '/api/orders'))).toBe(4);
    expect(await answered(() => post(tooLong, { contact: 'x'.repeat(300_000) }, '/api/orders'))).toBe(4);
    expect(await answered(() => post(short, { contact: 'x'.repeat(30_000) }, '/api/orders'))).toBe(30);
  });

  it('a list by whether it must be made', async () => {
    const ask = (remoteAddress: string, query: string) =>
      http.inject({ url: `/api/products?category=${root}&${query}`, remoteAddress });
    const [fresh, kept, points] = [somebody(), somebody(), somebody()];
    expect(await answered((at) => ask(fresh, `page=${at + 1}`))).toBe(8);
    await ask(somebody(), 'sort=name');
    // Each address differs, so that no two calls are equal.
    expect(await answered((at) => ask(kept, `sort=name&at=${at}`))).toBe(30);
    expect(await answered((at) => ask(points, `filter_delivery_address=45.${at},9`))).toBe(27);
  });

  it('and four people behind one address, who read and fill a cart for all in five minutes, are never refused', async () => {
    const household = somebody();
    const statuses = new Set<number>();
    for (let step = 0; step < 40; step += 1) {
      now.at = new Date(now.at.getTime() + 7_500);
      for (let person = 0; person < 4; person += 1) {
        const read = await http.inject({ url: `/api/products/norma?x=${step}`, remoteAddress: household });
        statuses.add(read.statusCode);
      }
      statuses.add((await post(household, { items: lines(step, step) })).statusCode);
    }
    expect([...statuses]).toEqual([200]);
  });
});

describe('a flood', async () => {
  const app = await makeTestApp({ env: { RATE_LIMIT: '4' } });
  const { port } = new URL(await app.http.listen({ port: 0, host: '127.0.0.1' }));
  const agent = new Agent({ keepAlive: true, maxSockets: 5 });

  const ask = (path: string) =>
    new Promise<{ status: number; retryAfter: string | undefined }>((resolve, reject) => {
      request({ port, path, host: '127.0.0.1', agent }, (response) => {
        response.resume();
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }),
        );
      })
        .on('error', reject)
        .end();
    });

  it('of kept answers is limited too, and each refusal is held for a while', async () => {
    const statuses = await many(12, async () => (await ask('/health/live')).status);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(statuses.slice(10)).toEqual([429, 429]);
    const { retryAfter } = await ask('/health/live');
    expect(Number(retryAfter)).toBeGreaterThan(0);
    agent.destroy();
  });
});
