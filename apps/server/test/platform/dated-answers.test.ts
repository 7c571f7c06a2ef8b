import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp({ now: { at: new Date('2031-03-01T09:00:00Z') } });
await app.http.listen({ host: '127.0.0.1', port: 0 });
// A server on a port has an address of this type.
const origin = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
const dateOf = async (path: string) => (await fetch(origin + path)).headers.get('date');

it.each(['/api/products', '/api/user', '/api/nowhere', '/health/live'])(
  'dates its answer at %s by the shop’s clock, made or kept',
  async (path) => {
    expect(await dateOf(path)).toBe('Sat, 01 Mar 2031 09:00:00 GMT');
    app.now.at = new Date('2031-03-01T09:00:30Z');
    expect(await dateOf(path)).toBe('Sat, 01 Mar 2031 09:00:30 GMT');
    app.now.at = new Date('2031-03-01T09:00:00Z');
  },
);
