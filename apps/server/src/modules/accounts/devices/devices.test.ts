import type { UserId } from '@zanga/domain/ids';
import { describe, expect, it } from 'vitest';
import { pushTokensOf } from '../../notifications/testing.ts';
import { makeCustomer, signInAs } from '../people-testing.ts';
import { callTo, makeAccountsTest } from '../server-testing.ts';
import { forgetPushToken } from './devices-store.ts';

const node = await makeAccountsTest();
const call = callTo(node);
const put = (token: string, device: string) =>
  call('PUT /api/customer/device?platform=android', { token, payload: { token: device } });
const devicesOf = (userId: UserId) => pushTokensOf(node, userId);
let drawn = 0;
const pushToken = () => `fcm:${String(drawn++).padStart(40, 'x')}`;

describe('a device', () => {
  it('[API-13] may be told at each start of the app', async () => {
    const { token, userId } = await makeCustomer(node);
    const device = pushToken();
    const first = await put(token, device);
    expect(first).toMatchObject({ status: 200, body: { id: expect.stringMatching(/^dev_/) } });
    expect((await put(token, device)).body).toEqual(first.body);
    expect(await devicesOf(userId)).toEqual([device]);
    const { rows } = await node.pool.query('select platform from devices where user_id = $1', [userId]);
    expect(rows).toEqual([{ platform: 'android' }]);
  });

  it('[API-13] belongs to one person at a time', async () => {
    const [one, two] = [await makeCustomer(node), await makeCustomer(node)];
    const device = pushToken();
    await put(one.token, device);
    await put(two.token, device);
    expect([await devicesOf(one.userId), await devicesOf(two.userId)]).toEqual([[], [device]]);
    await call(`DELETE /api/customer/device/${encodeURIComponent(device)}`, { token: one.token });
    expect(await devicesOf(two.userId)).toEqual([device]);
  });

  it('[API-14] is deleted by its token or its id; a second time does no harm', async () => {
    const { token, userId } = await makeCustomer(node);
    const [first, second] = [pushToken(), pushToken()];
    await put(token, first);
    const { body } = await put(token, second);
    const off = (name: string) => call(`DELETE /api/customer/device/${encodeURIComponent(name)}`, { token });
    expect((await off(first)).status).toBe(204);
    expect((await off(String(body.id))).status).toBe(204);
    expect((await off(first)).status).toBe(204);
    expect(await devicesOf(userId)).toEqual([]);
  });

  it('[STA-2] is deleted with the sign-in it came with, and only with that', async () => {
    const person = await makeCustomer(node);
    const elsewhere = await signInAs(node, person);
    const [here, there] = [pushToken(), pushToken()];
    await put(person.token, here);
    await put(elsewhere, there);
    await call('DELETE /api/user/token', { token: person.token });
    expect(await devicesOf(person.userId)).toEqual([there]);
  });

  it('is deleted once it is unreachable', async () => {
    const { token, userId } = await makeCustomer(node);
    const device = pushToken();
    await put(token, device);
    await forgetPushToken(node.db, device);
    expect(await devicesOf(userId)).toEqual([]);
  });

  it.each(['', 'x', 'fcm:short', 'x'.repeat(5_000), 5, null, { a: 1 }])('is refused as %j', async (wrong) => {
    const { token } = await makeCustomer(node);
    const { status, body } = await call('PUT /api/customer/device', { token, payload: { token: wrong } });
    expect(status).toBe(422);
    expect(body.fields).toHaveProperty('token');
  });

  it('[API-13] [API-14] needs a sign-in', async () => {
    expect((await call('PUT /api/customer/device', { payload: { token: pushToken() } })).status).toBe(401);
    expect((await call('DELETE /api/customer/device/x')).status).toBe(401);
  });
});
