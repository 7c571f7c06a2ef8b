import http from 'node:http';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp({
  env: { PUBLIC_ORIGIN: 'https://zanga.test' },
  renderer: async () => ({
    render: async ({ url }) => ({ status: 200, location: null, body: `<p>${url}</p>`, scripts: [] }),
    addressReader: () => (asked) => asked.pathname.replace('Pizze', 'pizze') + asked.search,
    assets: undefined,
  }),
});
const { port } = new URL(await app.http.listen({ port: 0, host: '127.0.0.1' }));

/** Sends a request line unchanged, which clients would normalise. */
const ask = (path: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    http
      .get({ port, path, host: '127.0.0.1', agent: false }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({ status: response.statusCode, body: Buffer.concat(chunks).toString() });
      })
      .on('error', reject);
  });

describe('the address of a page', () => {
  it.each([
    ['/home', '/home'],
    ['//altrove.example/home', '/altrove.example/home'],
    ['/\\altrove.example/home', '/altrove.example/home'],
    ['http://altrove.example/home', '/home'],
    ['///', '/'],
    ['//[', '/['],
    ['/home?da=//altrove.example', '/home?da=//altrove.example'],
  ])('is always one of ours: %s', async (asked, made) => {
    expect(await ask(asked)).toEqual({ status: 200, body: `<p>https://zanga.test${made}</p>` });
  });

  it('[RTE-26] that is empty leads home with its whole query', async () => {
    const location = async (url: string) => (await app.http.inject(url)).headers.location;
    expect(await location('/')).toBe('/home');
    expect(await location('/?prime=1&utm_source=a?b')).toBe('/home?prime=1&utm_source=a%3Fb');
    expect(await location('/?da=//altrove.example')).toBe('/home?da=%2F%2Faltrove.example');
  });

  it('[RTE-24] has no needless capitals: one with them leads to the one without', async () => {
    const { statusCode, headers } = await app.http.inject('/Pizze?labels=vegan,spicy&utm_source=Mail');
    expect([statusCode, headers.location]).toEqual([301, '/pizze?labels=vegan,spicy&utm_source=Mail']);
    expect((await app.http.inject('/pizze?utm_source=Mail')).statusCode).toBe(200);
  });

  it('may hold a stray percent sign, and is then unknown', async () => {
    expect(await ask('/cento%')).toEqual({ status: 200, body: '<p>https://zanga.test/cento%25</p>' });
    expect(await ask('/%ff?a=%')).toEqual({ status: 200, body: '<p>https://zanga.test/%25ff?a=%</p>' });
    expect(JSON.parse((await ask('/api/products/%ff')).body)).toMatchObject({ code: 'product.not_found' });
  });
});
