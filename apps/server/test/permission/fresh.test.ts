import { contract } from '@zanga/contract/contract';
import type { Route } from '@zanga/contract/wire/route';
import { rightOf } from '@zanga/domain/staff/rights';
import { describe, expect, it } from 'vitest';
import { giveFactor } from '../../src/modules/accounts/staff/factors/factors-testing.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const minutesAgo = (minutes: number) => new Date(app.now.at.getTime() - minutes * 60_000);

/** An owner with a sign-in, password and second factor given so many minutes ago; null for never. */
const ownerWith = async (given: { signedIn: number; password: number | null; factor?: number | null }) => {
  const { token, userId } = await app.signIn('owner');
  if (given.factor !== undefined) await giveFactor(app.db, userId, app.now.at);
  await app.db
    .updateTable('access_tokens')
    .set({
      created_at: minutesAgo(given.signedIn),
      confirmed_at: given.password === null ? null : minutesAgo(given.password),
      factor_at: given.factor === undefined || given.factor === null ? null : minutesAgo(given.factor),
    })
    .where('user_id', '=', userId)
    .execute();
  return token;
};
const codeFor = async (key: string, token: string) => {
  const [method = '', path = ''] = key.split(' ');
  const { statusCode, body } = await app.http.inject({
    // A contract key begins with its method.
    method: method as 'GET',
    url: path.replace(/:\w+/g, 'nessuno'),
    headers: { authorization: `Bearer ${token}` },
  });
  return statusCode < 400 ? 'done' : JSON.parse(body).code;
};

const stale = await ownerWith({ signedIn: 11, password: null });
const stalePassword = await ownerWith({ signedIn: 60, password: 11 });
const freshSignIn = () => ownerWith({ signedIn: 9, password: null });
const freshPassword = () => ownerWith({ signedIn: 60, password: 9 });
const onlyPassword = await ownerWith({ signedIn: 60, password: 1, factor: 11 });
const freshFactor = () => ownerWith({ signedIn: 60, password: null, factor: 9 });

// The contract's entries are keys with their routes.
const endpoints = Object.entries(contract).map(([key, route]: [string, Route]) => ({ key, route }));
const ownData = ['DELETE /api/customer', 'GET /api/customer/export'];
const guarded = endpoints.filter(({ route }) => route.fresh).map(({ key }) => key);

describe('[ROL-5] calls that need a proof of the last ten minutes', () => {
  it('are refunds, cancelled shows, endings for members, devices, rights and second factors, and one’s own data', () => {
    expect(
      guarded.filter((key) =>
        /orders\/export|refunds|people|invitations|factors|shows|devices|members/.test(key),
      ),
    ).toEqual(guarded.filter((key) => !ownData.includes(key)));
    expect(guarded.length).toBeGreaterThanOrEqual(16);
    for (const { key, route } of endpoints)
      if (route.fresh && !ownData.includes(key))
        expect([key, rightOf(route.auth)]).not.toEqual([key, undefined]);
    const rights = endpoints.filter(
      ({ key, route }) =>
        (route.auth === 'people.edit' || route.auth === 'orders.refund') &&
        !key.startsWith('GET') &&
        !route.fresh,
    );
    // Calls that only end something need no fresh sign-in.
    expect(rights.map(({ key }) => key).toSorted()).toEqual([
      'DELETE /api/backoffice/invitations/:invitation',
      'DELETE /api/backoffice/people/:person/pin',
      'DELETE /api/backoffice/people/:person/sessions',
      'DELETE /api/backoffice/people/:person/sessions/:session',
    ]);
  });

  it.each(guarded)('%s refuses without one, and a password where a factor exists', async (key) => {
    for (const token of [stale, stalePassword, onlyPassword])
      expect(await codeFor(key, token)).toBe('auth.confirm_again');
  });

  it.each(guarded)('%s accepts one', async (key) => {
    for (const token of [await freshSignIn(), await freshPassword(), await freshFactor()])
      expect(await codeFor(key, token)).not.toMatch(/^(auth|unauthenticated|forbidden)/);
  });
});

describe('calls that need their caller’s second factor, once in a sign-in', () => {
  const once = endpoints.filter(({ route }) => route.factor).map(({ key }) => key);

  it('are the ways to the person and the ends of their other sign-ins', () => {
    expect(once.toSorted()).toEqual([
      'DELETE /api/customer/sessions',
      'DELETE /api/customer/sessions/:session',
      'PATCH /api/password/change',
      'POST /api/customer/socials',
      'POST /api/register/change',
      'PUT /api/backoffice/pin',
    ]);
  });

  it.each(once)('%s refuses a sign-in by the password alone', async (key) => {
    const token = await ownerWith({ signedIn: 0, password: 0, factor: null });
    expect(await codeFor(key, token)).toBe('auth.confirm_again');
  });

  it.each(once)('%s accepts one given an hour ago, and an owner without a factor', async (key) => {
    const given = await ownerWith({ signedIn: 60, password: null, factor: 60 });
    const none = await ownerWith({ signedIn: 60, password: null });
    for (const token of [given, none])
      expect(await codeFor(key, token)).not.toMatch(/^(auth|unauthenticated|forbidden)/);
  });
});
