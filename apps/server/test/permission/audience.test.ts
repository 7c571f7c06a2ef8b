import { contract } from '@zanga/contract/contract';
import type { Audience, Route } from '@zanga/contract/wire/route';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const order: readonly Audience[] = ['public', 'customer', 'worker', 'manager', 'owner'];
const bearers = {
  public: undefined,
  customer: (await app.signIn()).token,
  worker: (await app.signIn('worker')).token,
  manager: (await app.signIn('manager')).token,
  owner: (await app.signIn('owner')).token,
} satisfies Record<Audience, string | undefined>;

const statusOf = async (key: string, bearer: string | undefined) => {
  const [method = '', path = ''] = key.split(' ');
  const { statusCode, body } = await app.http.inject({
    // A key of the contract begins with its method.
    method: method as 'GET',
    url: path.replace(/:\w+/g, 'nessuno'),
    ...(bearer !== undefined && { headers: { authorization: `Bearer ${bearer}` } }),
  });
  return { statusCode, code: statusCode < 400 ? null : JSON.parse(body).code };
};

// The entries of the contract are its keys and its routes.
const endpoints = Object.entries(contract).map(([key, route]: [string, Route]) => ({
  key,
  auth: route.auth,
}));
const closed = endpoints.filter(({ auth }) => auth !== 'public');
describe('[ROL-5] who may call', () => {
  it.each(closed)('$key is for $auth and those above, and says so to the others', async ({ key, auth }) => {
    expect(await statusOf(key, undefined)).toEqual({ statusCode: 401, code: 'unauthenticated' });
    expect(await statusOf(key, 'x'.repeat(43))).toEqual({ statusCode: 401, code: 'unauthenticated' });
    for (const role of order.slice(1, order.indexOf(auth)))
      expect(await statusOf(key, bearers[role])).toEqual({ statusCode: 403, code: 'forbidden' });
  });

  it('is nobody with the wrong kind of credentials', async () => {
    const { token } = await app.signIn('owner');
    const as = async (headers: Record<string, string>, query = '') =>
      (await app.http.inject({ url: `/api/user${query}`, headers })).statusCode;
    expect(await as({ authorization: `Bearer ${token}` })).toBe(200);
    for (const authorization of [
      token,
      `Basic ${token}`,
      `Bearer ${token}x`,
      `Bearer  ${token}`,
      `Bearer ${token},${token}`,
    ])
      expect(await as({ authorization })).toBe(401);
    expect(await as({}, `?access_token=${token}&token=${token}`)).toBe(401);
    expect(await as({ cookie: `token=${token}; authorization=Bearer ${token}` })).toBe(401);
  });

  it.each(closed)('$key opens to whom it is for', async ({ key, auth }) => {
    const { token } = await app.signIn(...(auth === 'customer' ? [] : [auth]));
    const { code } = await statusOf(key, token);
    expect(code ?? 'none').not.toMatch(/^(unauthenticated|forbidden)$/);
  });
});
