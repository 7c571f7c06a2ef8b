import type { Address } from '@zanga/contract/people/addresses';
import { expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { callTo } from '../../accounts/server-testing.ts';
import { openShop } from '../../shops/testing.ts';

const app = await makeTestApp();
const call = callTo(app);
const url = '/api/customer/where';
const catania = await openShop(app.db, { slug: 'catania', services: ['delivery', 'pickup'] });
const shut = await openShop(app.db, { slug: 'chiuso', published: false });
const door = {
  ...{ street: 'Via Etnea', number: '12', zip: '95131', city: 'Catania', province: 'CT' },
  ...{ lat: 37.5079, lng: 15.083 },
};

const customer = async () => {
  const { token, userId } = await app.signIn();
  const saved = await call('POST /api/customer/addresses', { token, payload: door });
  const { id }: Address = saved.body as never;
  return {
    token,
    userId,
    address: id,
    read: async () => (await call(`GET ${url}`, { token })).body.data,
    keep: (payload: object) => call(`PUT ${url}`, { token, payload }),
  };
};

it('is the same on every device of a customer, the last choice alone', async () => {
  const ada = await customer();
  expect(await ada.read()).toBeNull();
  expect(await ada.keep({ mode: 'pickup', shop_id: catania })).toMatchObject({ status: 204 });
  expect(await ada.read()).toMatchObject({ mode: 'pickup', shop_id: catania, address_id: null });
  await ada.keep({ mode: 'delivery', address_id: ada.address, shop_id: null });
  expect(await ada.read()).toMatchObject({ mode: 'delivery', shop_id: null, address_id: ada.address });
});

it('belongs to its customer alone, and names only addresses and shops that exist', async () => {
  const [ada, eva] = [await customer(), await customer()];
  const there = { mode: 'delivery', address_id: ada.address, shop_id: catania };
  expect(await eva.keep(there)).toMatchObject({ status: 404, body: { code: 'address.not_found' } });
  for (const shop_id of ['shp_nowhere', shut])
    expect(await ada.keep({ mode: 'pickup', shop_id })).toMatchObject({
      status: 404,
      body: { code: 'shop.not_found' },
    });
  for (const nonsense of [{}, { mode: 'delivery' }, { mode: 'pickup', shop_id: null }, { mode: 'shipping' }])
    expect(await ada.keep(nonsense)).toMatchObject({ status: 422 });
  expect(await ada.keep(there)).toMatchObject({ status: 204 });
  expect(await eva.read()).toBeNull();
  expect(await call(`GET ${url}`)).toMatchObject({ status: 401 });
});

it('is deleted with the address it names', async () => {
  const ada = await customer();
  await ada.keep({ mode: 'delivery', address_id: ada.address, shop_id: catania });
  await call(`DELETE /api/customer/addresses/${ada.address}`, { token: ada.token });
  expect(await ada.read()).toBeNull();
});
