import type { DeviceHere, DeviceWithCode, ShopDevice } from '@zanga/contract/people/shop-devices';
import type { UserId } from '@zanga/domain/ids';
import { describe, expect, it } from 'vitest';
import { makeTestApp, startOtherNode } from '../../../test/harness.ts';
import { openShop } from '../shops/testing.ts';
import { claim, deviceCall, hire, openDevice, password, staffCall } from './testing.ts';

const app = await makeTestApp({ now: { at: new Date('2026-11-20T12:00:00Z') } });
const shop = await openShop(app.db, { name: 'Zanga Catania', services: ['pickup', 'totem'] });
const elsewhere = await openShop(app.db, { name: 'Zanga Messina' });
const owner = await hire(app, { shop, role: 'owner', firstname: 'Olga' });
/** Signed in anew whenever time has gone on. */
const boss = async () => (await hire(app, { shop, role: 'owner', firstname: 'Olga' })).token;
const later = (minutes: number) => {
  app.now.at = new Date(app.now.at.getTime() + minutes * 60_000);
};
const dish = { kind: 'product', key: 'norma', until: null };

const newCode = async (kind = 'till') =>
  (
    await staffCall(app, await boss())<DeviceWithCode>(`POST backoffice/shops/${shop}/devices`, {
      name: 'Tablet',
      kind,
    })
  ).body;

describe('a device is registered', () => {
  it('by a code that works once, for ten minutes, and is not told again', async () => {
    const { code, address, device } = await newCode();
    expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(address).toBe(`http://localhost:3000/gestione/dispositivo#${code.replace('-', '')}`);
    expect(device).toMatchObject({ kind: 'till', claimed_at: null, seen_at: null });
    const claimed = await claim(app, ` ${code.toLowerCase()} `);
    expect(claimed.body).toMatchObject({
      here: { name: 'Tablet', shop: { id: shop }, person: null },
      totem: null,
    });
    expect(claimed.cookie).toMatch(/Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Strict(,|$)/);
    expect(JSON.stringify(claimed.body)).not.toContain(claimed.secret);
    expect(await claim(app, code)).toMatchObject({ status: 403, body: { code: 'device.code_refused' } });
    const late = await newCode();
    later(10);
    expect((await claim(app, late.code)).status).toBe(403);
  });

  it('keeps neither code nor secret', async () => {
    const { code, device } = await newCode();
    const { secret } = await claim(app, code);
    const { rows } = await app.pool.query('select shop_devices::text as text from shop_devices');
    const { rows: entries } = await app.pool.query('select audit_entries::text as text from audit_entries');
    const text = JSON.stringify([rows, entries]);
    expect(text).toContain(device.id);
    for (const word of [code, code.replace('-', ''), secret]) expect(text).not.toContain(word);
  });

  it('by one of two who type the code at once', async () => {
    const { code } = await newCode();
    const both = await Promise.all([claim(app, code), claim(app, code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  it('never by guessing: after twenty tries an address waits', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, at) => claim(app, `2345678${at % 10}`.slice(0, 8), '198.51.100.7')),
    );
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
    expect(guesses.every(({ status }) => status === 403 || status === 429)).toBe(true);
    for (const code of ['', 'x', 'IIIIIIII', '😀😀😀😀', 'a'.repeat(41)])
      expect([403, 422]).toContain((await claim(app, code)).status);
  });

  it('again by another code, which ends the one it was before', async () => {
    const till = await openDevice(app, { shop, token: await boss() });
    const { body } = await staffCall(
      app,
      await boss(),
    )<DeviceWithCode>(`POST backoffice/devices/${till.id}/code`);
    expect((await till.call('GET device/here')).status).toBe(200);
    const { secret } = await claim(app, body.code);
    expect((await till.call('GET device/here')).status).toBe(401);
    expect((await deviceCall(app, secret)('GET device/here')).body).toMatchObject({ id: till.id });
  });

  it('as a totem with the registration of totems, and no second one', async () => {
    const { code, device } = await newCode('totem');
    const { body, secret } = await claim(app, code);
    expect(secret).toBe('');
    expect(body).toMatchObject({ here: null, totem: expect.stringContaining('/totem#') });
    const key = String(body.totem).split('#')[1];
    const seen = await app.http.inject({ method: 'POST', url: '/api/totem/here', payload: { key } });
    expect(seen.json()).toMatchObject({ name: 'Tablet', shop: { id: shop } });
    const { body: list } = await staffCall(
      app,
      await boss(),
    )<{ data: ShopDevice[] }>(`GET backoffice/shops/${shop}/devices`);
    expect(list.data.map(({ id }) => id)).not.toContain(device.id);
  });

  it('never by the manager of another shop, or by a worker', async () => {
    const manager = await hire(app, { shop: elsewhere, role: 'manager' });
    const worker = await hire(app, { shop });
    const till = await openDevice(app, { shop, token: await boss() });
    const body = { name: 'Mio', kind: 'till' };
    expect((await manager.call(`POST backoffice/shops/${shop}/devices`, body)).status).toBe(404);
    for (const key of [`DELETE backoffice/devices/${till.id}`, `POST backoffice/devices/${till.id}/code`]) {
      expect((await manager.call(key)).status).toBe(404);
      expect((await worker.call(key)).status).toBe(403);
    }
    expect((await till.call('GET device/here')).status).toBe(200);
  });
});

describe('a device by itself', () => {
  it('reads the board of its shop, and asks for a PIN before it changes anything', async () => {
    const till = await openDevice(app, { shop, token: await boss() });
    expect((await till.call(`GET backoffice/board?shop=${shop}`)).status).toBe(200);
    expect((await till.call(`GET backoffice/board?shop=${elsewhere}`)).status).not.toBe(200);
    const tried = await till.call(`POST backoffice/shops/${shop}/shelf`, dish);
    expect(tried).toMatchObject({ status: 403, body: { code: 'device.who' } });
  });

  it('has no rights of a customer or a manager, and none beyond its kind', async () => {
    const till = await openDevice(app, { shop, token: await boss() });
    const scanner = await openDevice(app, { shop, token: await boss(), kind: 'scanner' });
    for (const key of ['GET user', 'GET customer/export', 'GET customer/sessions'])
      expect((await till.call(key)).status).toBe(401);
    for (const key of ['GET backoffice/people', 'GET backoffice/audit', 'GET backoffice/pin'])
      expect((await till.call(key)).body.code).toBe('forbidden');
    expect((await scanner.call(`GET backoffice/board?shop=${shop}`)).body.code).toBe('forbidden');
    expect((await scanner.call('POST worker/redemptions', { code: '12345678' })).body.code).toBe(
      'device.who',
    );
  });

  it('changes nothing for a page without its token: a cookie is sent by itself', async () => {
    const till = await openDevice(app, { shop, token: await boss() });
    const cookie = `zanga_device=${till.secret}`;
    const send = (headers: Record<string, string>) =>
      app.http.inject({ method: 'DELETE', url: '/api/device/person', headers });
    expect((await send({ cookie })).json().code).toBe('xsrf');
    expect((await send({ cookie: `${cookie}; XSRF-TOKEN=a` })).json().code).toBe('xsrf');
    expect((await send({ cookie: `${cookie}; XSRF-TOKEN=a`, 'x-xsrf-token': 'a' })).statusCode).toBe(204);
  });

  it('leaves the rights to a person signed in on it', async () => {
    const till = await openDevice(app, { shop, token: await boss() });
    const token = await boss();
    const call = (key: string) => till.call(key, undefined, { authorization: `Bearer ${token}` });
    expect((await call('GET backoffice/people')).status).toBe(200);
    const forged = await till.call(`GET backoffice/board?shop=${shop}`, undefined, {
      authorization: `Bearer ${'x'.repeat(43)}`,
    });
    expect(forged.status).toBe(401);
  });

  it('works through the night, and asks for a code after ninety days without use', async () => {
    const till = await openDevice(app, { shop, token: await boss() });
    for (let night = 0; night < 4; night += 1) {
      later(60 * 24 * 60);
      expect((await till.call('GET device/here')).status).toBe(200);
    }
    later(90 * 24 * 60);
    expect((await till.call('GET device/here')).status).toBe(401);
    const { body } = await staffCall(
      app,
      await boss(),
    )<{ data: ShopDevice[] }>(`GET backoffice/shops/${shop}/devices`);
    expect(body.data.find(({ id }) => id === till.id)).toMatchObject({ asleep: true });
  });
});

describe('staff switch on by PIN', () => {
  it('and the audit names them and the device; they may do only the things both may', async () => {
    const anna = await hire(app, { shop, pin: '4821' });
    const till = await openDevice(app, { shop, token: await boss() });
    const people = await till.call<{ data: { id: string }[] }>('GET device/people');
    expect(people.body.data).toContainEqual({
      id: anna.userId,
      name: expect.stringContaining('Anna'),
      at_work_since: null,
    });
    const on = await till.call<DeviceHere>('POST device/person', { person: anna.userId, pin: '4821' });
    expect(on.body.person).toMatchObject({
      id: anna.userId,
      until: new Date(app.now.at.getTime() + 180_000).toISOString(),
    });
    expect(on.body.person?.rights).toContain('stock.mark');
    expect(on.body.person?.rights).not.toContain('takings.sum');
    const pause = { until: new Date(app.now.at.getTime() + 600_000).toISOString() };
    expect((await till.call(`POST backoffice/shops/${shop}/pause`, pause)).status).toBe(200);
    expect((await till.call(`POST backoffice/shops/${elsewhere}/pause`, pause)).status).not.toBe(200);
    const { rows } = await app.pool.query(
      `select user_id, role, device_id from audit_entries where action = 'shop.pause' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ user_id: anna.userId, role: 'worker', device_id: till.id }]);
    const { body } = await staffCall(
      app,
      await boss(),
    )<{ data: unknown[] }>('GET backoffice/audit?action=shop.pause');
    expect(body.data[0]).toMatchObject({ registered: { id: till.id, name: 'Tablet cassa' } });
  });

  it('and an owner by PIN gets no refunds, people, audit or other shop', async () => {
    const boss2 = await hire(app, { shop, role: 'owner', pin: '7391' });
    const till = await openDevice(app, { shop, token: await boss() });
    const on = await till.call<DeviceHere>('POST device/person', { person: boss2.userId, pin: '7391' });
    expect(on.body.person?.rights).toContain('takings.sum');
    for (const key of ['GET backoffice/audit', 'GET backoffice/people', 'GET user'])
      expect([401, 403]).toContain((await till.call(key)).status);
    const refund = { key: 'a-key-of-its-own', reason: 'x', items: null };
    expect((await till.call('POST backoffice/orders/A/refunds', refund)).body.code).toBe('forbidden');
    expect((await till.call('DELETE backoffice/people/A', {})).body.code).toBe('forbidden');
    const password2 = { shop: null, pin: '9152', password };
    expect((await till.call('PUT backoffice/pin', password2)).body.code).toBe('forbidden');
    expect((await till.call(`GET backoffice/shops/${elsewhere}/day-sum?day=2026-11-20`)).status).not.toBe(
      200,
    );
  });

  it('and are switched off when the device lies untouched, when they leave, or when a colleague comes', async () => {
    const [anna, ugo] = [
      await hire(app, { shop, pin: '4821' }),
      await hire(app, { shop, pin: '9152', firstname: 'Ugo' }),
    ];
    const till = await openDevice(app, { shop, token: await boss() });
    const on = (who: { userId: UserId }, pin: string) =>
      till.call('POST device/person', { person: who.userId, pin });
    const personOn = async () => (await till.call<DeviceHere>('GET device/here')).body.person?.id;
    await on(anna, '4821');
    later(2);
    await till.call('POST device/person/touch');
    later(2);
    expect(await personOn()).toBe(anna.userId);
    later(1.1);
    expect(await personOn()).toBeUndefined();
    expect((await till.call('POST device/person/touch')).body).toEqual({ until: null });
    expect((await till.call(`POST backoffice/shops/${shop}/shelf`, dish)).body.code).toBe('device.who');
    await on(anna, '4821');
    await on(ugo, '9152');
    expect(await personOn()).toBe(ugo.userId);
    await till.call('DELETE device/person');
    expect(await personOn()).toBeUndefined();
    const minutes = { idle_minutes: 10 };
    await staffCall(app, await boss())(`PUT backoffice/shops/${shop}/devices/settings`, minutes);
    await on(anna, '4821');
    later(9);
    expect(await personOn()).toBe(anna.userId);
    await staffCall(app, await boss())(`PUT backoffice/shops/${shop}/devices/settings`, { idle_minutes: 3 });
  });

  it('and are switched off with their next touch when they are suspended, or their PIN is deleted', async () => {
    const [anna, ugo] = [await hire(app, { shop, pin: '4821' }), await hire(app, { shop, pin: '9152' })];
    const [one, two] = [
      await openDevice(app, { shop, token: await boss() }),
      await openDevice(app, { shop, token: await boss() }),
    ];
    await one.call('POST device/person', { person: anna.userId, pin: '4821' });
    await two.call('POST device/person', { person: ugo.userId, pin: '9152' });
    const manager = staffCall(app, await boss());
    expect((await manager(`POST backoffice/people/${anna.userId}/suspend`, { reason: 'furto' })).status).toBe(
      200,
    );
    expect((await manager(`DELETE backoffice/people/${ugo.userId}/pin`)).status).toBe(204);
    for (const till of [one, two]) {
      expect((await till.call(`POST backoffice/shops/${shop}/shelf`, dish)).body.code).toBe('device.who');
      expect((await till.call<DeviceHere>('GET device/here')).body.person).toBeNull();
    }
    expect((await one.call('POST device/person', { person: anna.userId, pin: '4821' })).body.code).toBe(
      'pin.wrong',
    );
    expect((await two.call('POST device/person', { person: ugo.userId, pin: '9152' })).body.code).toBe(
      'pin.wrong',
    );
    const { body } = await one.call<{ data: { id: string }[] }>('GET device/people');
    expect(body.data.map(({ id }) => id)).not.toContain(anna.userId);
  });

  it('and guesses are slowed: for a person on a device, and for the whole device', async () => {
    const anna = await hire(app, { shop, pin: '4821' });
    const till = await openDevice(app, { shop, token: await boss() });
    const guess = (pin: string, person = anna.userId) => till.call('POST device/person', { person, pin });
    const all = await Promise.all(Array.from({ length: 12 }, (_, at) => guess(String(5000 + at))));
    const codes = all.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'pin.wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'pin.slow_down')).toHaveLength(7);
    // The right one does not help now, and says no more than a wrong one.
    expect((await guess('4821')).body.code).toBe('pin.slow_down');
    later(0.6);
    expect((await guess('4821')).status).toBe(200);
    // Thirty unknown people, one try each: tries count for the device, too.
    const names = await Promise.all(Array.from({ length: 30 }, (_, at) => guess('4444', `usr_${at}`)));
    expect(names.some(({ body }) => body.code === 'pin.slow_down')).toBe(true);
    expect(names.every(({ status }) => status === 403 || status === 429)).toBe(true);
  });

  it('and staff of another shop do not, nor a viewer', async () => {
    const stranger = await hire(app, { shop: elsewhere, pin: '4821' });
    const viewer = await hire(app, { shop, role: 'viewer' });
    const till = await openDevice(app, { shop, token: await boss() });
    for (const { userId } of [stranger, viewer])
      expect((await till.call('POST device/person', { person: userId, pin: '4821' })).body.code).toBe(
        'pin.wrong',
      );
    expect((await viewer.call('PUT backoffice/pin', { shop: null, pin: '4821', password })).status).toBe(403);
  });
});

describe('a PIN', () => {
  it('is chosen with the password, and refused if it is easy to guess', async () => {
    const anna = await hire(app, { shop });
    const choose = (pin: string, given = password) =>
      anna.call<{ fields?: object }>('PUT backoffice/pin', { shop: null, pin, password: given });
    expect((await choose('4821', 'sbagliata')).body.code).toBe('password.wrong');
    for (const pin of ['0000', '1234', '1212']) expect((await choose(pin)).body.code).toBe('pin.weak');
    for (const pin of ['12', '1234567', 'abcd']) expect((await choose(pin)).status).toBe(422);
    expect((await choose('4821')).status).toBe(204);
    const { rows } = await app.pool.query('select pin_hash from staff_pins where user_id = $1', [
      anna.userId,
    ]);
    expect(rows[0].pin_hash).toMatch(/^\$argon2id\$/);
    expect((await anna.call<{ shops: object[] }>('GET backoffice/pin')).body.shops).toEqual([
      { id: shop, name: 'Zanga Catania', set_at: app.now.at.toISOString() },
    ]);
  });

  it('cannot be deleted by a colleague of lower role', async () => {
    const manager = await hire(app, { shop, role: 'manager' });
    expect((await manager.call(`DELETE backoffice/people/${owner.userId}/pin`)).status).toBe(404);
    expect((await manager.call(`DELETE backoffice/people/${manager.userId}/pin`)).status).toBe(204);
  });
});

describe('a stolen device', () => {
  it('is switched off at once: its next call and its streams, on every process', async () => {
    const till = await openDevice(app, { shop, token: await boss() });
    const anna = await hire(app, { shop, pin: '4821' });
    await till.call('POST device/person', { person: anna.userId, pin: '4821' });
    const other = await startOtherNode(app);
    const streams = await Promise.all(
      [app.http, other.http].map(async (http) => {
        const address = await http.listen({ port: 0, host: '127.0.0.1' });
        const response = await fetch(`${address}/api/backoffice/board/live?shop=${shop}`, {
          headers: { cookie: `zanga_device=${till.secret}`, accept: 'text/event-stream' },
        });
        expect(response.status).toBe(200);
        return response.body?.getReader();
      }),
    );
    for (const stream of streams) expect((await stream?.read())?.done).toBe(false);
    const before = Date.now();
    expect((await staffCall(app, await boss())(`DELETE backoffice/devices/${till.id}`)).status).toBe(204);
    expect((await till.call('GET device/here')).status).toBe(401);
    expect((await till.call(`GET backoffice/board?shop=${shop}`)).status).toBe(401);
    expect((await till.call('POST device/person', { person: anna.userId, pin: '4821' })).status).toBe(401);
    for (const stream of streams) {
      let done = false;
      while (!done) done = (await stream?.read())?.done ?? true;
    }
    expect(Date.now() - before).toBeLessThan(5_000);
    expect((await staffCall(app, await boss())(`DELETE backoffice/devices/${till.id}`)).status).toBe(404);
  });
});
