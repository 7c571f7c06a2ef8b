import { auth } from '@zanga/contract/people/auth';
import { devices } from '@zanga/contract/people/devices';
import { password } from '@zanga/contract/people/password';
import { profile } from '@zanga/contract/people/profile';
import { registration } from '@zanga/contract/people/registration';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCustomer } from './people-testing.ts';
import { callTo, makeAccountsTest, solved } from './server-testing.ts';

const node = await makeAccountsTest();
const call = callTo(node);
const routes = { ...auth, ...devices, ...password, ...profile, ...registration };

/** Calls that bring a body, each a key of the contract. */
const bodied = Object.entries(routes).flatMap(([key, route]) =>
  'body' in route ? [{ key, own: route.auth !== 'public' }] : [],
);

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.constantFrom(
    ...['', ' ', '\ud800', '%00', "' or 1=1 --", '../..', '{}', '\u202e', '💥'.repeat(60), 'x'.repeat(101)],
  ),
  fc.constantFrom(null, true, 0, -1, 1e308, [], {}, [[]], { toString: 1 }, ['a', 'a']),
);
const fields = [
  ...[
    'grant_type',
    'username',
    'password',
    'password_confirmation',
    'old_password',
    'email',
    'token',
    'code',
  ],
  ...['telephone', 'firstname', 'lastname', 'captcha', 'network', 'access_token', 'birthdate', 'consents'],
  ...[
    'dietary_labels',
    'user',
    'state',
    'identityToken',
    'id_token',
    'givenName',
    'client_id',
    'client_secret',
  ],
  '__proto__',
];
const plausible = fc.constantFrom(
  ...['password', 'social', 'facebook', 'apple', 'ada@example.it', '3331234567', '123456', solved],
);
const body = fc.dictionary(fc.constantFrom(...fields), fc.oneof(nasty, plausible), { maxKeys: 9 });

describe('any input', () => {
  it('is answered with a refusal, never with a failure of ours', async () => {
    const { token } = await makeCustomer(node);
    const one = fc.tuple(fc.constantFrom(...bodied), fc.oneof(body, fc.jsonValue()), fc.ipV4());
    await fc.assert(
      fc.asyncProperty(one, async ([{ key, own }, payload, remoteAddress]) => {
        // Each key is a method and a path, as the contract's type says.
        const answer = await call(key as 'POST /', {
          payload: JSON.stringify(payload),
          headers: { 'content-type': 'application/json' },
          remoteAddress,
          ...(own && { token }),
        });
        expect({ key, payload, status: answer.status }).toMatchObject({
          status: expect.toSatisfy((status: number) => status < 500),
        });
        if (answer.status >= 400 && answer.body.code !== undefined)
          expect(answer.body).toMatchObject({ error: expect.any(String), code: expect.any(String) });
      }),
      { numRuns: 600 },
    );
    const failures = node.logged.filter((line) => line.includes('a request failed'));
    expect(failures).toEqual([]);
  });

  it.each(bodied)('$key requires its fields', async ({ key, own }) => {
    const { token } = own ? await makeCustomer(node) : { token: undefined };
    for (const payload of ['{}', '[]', '"x"', 'null', '7', '']) {
      const headers = { 'content-type': 'application/json' };
      // Each key is a method and a path, as the contract's type says.
      const answer = await call(key as 'POST /', { payload, headers, ...(token && { token }) });
      const nothingAsked = key === 'PATCH /api/customer' && ['{}', 'null', ''].includes(payload);
      if (nothingAsked) expect(answer.status).toBe(200);
      else expect(answer.status).toBeOneOf([401, 422]);
    }
  });

  it('with unusual names is stored unchanged or refused, never lost', async () => {
    for (const firstname of ["Robert'); drop table users;--", '<b>Ada</b>', 'Ａｄａ', '𝒜da']) {
      const { token } = await makeCustomer(node, { firstname });
      expect((await call('GET /api/user', { token })).body.firstname).toBe(firstname);
    }
  });
});
