import { expect, it } from 'vitest';
import type { Api } from '../contract.ts';
import { ApiError, client } from './client.ts';

/** A service that answers one after the other, and what it was sent. */
const answering = (...answers: readonly (readonly [status: number, body: object])[]) => {
  const left = [...answers];
  const sent: (string | null)[] = [];
  const fetch = async (_url: unknown, init?: RequestInit) => {
    sent.push(new Headers(init?.headers).get('x-xsrf-token'));
    const [status, body] = left.shift() ?? [500, {}];
    return Response.json(body, { status });
  };
  return { fetch, sent };
};

const expired = [403, { error: 'La pagina è scaduta: ricaricala e riprova', code: 'xsrf' }] as const;

const serviceOver = (fetch: typeof globalThis.fetch, told: string[] = []) => {
  let cookie = 0;
  return client<Api>({
    baseUrl: '',
    fetch,
    headers: () => ({ 'x-xsrf-token': `cookie-${++cookie}` }),
    onError: ({ code }) => told.push(code),
  });
};

it('asks once more with the cookie of now when another one came meanwhile, and tells nobody', async () => {
  const { fetch, sent } = answering(expired, [200, { data: [] }]);
  const told: string[] = [];
  await serviceOver(fetch, told).api('POST /api/shared/coupons', { body: { encrypted: 'x' } });
  expect(sent).toEqual(['cookie-1', 'cookie-2']);
  expect(told).toEqual([]);
});

it('asks no third time', async () => {
  const { fetch, sent } = answering(expired, expired, [200, {}]);
  const told: string[] = [];
  const asked = serviceOver(fetch, told).api('POST /api/shared/coupons', { body: { encrypted: 'x' } });
  await expect(asked).rejects.toThrow(ApiError);
  expect(sent).toHaveLength(2);
  expect(told).toEqual(['xsrf']);
});

it('asks once where the refusal is another', async () => {
  const { fetch, sent } = answering([403, { code: 'forbidden' }]);
  const asked = serviceOver(fetch).api('POST /api/shared/coupons', { body: { encrypted: 'x' } });
  await expect(asked).rejects.toThrow(ApiError);
  expect(sent).toHaveLength(1);
});
