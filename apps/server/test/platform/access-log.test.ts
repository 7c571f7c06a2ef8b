import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { makeAccess } from '../../src/platform/http/access.ts';
import { loggedPath } from '../../src/platform/http/logged-path.ts';
import { makeLog } from '../../src/platform/log.ts';
import { makeMetrics } from '../../src/platform/metrics.ts';
import { makeTestApp } from '../harness.ts';

type Line = Readonly<Record<string, unknown>>;

/** A server with its log, and the line of one request. */
const makeLogged = async (env: Readonly<Record<string, string>> = {}) => {
  const lines: Line[] = [];
  const write = (text: string) => void lines.push(JSON.parse(text));
  const app = await makeTestApp({ env, log: makeLog({ LOG_LEVEL: 'info' }, { write }) });
  let count = 0;
  const lineOf = async (
    url: string,
    { headers = {}, ...more }: Omit<InjectOptions, 'url'> = {},
  ): Promise<Line> => {
    count += 1;
    const id = `request-${String(count).padStart(4, '0')}`;
    await app.http.inject({ url, headers: { ...headers, 'x-request-id': id }, ...more });
    const written = () => lines.find((line) => line.id === id);
    // The line is written after the answer, which the test may see before it.
    await expect.poll(written, { timeout: 10_000 }).toBeDefined();
    return written() ?? {};
  };
  return { app, lines, lineOf };
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const outside = '203.0.113.77';

describe('the access log', async () => {
  const { app, lines, lineOf } = await makeLogged();
  const { token, userId } = await app.signIn();
  const origin = await app.http.listen({ host: '127.0.0.1', port: 0 });

  it('names the address and the user of a call', async () => {
    const line = await lineOf('/api/customer/sessions', { headers: bearer(token), remoteAddress: outside });
    expect(line).toMatchObject({ status: 200, address: outside, user: userId });
  });

  it('names the caller of a forbidden route', async () => {
    const line = await lineOf('/api/worker/tickets/x', { headers: bearer(token) });
    expect(line).toMatchObject({ status: 403, user: userId });
  });

  it('names the signed-in caller of a public route', async () => {
    const ask = { method: 'POST', payload: { address: 'adr_0000000000000000' } } as const;
    const line = await lineOf('/api/shops/check/address', { ...ask, headers: bearer(token) });
    expect(line).toMatchObject({ user: userId });
  });

  it('names no user for an anonymous call, nor for an unknown token', async () => {
    const anonymous = await lineOf('/api/customer/sessions', { remoteAddress: outside });
    expect(anonymous).toMatchObject({ status: 401, address: outside });
    expect(anonymous).not.toHaveProperty('user');
    const unknown = await lineOf('/api/customer/sessions', { headers: bearer('x'.repeat(43)) });
    expect(unknown).not.toHaveProperty('user');
  });

  it('has one line for each call', async () => {
    await lineOf('/api/cinema/shows');
    await lineOf('/api/check/app');
    const ids = lines.map(({ id }) => String(id)).filter((id) => id.startsWith('request-'));
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has no line for a successful probe, and one for any other', async () => {
    await app.http.inject({ url: '/health/live', headers: { 'x-request-id': 'probe-that-is-well' } });
    await lineOf('/health/nothing');
    expect(lines.map(({ id }) => id)).not.toContain('probe-that-is-well');
  });

  it('has a line for a caller who hung up before the answer', async () => {
    const holder = await app.pool.connect();
    await holder.query('begin');
    await holder.query('lock table access_tokens in access exclusive mode');
    const caller = new AbortController();
    const headers = { ...bearer(token), 'x-request-id': 'hung-up-early' };
    const call = fetch(`${origin}/api/customer/sessions`, { headers, signal: caller.signal });
    const waiting = `select count(*)::int as n from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await app.pool.query<{ n: number }>(waiting)).rows[0]?.n).toBe(1);
    caller.abort();
    await expect(call).rejects.toThrow();
    await expect
      .poll(() => lines.find(({ id }) => id === 'hung-up-early'))
      .toMatchObject({ status: 499, path: '/api/customer/sessions', user: userId });
    await holder.query('rollback');
    holder.release();
    expect(lines.filter(({ id }) => id === 'hung-up-early')).toHaveLength(1);
  });

  it('names the address of a call answered from memory', async () => {
    const url = '/api/cinema/shows';
    const ask = (id: string) => fetch(`${origin}${url}`, { headers: { 'x-request-id': id } });
    // Answers are kept once the server can hear changes.
    await expect
      .poll(
        async () => {
          await ask('until-kept');
          return (await app.get('/metrics')).body;
        },
        { timeout: 10_000 },
      )
      .toContain('route="ready"');
    await ask('from-memory');
    await expect
      .poll(() => lines.find(({ id }) => id === 'from-memory'), { timeout: 10_000 })
      .toMatchObject({ path: url, address: '127.0.0.1' });
  });

  it.each([
    ['2001:db8:12:34::5', '2001:db8:12:34::5'],
    ['::ffff:203.0.113.77', outside],
    ['::1', '::1'],
  ])('writes %s as %s', async (remoteAddress, address) => {
    expect(await lineOf('/api/check/app', { remoteAddress })).toMatchObject({ address });
  });

  it('ignores a forwarded address from an untrusted caller', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.1' };
    expect(await lineOf('/api/check/app', { headers, remoteAddress: outside })).toMatchObject({
      address: outside,
    });
  });

  it.each([
    ['/password/reset/SECRET', '/password/reset/…'],
    ['/password/reset/SECRET?email=ada@example.it', '/password/reset/…'],
    ['/Password/Reset/SECRET', '/Password/Reset/…'],
    ['/%70assword/reset/SECRET', '/password/reset/…'],
    ['/notifications/unsubscribe/usr_1/SECRET', '/notifications/unsubscribe/…'],
    ['/cinema/ticket/burn/SECRET', '/cinema/ticket/burn/…'],
    ['/api/worker/tickets/SECRET', '/api/worker/tickets/…'],
    ['/api/customer/device/SECRET', '/api/customer/device/…'],
    ['/share/coupons?encrypted=SECRET', '/share/coupons'],
    ['/share/coupons%3Fencrypted=SECRET', '/share/coupons'],
    ['/api/products?search=SECRET', '/api/products'],
    [`/api/products/${'x'.repeat(2_100)}`, `/api/products/${'x'.repeat(200 - '/api/products/'.length)}`],
  ])('writes %s without its secret', async (url, path) => {
    expect(await lineOf(url)).toMatchObject({ path });
    expect(JSON.stringify(lines)).not.toContain('SECRET');
  });

  // `inject` would normalise these before they arrive.
  it.each([
    ['http://localhost/password/reset/SECRET', 'http://localhost/password/reset/…'],
    ['//password//reset/SECRET', '//password//reset/…'],
    ['/%2e%2e/etc/passwd', '/%2e%2e/etc/passwd'],
    ['/sconto-50%/password/reset/SECRET', '/sconto-50%/password/reset/…'],
    ['/%ff/%70assword/reset/x', '/%ff/%70assword/reset/x'],
  ])('writes the raw address %s as %s', (url, path) => {
    expect(loggedPath(url)).toBe(path);
  });

  it('writes neither tokens nor names', async () => {
    const written = JSON.stringify(lines);
    for (const secret of [token, `${userId}@example.it`, 'Rossi']) expect(written).not.toContain(secret);
  });
});

it('has a line for a node that is not ready', () => {
  const lines: Line[] = [];
  const log = makeLog({ LOG_LEVEL: 'info' }, { write: (text) => void lines.push(JSON.parse(text)) });
  const access = makeAccess({ log, metrics: makeMetrics(), level: 'full' });
  const probe = {
    id: 'x',
    method: 'GET',
    url: '/health/ready',
    route: '/health/ready',
    ms: 1,
    address: outside,
  };
  access({ ...probe, status: 200 });
  access({ ...probe, status: 503 });
  expect(lines.map(({ status }) => status)).toEqual([503]);
});

describe('the access log behind a proxy', async () => {
  const { lineOf } = await makeLogged({ TRUST_PROXY: '10.0.0.0/8' });
  const through = (said: string) =>
    lineOf('/api/check/app', { remoteAddress: '10.0.0.2', headers: { 'x-forwarded-for': said } });

  it('names the address that the proxy speaks for', async () => {
    expect(await through(outside)).toMatchObject({ address: outside });
    expect(await through(`198.51.100.1, ${outside}`)).toMatchObject({ address: outside });
    expect(await through('2001:db8::7')).toMatchObject({ address: '2001:db8::7' });
  });

  it('writes no text in the place of an address', async () => {
    expect(await through('ada@example.it')).toMatchObject({ address: 'unknown' });
  });
});

describe('the access log of networks only', async () => {
  const { app, lineOf } = await makeLogged({ ACCESS_LOG: 'network' });

  it.each([
    [outside, '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:12:34::5', '2001:db8:12::/48'],
    ['2001:db8::5', '2001:db8:0::/48'],
  ])('cuts %s to %s', async (remoteAddress, address) => {
    expect(await lineOf('/api/check/app', { remoteAddress })).toMatchObject({ address });
  });

  it('names no user', async () => {
    const { token } = await app.signIn();
    const line = await lineOf('/api/customer/sessions', { headers: bearer(token) });
    expect(line).toMatchObject({ status: 200 });
    expect(line).not.toHaveProperty('user');
  });
});

describe('the access log without callers', async () => {
  const { app, lineOf } = await makeLogged({ ACCESS_LOG: 'none' });

  it('has neither address nor user', async () => {
    const { token } = await app.signIn();
    const line = await lineOf('/api/customer/sessions', { headers: bearer(token) });
    expect(line).toMatchObject({ status: 200, path: '/api/customer/sessions' });
    expect(line).not.toHaveProperty('address');
    expect(line).not.toHaveProperty('user');
  });
});

describe('the access log of a flooded server', async () => {
  const { app, lines } = await makeLogged({ RATE_LIMIT: '1' });

  it('names the addresses of calls refused at the door', async () => {
    const origin = await app.http.listen({ host: '127.0.0.1', port: 0 });
    await Promise.all(Array.from({ length: 20 }, () => fetch(`${origin}/api/check/app`)));
    // A call refused at the door takes no time.
    expect(lines.find(({ status, ms }) => status === 429 && ms === 0)).toMatchObject({
      path: '/api/check/app',
      address: '127.0.0.1',
    });
  });
});
