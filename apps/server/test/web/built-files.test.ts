import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTestApp } from '../harness.ts';

const code = `export const words = ${JSON.stringify('Pasta alla Norma, '.repeat(200))};`;
const packed = brotliCompressSync(code);

const assets = mkdtempSync(path.join(os.tmpdir(), 'zanga-built-'));
afterAll(() => rmSync(assets, { recursive: true }));
for (const folder of ['assets', '.vite']) mkdirSync(path.join(assets, folder));
const files: Readonly<Record<string, string | Buffer>> = {
  'assets/dish-AAAAAAAA.js': code,
  'assets/dish-AAAAAAAA.js.br': packed,
  'assets/gone-AAAAAAAA.js': 'export const words = 1;',
  'assets/letter-AAAAAAAA.woff2': Buffer.alloc(2_000, 7),
  'sw.js': 'self.skipWaiting();',
  'offline.html': '<p>Sei senza rete</p>',
  '.vite/manifest.json': '{}',
};
for (const [name, body] of Object.entries(files)) writeFileSync(path.join(assets, name), body);

const app = await makeTestApp({
  renderer: async () => ({
    render: async () => ({ status: 404, location: null, body: 'a page', scripts: [] }),
    addressReader: () => (asked) => asked.pathname,
    assets,
  }),
});

const { port } = new URL(await app.http.listen({ port: 0, host: '127.0.0.1' }));

/** Asks as a browser does, and leaves the answer packed. */
const ask = async (path: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') => {
  const asked = http.request({
    ...{ port, path, method, host: '127.0.0.1', agent: false },
    headers: { 'accept-encoding': 'gzip, br', ...headers },
  });
  asked.end();
  const [response]: readonly http.IncomingMessage[] = await once(asked, 'response');
  if (!response) throw new Error('no answer');
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
};
const dish = '/assets/dish-AAAAAAAA.js';

describe('a built file', () => {
  it('comes as the build has compressed it, and stays for a year', async () => {
    const { status, headers, body } = await ask(`${dish}?again=1`);
    expect([status, body.equals(packed)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'content-length': String(packed.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('comes in the other encodings, too', async () => {
    expect((await ask(dish, { 'accept-encoding': 'identity' })).body.toString()).toBe(code);
    const { headers, body } = await ask(dish, { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(code);
  });

  it('that the build left plain is compressed for no browser', async () => {
    const { headers, body } = await ask('/assets/letter-AAAAAAAA.woff2');
    expect([headers['content-type'], headers['content-encoding']]).toEqual(['font/woff2', undefined]);
    expect(body).toHaveLength(2_000);
  });

  it('is sent once to a browser that has it, and without a body for HEAD', async () => {
    const { headers } = await ask(dish);
    const again = await ask(dish, { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await ask(dish, {}, 'HEAD');
    expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, headers.etag]);
  });

  it.each([
    ['/sw.js', 'no-cache'],
    ['/offline.html', 'public, max-age=3600'],
  ])('%s, whose name never changes, is asked for again: %s', async (url, cache) => {
    const { status, headers } = await ask(url);
    expect([status, headers['cache-control']]).toEqual([200, cache]);
  });

  it.each(['/assets/dish-UNKNOWN1.js', `${dish}.br`])('%s is none', async (url) => {
    expect((await ask(url)).status).toBe(404);
  });

  it('of the bundler’s own is none', async () => {
    expect((await ask('/.vite/manifest.json')).body.toString()).toBe('a page');
  });

  it('is answered from memory once asked for; one that went before is none', async () => {
    await ask(dish);
    for (const name of ['dish-AAAAAAAA.js', 'dish-AAAAAAAA.js.br', 'gone-AAAAAAAA.js'])
      rmSync(path.join(assets, 'assets', name));
    expect((await ask(dish)).status).toBe(200);
    expect((await ask('/assets/gone-AAAAAAAA.js')).status).toBe(404);
  });
});
