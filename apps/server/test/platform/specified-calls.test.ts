import { contract } from '@zanga/contract/contract';
import type { Route } from '@zanga/contract/wire/route';
import { describe, expect, it } from 'vitest';
import { makeCustomer } from '../../src/modules/accounts/people-testing.ts';
import { makeAccountsTest } from '../../src/modules/accounts/server-testing.ts';
import { addCategory, addProduct } from '../../src/modules/catalogue/testing.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
/** A node whose accounts register as people do. */
const node = await makeAccountsTest();
const { token } = await app.signIn();
const pizzas = await addCategory(app.db);
const product = await addProduct(app.db, pizzas);
const bearer = { authorization: `Bearer ${token}` };

type Body = { readonly [name: string]: unknown };

const send = async (key: string, payload: object, headers: object = bearer, http = app.http) => {
  const [method = 'GET', url = ''] = key.split(' ');
  // A contract key begins with its method.
  const answer = await http.inject({ method: method as 'POST', url, payload, headers: { ...headers } });
  return {
    status: answer.statusCode,
    body: (String(answer.headers['content-type']).startsWith('application/json')
      ? answer.json()
      : {}) as Body,
  };
};

describe('calls as the specification writes them', () => {
  it('[API-1] take a client’s number, and null for unused fields', async () => {
    const { email, password } = await makeCustomer(node);
    const grant = {
      ...{ grant_type: 'password', client_id: 1, client_secret: null, network: null, access_token: null },
      ...{ username: email, password },
    };
    expect(await send('POST /oauth/token', grant, {}, node.http)).toMatchObject({
      status: 200,
      body: { token_type: 'Bearer', access_token: expect.any(String) },
    });
    const social = { ...grant, grant_type: 'social', network: 'facebook', access_token: 'x', username: null };
    expect(await send('POST /oauth/token', { ...social, password: null }, {}, node.http)).toMatchObject({
      status: 401,
    });
    expect(await send('POST /oauth/token', { ...grant, client_id: 7 }, {}, node.http)).toMatchObject({
      status: 401,
      body: { code: 'auth.unknown_client' },
    });
  });

  it('[API-2] take Apple’s answer with null for missing parts', async () => {
    const answer = {
      state: null,
      user: null,
      email: null,
      identityToken: 'x'.repeat(40),
      authorizationCode: null,
    };
    expect(await send('POST /login/apple/callback', answer, {})).toMatchObject({
      body: { code: 'auth.apple_failed' },
    });
  });

  it('[API-13] [API-14] take a device’s token in its library’s form', async () => {
    const plain = 'cXyz_-0:APA91bHPRgkF3JUikC4ENAHEeMrd41Zxv3hVZjC9KtT8OvPVGJ';
    expect(await send('PUT /api/customer/device', { token: plain })).toMatchObject({ status: 200 });
    const kept = () => app.db.selectFrom('devices').select('token').execute();
    expect(await kept()).toEqual([{ token: `fcm:${plain}` }]);
    const gone = await app.http.inject({
      method: 'DELETE',
      url: `/api/customer/device/${plain}`,
      headers: bearer,
    });
    expect(gone.statusCode).toBe(204);
    expect(await kept()).toEqual([]);
  });

  it('[API-16] take an intent without an order', async () => {
    const joining = { prime_subscription: true, payment_method: 'new', order_id: null };
    expect(await send('POST /api/payment/intent', joining)).toMatchObject({ status: 200 });
    expect(await send('POST /api/customer/payment/intent', joining)).toMatchObject({ status: 200 });
  });

  it('[API-36] [API-37] [API-42] take a flag without a value, and a location saved by a device', async () => {
    expect((await app.get('/api/shops?merchandise')).status).toBe(200);
    const saved = { latitude: 37.5079, longitude: 15.083, formatted_address: 'Via Etnea 218, Catania' };
    for (const address of [saved, { ...saved, formatted_address: null }, { lat: 37.5079, lng: 15.083 }])
      for (const more of [
        {},
        { filters: null, sort: null },
        { filters: { service: null }, sort: 'distance' },
      ])
        expect(await send('POST /api/shops/check/address', { address, ...more })).toMatchObject({
          status: 200,
          body: { position: { lat: 37.5079, lng: 15.083 } },
        });
    expect(await send('POST /api/shops/check/address', { address: 'Catania' })).toMatchObject({
      status: 200,
    });
  });

  it('[API-38] take the cart in its described form', async () => {
    const cart = {
      items: [{ qty: 2, product: { id: product, total_price: 850 } }],
      ...{ qty: 2, total_price: 1700, coupon: null, deliveries: null },
      ...{ single_cart_shop: null, gift: null, meta: null },
    };
    for (const key of ['POST /api/carts', 'POST /api/customer/carts'])
      expect(await send(key, cart)).toMatchObject({ status: 200, body: { qty: 2, total_price: 1700 } });
  });
});

describe('the examples of the documents', async () => {
  const staff = await app.signIn('worker', 'manager', 'owner');
  const { paths } = (await app.get('/api/openapi.json')).body as {
    paths: Record<
      string,
      Record<string, { requestBody?: { content: Record<string, { example?: unknown }> } }>
    >;
  };
  const written = Object.entries<Route>(contract).filter(
    ([, { body, consumes }]) => body !== undefined && consumes === undefined,
  );

  it.each(written)('are accepted by %s', async (key, route) => {
    const [method = '', path = ''] = key.split(' ');
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const example = operation?.requestBody?.content['application/json']?.example;
    expect(example).toBeDefined();
    const headers = {
      authorization: `Bearer ${(route.auth === 'customer' ? await app.signIn() : staff).token}`,
    };
    const { status, body } = await send(
      `${method} ${path.replace(':part', 'food').replace(/:\w+/g, 'abc_0123456789')}`,
      example ?? {},
      headers,
    );
    // Ids of an example need not exist, but each must be well-formed.
    expect(body.code === 'invalid' ? body : 'taken').toBe('taken');
    expect(
      [401, 403, 404, 409, 410, 422, 429].includes(status) || status < 400 ? 'taken' : { status, ...body },
    ).toBe('taken');
    if (status === 404) expect(body).not.toMatchObject({ code: 'not_found' });
  });
});
