import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string) => {
  const { statusCode, headers, body } = await app.http.inject({ method, url });
  return { status: statusCode, allow: headers.allow, code: JSON.parse(body).code };
};

describe('a method that an address does not have', () => {
  it.each([
    ['POST', '/api/shops', 'GET, HEAD'],
    ['GET', '/oauth/token', 'POST'],
    ['GET', '/api/orders', 'POST'],
    ['PUT', '/api/products/margherita/', 'GET, HEAD'],
    ['POST', '/api/customer/addresses/adr_1?a=1', 'DELETE, GET, HEAD, PATCH'],
    ['DELETE', '/images/abc', 'GET, HEAD'],
  ] as const)('is refused: %s %s has %s', async (method, url, allow) => {
    expect(await call(method, url)).toEqual({ status: 405, allow, code: 'method_not_allowed' });
  });

  it('differs from an unknown address', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      for (const url of ['/api/nothing', '/api/shopsx', '/api/shops/a/b/c', '/oauth'])
        expect(await call(method, url)).toEqual({ status: 404, allow: undefined, code: 'not_found' });
  });
});
