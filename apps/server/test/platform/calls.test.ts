import { contract } from '@zanga/contract/contract';
import type { Route } from '@zanga/contract/wire/route';
import { describe, expect, it } from 'vitest';
import type { Renderer } from '../../src/web/renderer.ts';
import { makeTestApp } from '../harness.ts';

const noPages: Renderer = {
  render: async () => ({ status: 200, location: null, body: '', scripts: [] }),
  addressReader: () => (asked) => asked.pathname,
  assets: undefined,
};

describe('common rules of all calls', async () => {
  const app = await makeTestApp();
  const call = '/api/check/app';

  it('reads the parameters of any call and ignores unknown ones', async () => {
    const query =
      'brand_id=1&app_version=4.12.0&device_id=a1b2-c3&platform=ios&filter_direct_order=1' +
      '&filter_on_shop_address=shp_1&filter_delivery_address=37.5079,15.0830&domain=ordina.zanga.it&unheard=of';
    expect((await app.get(`/api/shops?${query}`)).status).toBe(200);
  });

  it.each([
    ['brand_id', 'uno'],
    ['brand_id', '-1'],
    ['app_version', 'latest'],
    ['platform', 'windows'],
    ['filter_direct_order', 'maybe'],
    ['filter_delivery_address', '37.5,not-a-number'],
    ['filter_delivery_address', "1' or '1'='1"],
    ['domain', 'not a host'],
    ['device_id', 'x'.repeat(101)],
  ])('refuses a malformed %s with the field and Italian words', async (name, value) => {
    const { status, body } = await app.get(`/api/shops?${name}=${encodeURIComponent(value)}`);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid', error: 'Controllare i dati inseriti' });
    expect(Object.keys((body as { fields: object }).fields)).toEqual([name]);
  });

  it('refuses a NUL character anywhere in an address', async () => {
    expect((await app.get('/api/shops?domain=a%00b')).status).toBe(422);
    expect((await app.get('/api/contents/a%00b')).status).toBe(422);
  });

  it('answers 404 in JSON for an unknown address, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const response = await app.http.inject({ method, url: '/api/nothing/here' });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'not_found' });
    }
    expect((await app.get('/api/%ZZ')).status).toBe(404);
  });

  it('refuses a body that is not JSON, too large or of another type', async () => {
    const post = (payload: string, type = 'application/json') =>
      app.http.inject({
        method: 'POST',
        url: '/api/backoffice/images',
        payload,
        headers: { 'content-type': type },
      });
    expect((await post('{"a":')).statusCode).toBe(422);
    expect((await post('{"a":"\\u0000"}')).statusCode).toBe(422);
    expect((await post(JSON.stringify('x'.repeat(300_000)))).statusCode).toBe(413);
    expect((await post('<a/>', 'application/xml')).statusCode).toBe(415);
  });

  it('gives each answer a request id, the caller’s own when it is well-formed', async () => {
    const own = await app.http.inject({ url: call, headers: { 'x-request-id': 'phone-1234' } });
    expect(own.headers['x-request-id']).toBe('phone-1234');
    const odd = await app.http.inject({ url: call, headers: { 'x-request-id': '<script>' } });
    expect(odd.headers['x-request-id']).toMatch(/^[\w-]{14}$/);
  });

  it('[ROL-5] wants a bearer token where a route is not public', async () => {
    const url = '/api/customer/products';
    expect((await app.get(url)).status).toBe(401);
    expect((await app.get(url, { authorization: 'Bearer unknown-token-of-some-length' })).status).toBe(401);
    const { token } = await app.signIn();
    expect((await app.get(url, { authorization: `Bearer ${token}` })).status).toBe(200);
    app.now.at = new Date(app.now.at.getTime() + 3_600_001);
    expect((await app.get(url, { authorization: `Bearer ${token}` })).status).toBe(401);
  });

  it('is not cached on the way where its answer is about a person', async () => {
    const told = Object.entries<Route>(contract).filter(([, { cache }]) => cache === 'public');
    expect(told.length).toBeGreaterThan(10);
    expect(told.filter(([, { auth }]) => auth !== 'public')).toEqual([]);
    const { token } = await app.signIn();
    const { headers } = await app.get('/api/user', { authorization: `Bearer ${token}` });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('reports that there is a bug, and nothing about it', async () => {
    const { http } = await makeTestApp({
      renderer: async (server) => {
        server.get('/api/bursts', async () => {
          throw new Error('relation "secret_table" does not exist');
        });
        return noPages;
      },
    });
    const { statusCode, headers, body } = await http.inject('/api/bursts');
    expect([statusCode, JSON.parse(body).code]).toEqual([500, 'internal']);
    expect(headers['x-request-id']).toBeTruthy();
    expect(body).not.toMatch(/secret_table|Error|\.ts/);
  });

  it('refuses people of a lower role', async () => {
    const upload = async (token: string) =>
      app.http.inject({
        method: 'POST',
        url: '/api/backoffice/images',
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await upload((await app.signIn()).token)).statusCode).toBe(403);
    expect((await upload((await app.signIn('worker')).token)).statusCode).toBe(403);
    expect((await upload((await app.signIn('owner')).token)).statusCode).not.toBe(403);
  });

  it('lets only the native apps read answers from another origin', async () => {
    const from = (origin: string) => app.http.inject({ url: call, headers: { origin } });
    expect((await from('capacitor://localhost')).headers['access-control-allow-origin']).toBe(
      'capacitor://localhost',
    );
    expect((await from('https://elsewhere.example')).headers['access-control-allow-origin']).toBeUndefined();
    const preflight = await app.http.inject({
      method: 'OPTIONS',
      url: '/api/customer',
      headers: { origin: 'https://localhost', 'access-control-request-method': 'PATCH' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-methods']).toContain('PATCH');
  });
});

describe('the XSRF cookie', async () => {
  const app = await makeTestApp();
  const url = '/api/backoffice/images';
  const post = (headers: Record<string, string>) => app.http.inject({ method: 'POST', url, headers });

  it('[STA-5] comes with the start-up call and is readable by the page', async () => {
    const first = await app.http.inject({ url: '/api/check/app' });
    const [cookie] = first.cookies.filter(({ name }) => name === 'XSRF-TOKEN');
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
    expect(cookie?.httpOnly).toBeUndefined();
    const second = await app.http.inject({
      url: '/api/check/app',
      cookies: { 'XSRF-TOKEN': cookie?.value ?? '' },
    });
    expect(second.cookies).toEqual([]);
  });

  it('must come back as a header on every writing call', async () => {
    expect((await post({ cookie: 'XSRF-TOKEN=abc' })).json()).toMatchObject({ code: 'xsrf' });
    expect((await post({ cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abd' })).json()).toMatchObject({
      code: 'xsrf',
    });
    expect((await post({ cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' })).statusCode).toBe(401);
    expect((await post({ cookie: 'XSRF-TOKEN=%C3%A8', 'x-xsrf-token': 'e' })).json()).toMatchObject({
      code: 'xsrf',
    });
    expect((await post({})).statusCode).toBe(401);
  });

  it('has a name behind https that only this host can set, and the plain one for a node of the last release', async () => {
    const behind = await makeTestApp({ env: { TRUST_PROXY: '127.0.0.1' } });
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
    const ask = (cookie: string) =>
      behind.http.inject({ url: '/api/check/app', headers: { ...headers, cookie } });
    const [host, plain] = (await ask('')).cookies;
    const bound = { path: '/', sameSite: 'Lax', secure: true };
    expect(host).toMatchObject({ name: '__Host-XSRF-TOKEN', ...bound });
    expect(plain).toMatchObject({ name: 'XSRF-TOKEN', value: host?.value, ...bound });
    for (const cookie of ['__Host-XSRF-TOKEN=a', 'XSRF-TOKEN=a'])
      expect((await ask(cookie)).cookies).toEqual([]);
  });

  it('counts by that name if both are present, by the plain one otherwise', async () => {
    const both = 'XSRF-TOKEN=planted; __Host-XSRF-TOKEN=own';
    expect((await post({ cookie: both, 'x-xsrf-token': 'planted' })).json()).toMatchObject({ code: 'xsrf' });
    expect((await post({ cookie: both, 'x-xsrf-token': 'own' })).statusCode).toBe(401);
    expect((await post({ cookie: '__Host-XSRF-TOKEN=own' })).json()).toMatchObject({ code: 'xsrf' });
    expect((await post({ cookie: 'XSRF-TOKEN=older', 'x-xsrf-token': 'older' })).statusCode).toBe(401);
  });
});

describe('a rate limit', async () => {
  // A quarter of a minute's calls may come at once.
  const app = await makeTestApp({ env: { RATE_LIMIT: '12' } });

  it('slows one address down in Italian and names the time to come back', async () => {
    const answers = [];
    for (let i = 0; i < 5; i++) answers.push(await app.http.inject({ url: '/api/check/app' }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429, 429]);
    expect(answers[4]?.json()).toMatchObject({
      code: 'too_many',
      error: 'Troppe richieste: riprova tra poco',
    });
    expect(Number(answers[4]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
