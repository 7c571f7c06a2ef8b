import { describe, expect, it } from 'vitest';
import type { Renderer } from '../../src/web/renderer.ts';
import { makeTestApp } from '../harness.ts';

/** A renderer that counts its calls and can be held. */
const makeRenderer = () => {
  const drawn: string[] = [];
  let held: Promise<void> | undefined;
  const renderer: Renderer = {
    render: async ({ url }) => {
      drawn.push(new URL(url).pathname + new URL(url).search);
      await held;
      return { status: 200, location: null, body: `<p>${url}</p>`.padEnd(2_000, '.'), scripts: [] };
    },
    // Its pages depend on one parameter.
    addressReader: () => (asked) => {
      const page = asked.searchParams.get('page');
      return page === null ? asked.pathname : `${asked.pathname}?page=${page}`;
    },
    assets: undefined,
  };
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return () => {
      held = undefined;
      resolve();
    };
  };
  return { drawn, renderer, hold };
};

type Settings = {
  readonly env?: Record<string, string>;
  /** Work that carts wait for. */
  readonly work?: () => Promise<void>;
};

const open = async ({ env = {}, work }: Settings = {}) => {
  const made = makeRenderer();
  const app = await makeTestApp({
    env,
    renderer: async (http) => {
      http.addHook('preHandler', async ({ method }) => (method === 'POST' ? work?.() : undefined));
      return made.renderer;
    },
  });
  /** By default a new visitor each time. */
  let people = 0;
  const visit = (url: string, remoteAddress = `10.0.${people++ >> 8}.${people & 255}`) =>
    app.http.inject({ url, remoteAddress, headers: { accept: 'text/html' } });
  return { ...made, app, visit };
};

describe('pages under attack', () => {
  it('are made once, whatever unused parameters five hundred addresses carry', async () => {
    const { visit, drawn } = await open();
    for (let at = 0; at < 500; at += 1) expect((await visit(`/home?x${at}=${at}`)).statusCode).toBe(200);
    expect(drawn).toEqual(['/home']);
    await visit('/pizze?page=2&x=1');
    await visit('/pizze?y=1&page=2');
    expect(drawn).toEqual(['/home', '/pizze?page=2']);
  });

  it('are made a few at a time: the forty-first caller is told to come again, and carts are answered', async () => {
    const { visit, drawn, hold, app } = await open();
    const go = hold();
    const waiting = Array.from({ length: 40 }, (_, at) => visit(`/page-${at}`));
    await expect.poll(() => drawn.length).toBe(2);
    const late = await visit('/page-41');
    expect(late.statusCode).toBe(503);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect(late.headers['content-type']).toContain('text/html');
    expect(late.body).toContain('C’è la fila al banco');
    const cart = await app.http.inject({ method: 'POST', url: '/api/carts', payload: { items: [] } });
    expect(cart.statusCode).toBe(200);
    go();
    const made = await Promise.all(waiting);
    expect(new Set(made.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(drawn).toHaveLength(40);
    expect((await visit('/page-41')).statusCode).toBe(200);
  });

  it('leave room for others: one address has half of the line', async () => {
    const { visit, hold } = await open();
    const go = hold();
    const own = Array.from({ length: 30 }, (_, at) => visit(`/page-${at}`, '10.9.9.9'));
    const other = visit('/home');
    go();
    const statuses = (await Promise.all(own)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 503)).toHaveLength(10);
    expect((await other).statusCode).toBe(200);
  });

  it('are limited by address, with a page to read; kept pages are not', async () => {
    const { visit, drawn } = await open({ env: { RATE_LIMIT: '80' } });
    const answers = [];
    for (let at = 0; at < 8; at += 1) answers.push(await visit(`/page-${at}`, '10.9.9.9'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(answers[7]?.body).toContain('Troppe richieste');
    expect(answers[7]?.headers['content-type']).toContain('text/html');
    expect(drawn).toHaveLength(5);
    expect((await visit('/page-1', '10.9.9.8')).statusCode).toBe(200);
  });
});

describe('carts and orders', () => {
  it('go before pages: while one is in work, pages are made one at a time', async () => {
    const { promise: written, resolve: write } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const work = () => {
      begin();
      return written;
    };
    const { visit, drawn, hold, app } = await open({ work });
    const cart = app.http.inject({ method: 'POST', url: '/api/carts', payload: { items: [] } });
    await begun;
    const go = hold();
    const pages = ['/a', '/b', '/c'].map((url) => visit(url));
    await expect.poll(() => drawn.length).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(drawn).toEqual(['/a']);
    write();
    await cart;
    go();
    for (const page of pages) expect((await page).statusCode).toBe(200);
  });
});
