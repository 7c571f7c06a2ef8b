import { contract } from '@zanga/contract/contract';
import type { Key, Route } from '@zanga/contract/wire/route';
import { describe, expect, it } from 'vitest';
import { openDevice } from '../../src/modules/devices/testing.ts';
import { openShop } from '../../src/modules/shops/testing.ts';
import { makeTestApp } from '../harness.ts';
import { sampleOf, spoil } from '../rubbish/sample.ts';

const app = await makeTestApp();
/** One person with all roles: a call without the right would be refused before its text is read. */
const { token } = await app.signIn('worker', 'manager', 'owner');
const shop = await openShop(app.db, { slug: 'qui' });
const { secret } = await openDevice(app, { shop, token });
const xsrf = 'a-token-of-the-page';
/** A device has a cookie and no bearer token. */
const asDevice = { cookie: `zanga_device=${secret}; XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf };

/** Texts that a database refuses, for every place of a text. */
const poisons = ['nul\u0000l', '\u0000', 'half a pair \ud800', '\udc00', 'swapped \udc00\ud800'];

// The contract's entries are keys with their routes.
const endpoints = Object.entries(contract).map(([key, route]) => ({
  key: key as Key,
  route: route as Route,
}));

const addressOf = (key: Key, part = 'x') => {
  const [method = 'GET', path = ''] = key.split(' ');
  // A contract key begins with its method.
  return { method: method as 'GET', url: path.replace(/:\w+/g, encodeURIComponent(part)) };
};

const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
let caller = 0;
/** Each call from another network, so that no limit answers first. */
const remoteAddress = () => {
  caller += 1;
  return `10.9.${caller >> 8}.${caller & 255}`;
};

const answerTo = async (call: { method: 'GET'; url: string; payload?: string; headers?: object }) => {
  const answer = await app.http.inject({
    ...call,
    headers: call.headers === asDevice ? asDevice : { ...headers, ...call.headers },
    remoteAddress: remoteAddress(),
  });
  const fields = answer.statusCode === 422 ? Object.values(answer.json().fields ?? {}).flat() : [];
  return { status: answer.statusCode, told: fields.includes('carattere non valido') };
};
const refused = { status: 422, told: true };

const bodies = endpoints.filter(({ route: { body, consumes } }) => body && consumes === undefined);

describe('a text that the database cannot store', () => {
  it.each(bodies)('is refused in any field of $key', async ({ key, route }) => {
    const sample = route.body && sampleOf(route.body, {});
    const call = addressOf(key);
    for (const poison of poisons) {
      const spoilt = [
        ...spoil(sample, poison),
        ...spoil(sample, { [poison]: 1 }),
        { ...Object(sample), more: [{ a: poison }] },
      ];
      for (const body of spoilt)
        expect({ body, ...(await answerTo({ ...call, payload: JSON.stringify(body) })) }).toEqual({
          body,
          ...refused,
        });
    }
  });

  // Picture routes look up a known name only, so they read no other text of the address.
  const written = endpoints.filter(({ key }) => !/ \/(app\/images|images|thumbnails)\//.test(key));

  it.each(written)('is refused in the address of $key', async ({ key, route }) => {
    const call = { ...addressOf(key), ...(route.auth === 'device' && { headers: asDevice }) };
    for (const query of ['device_id=%00', 'qualcosa=a%00b', '%00=1'])
      expect(await answerTo({ ...call, url: `${call.url}?${query}` })).toEqual(refused);
    if (route.params) expect(await answerTo(addressOf(key, 'a\0b'))).toEqual(refused);
  });

  it('is refused in a cookie', async () => {
    const call = { method: 'GET', url: '/api/check/app', headers: { cookie: 'qualcosa=a%00b' } } as const;
    expect(await answerTo(call)).toEqual(refused);
  });

  it('is refused as JSON within a text', async () => {
    const payload = JSON.stringify({ state: 'x', user: '{"name":{"firstName":"A\\u0000da"}}' });
    expect(await answerTo({ ...addressOf('POST /login/apple/callback'), payload })).toEqual(refused);
  });

  it('is told apart from texts that only look like one', async () => {
    for (const text of ['\\u0000', '\\ud800', '🍕', '\ufffd', '%00']) {
      const answer = await answerTo({
        ...addressOf('POST /api/contact'),
        payload: JSON.stringify({ message: text }),
      });
      expect(answer.told).toBe(false);
    }
  });
});
