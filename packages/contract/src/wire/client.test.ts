import { expect, it } from 'vitest';
import type { Api } from '../contract.ts';
import { ApiError, client } from './client.ts';

/** A service with answers in turn, and the requests it got. */
const answering = (...answers: readonly (readonly [status: number, body: object])[]) => {
  const left = [...answers];
  const sent: (string | null)[] = [];
  const bodies: unknown[] = [];
  const fetch = async (_url: unknown, init?: RequestInit) => {
    bodies.push(init?.body);
    sent.push(new Headers(init?.headers).get('x-xsrf-token'));
    const [status, body] = left.shift() ?? [500, {}];
    return Response.json(body, { status });
  };
  return { fetch, sent, bodies };
};

const expired = [403, { error: 'La pagina è scaduta: ricaricala e riprova', code: 'xsrf' }] as const;

const serviceOver = (
  fetch: typeof globalThis.fetch,
  told: string[] = [],
  proveAgain?: () => Promise<boolean>,
) => {
  let cookie = 0;
  return client<Api>({
    baseUrl: '',
    fetch,
    headers: () => ({ 'x-xsrf-token': `cookie-${++cookie}` }),
    onError: ({ code }) => told.push(code),
    ...(proveAgain && { proveAgain }),
  });
};

it('silently repeats a call with the current cookie when it changed meanwhile', async () => {
  const { fetch, sent } = answering(expired, [200, { data: [] }]);
  const told: string[] = [];
  await serviceOver(fetch, told).api('POST /api/shared/coupons', { body: { encrypted: 'x' } });
  expect(sent).toEqual(['cookie-1', 'cookie-2']);
  expect(told).toEqual([]);
});

it('repeats a call only once', async () => {
  const { fetch, sent } = answering(expired, expired, [200, {}]);
  const told: string[] = [];
  const asked = serviceOver(fetch, told).api('POST /api/shared/coupons', { body: { encrypted: 'x' } });
  await expect(asked).rejects.toThrow(ApiError);
  expect(sent).toHaveLength(2);
  expect(told).toEqual(['xsrf']);
});

it('repeats no call after another refusal', async () => {
  const { fetch, sent } = answering([403, { code: 'forbidden' }]);
  const asked = serviceOver(fetch).api('POST /api/shared/coupons', { body: { encrypted: 'x' } });
  await expect(asked).rejects.toThrow(ApiError);
  expect(sent).toHaveLength(1);
});

const stale = [403, { error: 'Conferma di nuovo', code: 'auth.confirm_again' }] as const;
const share = { body: { encrypted: 'the same key' } };

it('repeats a call unchanged after a proof of identity, also after an expired page', async () => {
  const { fetch, bodies } = answering(expired, stale, [200, { data: [] }]);
  const told: string[] = [];
  await serviceOver(fetch, told, async () => true).api('POST /api/shared/coupons', share);
  expect(bodies).toEqual(Array(3).fill(JSON.stringify(share.body)));
  expect(told).toEqual([]);
});

it('asks for a proof once, and passes the refusal on without one', async () => {
  for (const [proved, calls] of [
    [true, 2],
    [false, 1],
  ] as const) {
    const { fetch, bodies } = answering(stale, stale, [200, {}]);
    let asked = 0;
    const prove = async () => {
      asked += 1;
      return proved;
    };
    const call = serviceOver(fetch, [], prove).api('POST /api/shared/coupons', share);
    await expect(call).rejects.toMatchObject({ code: 'auth.confirm_again' });
    expect([asked, bodies.length]).toEqual([1, calls]);
  }
});
