import { expect, it } from 'vitest';
import { callRequest } from './call-request.ts';

const options = {
  baseUrl: 'https://zanga.example',
  everyCall: () => ({ platform: 'browser', brand_id: '1', device_id: undefined }),
  headers: (method: string) => ({ 'x-method': method }),
};

it('puts path parts and parameters in place, and leaves missing ones out', () => {
  const { url, init } = callRequest(options, 'GET /api/products/:product', {
    params: { product: 'caffè/1' },
    query: { brand_id: 2, search: undefined, without: 'milk,egg' },
  });
  expect(url).toBe(
    'https://zanga.example/api/products/caff%C3%A8%2F1?platform=browser&brand_id=2&without=milk%2Cegg',
  );
  expect(init).toEqual({ method: 'GET', headers: { 'x-method': 'GET' } });
});

it('has no question mark without parameters', () => {
  expect(callRequest({ baseUrl: '' }, 'DELETE /api/customer', {}).url).toBe('/api/customer');
});

it('sends data as JSON with its content type; a form has its own', () => {
  const { init } = callRequest({ baseUrl: '' }, 'POST /api/orders', { body: { total: 100 } });
  expect(init).toEqual({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"total":100}',
  });
  const form = new FormData();
  expect(callRequest({ baseUrl: '' }, 'POST /api/pictures', { body: form }).init).toEqual({
    method: 'POST',
    headers: {},
    body: form,
  });
});
