import { expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { openShop } from '../shops/testing.ts';

const app = await makeTestApp({ now: { at: new Date('2026-06-15T16:00:00Z') } });
const call = async (method: 'GET' | 'POST', url: string, token: string, payload?: object) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.http.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
};

it('[API-4] [ROL-3] a worker’s badge is a code of a minute that clocks in, then out, each once', async () => {
  const [worker, manager] = [await app.signIn('worker'), await app.signIn('manager')];
  const shop = await openShop(app.db, { name: 'Zanga Catania' });
  await app.db
    .updateTable('user_roles')
    .set({ shop_id: shop })
    .where('user_id', '=', worker.userId)
    .execute();
  const scan = (code: string) => call('POST', '/api/worker/redemptions', manager.token, { code, shop });
  const first = await call('GET', '/api/worker/badge', worker.token);
  expect(first.body).toMatchObject({
    firstname: 'Ada',
    lastname: 'Rossi',
    shop: 'Zanga Catania',
    seconds: 60,
  });
  expect((await scan(first.body.qrcode)).body).toMatchObject({
    done: true,
    kind: 'badge',
    title: 'Entrata registrata',
    text: 'Ada Rossi, ore 18:00',
  });
  expect((await scan(first.body.qrcode)).body).toMatchObject({ done: false, title: 'Già usato' });
  app.now.at = new Date('2026-06-15T16:30:00Z');
  const second = await call('GET', '/api/worker/badge', worker.token);
  expect((await scan(second.body.code)).body).toMatchObject({
    title: 'Uscita registrata',
    text: 'Ada Rossi, ore 18:30',
  });
  const third = { in: '2026-06-15T16:00:00.000Z', out: '2026-06-15T16:30:00.000Z', shop: 'Zanga Catania' };
  const shifts = await call('GET', '/api/worker/badge/shifts', worker.token);
  expect(shifts.body).toEqual({ present: false, data: [third] });
  const fourth = await call('GET', '/api/worker/badge', worker.token);
  await scan(fourth.body.qrcode);
  expect((await call('GET', '/api/worker/badge/shifts', worker.token)).body).toMatchObject({
    present: true,
    data: [{ in: '2026-06-15T16:30:00.000Z', out: null }, third],
  });
  expect((await call('GET', '/api/worker/badge/shifts', manager.token)).body).toEqual({
    present: false,
    data: [],
  });
});

it('[API-4] [ROL-3] is not read by its own worker, and stays good for a colleague’s scan', async () => {
  const [worker, colleague] = [await app.signIn('worker'), await app.signIn('worker')];
  const shop = await openShop(app.db, { name: 'Zanga Messina' });
  await app.db
    .updateTable('user_roles')
    .set({ shop_id: shop })
    .where('user_id', 'in', [worker.userId, colleague.userId])
    .execute();
  const { body } = await call('GET', '/api/worker/badge', worker.token);
  const scan = (token: string) => call('POST', '/api/worker/redemptions', token, { code: body.qrcode, shop });
  expect((await scan(worker.token)).body).toMatchObject({ done: false, title: 'Serve un’altra persona' });
  expect((await call('GET', '/api/worker/badge/shifts', worker.token)).body).toMatchObject({ data: [] });
  expect((await scan(colleague.token)).body).toMatchObject({ done: true, title: 'Entrata registrata' });
});

it('[API-4] is refused to customers', async () => {
  const customer = await app.signIn();
  expect((await call('GET', '/api/worker/badge', customer.token)).status).toBe(403);
});
