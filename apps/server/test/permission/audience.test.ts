import { contract } from '@zanga/contract/contract';
import type { Route } from '@zanga/contract/wire/route';
import { hasRight, rightOf, rights, staffRoles } from '@zanga/domain/staff/rights';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const customer = (await app.signIn()).token;
const bearers = Object.fromEntries(
  await Promise.all(staffRoles.map(async (role) => [role, (await app.signIn(role)).token] as const)),
);

const statusOf = async (key: string, bearer: string | undefined) => {
  const [method = '', path = ''] = key.split(' ');
  const { statusCode, body } = await app.http.inject({
    // A contract key begins with its method.
    method: method as 'GET',
    url: path.replace(/:\w+/g, 'nessuno'),
    ...(bearer !== undefined && { headers: { authorization: `Bearer ${bearer}` } }),
  });
  return { statusCode, code: statusCode < 400 ? null : JSON.parse(body).code };
};

// The contract's entries are keys with their routes.
const endpoints = Object.entries(contract).map(([key, route]: [string, Route]) => ({
  key,
  auth: route.auth,
  right: rightOf(route.auth),
}));
const closed = endpoints.filter(({ auth }) => auth !== 'public');
/** Every role with every endpoint of the staff. */
const matrix = closed.flatMap(({ key, right }) =>
  right === undefined ? [] : staffRoles.map((role) => ({ key, right, role, may: hasRight(role, right) })),
);

describe('[ROL-5] permissions', () => {
  it.each(closed)('$key is closed to visitors and to forged tokens', async ({ key }) => {
    expect(await statusOf(key, undefined)).toEqual({ statusCode: 401, code: 'unauthenticated' });
    expect(await statusOf(key, 'x'.repeat(43))).toEqual({ statusCode: 401, code: 'unauthenticated' });
  });

  it.each(closed.filter(({ right }) => right !== undefined))('$key is no customer’s', async ({ key }) => {
    expect(await statusOf(key, customer)).toEqual({ statusCode: 403, code: 'forbidden' });
  });

  it.each(closed.filter(({ auth }) => auth === 'customer'))('$key is every customer’s', async ({ key }) => {
    // A call before may have signed the person out or deleted the account.
    const { token } = await app.signIn();
    expect((await statusOf(key, token)).code ?? 'none').not.toMatch(/^(unauthenticated|forbidden)$/);
  });

  it.each(closed.filter(({ auth }) => auth === 'device'))(
    '$key is a registered device’s, and closed to every sign-in',
    async ({ key }) => {
      for (const bearer of [customer, ...Object.values(bearers)])
        expect(await statusOf(key, bearer)).toEqual({ statusCode: 401, code: 'unauthenticated' });
    },
  );

  it.each(matrix)('$role and $key, which needs $right: $may', async ({ key, role, may }) => {
    const { statusCode, code } = await statusOf(key, bearers[role]);
    if (may) expect(code ?? 'none').not.toMatch(/^(unauthenticated|forbidden)$/);
    else expect({ statusCode, code }).toEqual({ statusCode: 403, code: 'forbidden' });
  });

  it('have no right that neither an endpoint nor a rule asks for', () => {
    const askedByRules = ['orders.ship', 'codes.undo_others'];
    const asked = new Set([...endpoints.flatMap(({ right }) => right ?? []), ...askedByRules]);
    expect(rights.filter((right) => !asked.has(right))).toEqual([]);
  });

  it('refuse the wrong kind of credentials', async () => {
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
});
