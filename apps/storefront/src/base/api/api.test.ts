import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__NATIVE__', false);
vi.stubGlobal('__SETTINGS__', {});
vi.stubGlobal('location', { hostname: 'zanga.example', protocol: 'https:' });
vi.stubGlobal('document', { cookie: 'other=1; XSRF-TOKEN=abc%3D%3D; __Host-XSRF-TOKEN=abc%3D%3D' });
const { deviceService, everyCall } = await import('./api.tsx');
const { storage } = await import('../storage/storage.ts');
const { client } = await import('@zanga/contract/wire/client');

const sent = vi.fn<typeof fetch>(async () => Response.json({ data: [] }));
vi.stubGlobal('fetch', sent);

const call = async () => {
  await deviceService(() => undefined).api('GET /api/shops', { query: {} });
  const [url, init] = sent.mock.calls.at(-1) ?? [];
  return { query: new URL(String(url), 'http://x').searchParams, headers: new Headers(init?.headers) };
};

beforeEach(() => {
  for (const key of ['token', 'device_id', 'direct', 'shop_address', 'delivery_address'] as const)
    storage.write(key, null);
});

describe('calls from a device', () => {
  it('[CON-4] name brand, platform and the page’s domain', async () => {
    const { query } = await call();
    expect(query.get('brand_id')).toBe('1');
    expect(query.get('platform')).toBe('browser');
    expect(query.get('domain')).toBe('zanga.example');
    expect(query.get('app_version')).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('carry the chosen filters only', async () => {
    expect([...(await call()).query.keys()].filter((key) => key.startsWith('filter_'))).toEqual([]);
    storage.write('direct', '1');
    storage.write('shop_address', 'shp_1');
    storage.write('delivery_address', '37.5,15.1');
    const { query } = await call();
    expect(query.get('filter_direct_order')).toBe('1');
    expect(query.get('filter_on_shop_address')).toBe('shp_1');
    expect(query.get('filter_delivery_address')).toBe('37.5,15.1');
  });

  it('[API-15] tell no device data when a mail’s link makes them', () => {
    expect(everyCall('PATCH /api/notifications/unsubscribe')).toEqual({});
    expect(everyCall('PATCH /api/customer')).toMatchObject({ brand_id: '1', platform: 'browser' });
  });

  it('[ROL-5] carry the bearer token of the signed-in person', async () => {
    expect((await call()).headers.has('authorization')).toBe(false);
    storage.write('token', 'tok_1');
    expect((await call()).headers.get('authorization')).toBe('Bearer tok_1');
  });

  it('copy the XSRF cookie to a header in a changing call only', async () => {
    expect((await call()).headers.has('x-xsrf-token')).toBe(false);
    const { requestHeaders } = await import('./api.tsx');
    const writing = client<{ 'POST /api/x': { summary: ''; auth: 'public' } }>({
      baseUrl: '',
      headers: requestHeaders,
    });
    await writing.api('POST /api/x');
    expect(new Headers(sent.mock.calls.at(-1)?.[1]?.headers).get('x-xsrf-token')).toBe('abc==');
  });
});

describe('a connection that hangs without an answer', () => {
  it('times out, also for a query that can be aborted', async () => {
    const hanging = vi.fn<typeof fetch>(
      (_, init) =>
        new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        ),
    );
    const { api, query } = client<{ 'GET /api/x': { summary: ''; auth: 'public' } }>({
      baseUrl: '',
      fetch: hanging,
      patienceMilliseconds: 20,
    });
    await expect(api('GET /api/x')).rejects.toMatchObject({ name: 'TimeoutError' });
    const { signal } = new AbortController();
    await expect(query('GET /api/x').queryFn({ signal })).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
