import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { openDevice } from '../../devices/testing.ts';
import { openKitchen } from '../cart/cart-testing.ts';
import { call, openStand, orderTools, signInStaff } from '../order/order-testing.ts';
import { purgeScreens } from './screens-store.ts';
import { watchScreens } from './watch-screens.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const app = await makeTestApp({ now: { at: noon } });
const stand = await openStand(app);
const elsewhere = await openKitchen(app, { name: 'Zanga Palermo' });
const worker = await signInStaff(app, 'worker', stand.shop);
const manager = await signInStaff(app, 'manager', stand.shop);
const chief = await signInStaff(app, 'manager');
const tools = await orderTools(app);
await app.db
  .updateTable('access_tokens')
  .set({ expires_at: new Date('2099-01-01') })
  .execute();

const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const look = (minute: number) => {
  app.now.at = at(minute);
  return watchScreens(tools, at(minute));
};
/** Runs the watch each minute, from one to another. */
const lookFrom = async (from: number, to: number) => {
  for (let minute = from; minute <= to; minute += 1) await look(minute);
};
const beat = (
  minute: number,
  { token = worker, screen = 'cassa-uno', sound = true, shop = stand.shop } = {},
) => {
  app.now.at = at(minute);
  return call(app, `POST backoffice/shops/${shop}/screens`, { token, payload: { screen, sound } });
};
const shut = async (token = manager) =>
  (
    await call<{ data: { shop: { id: string }; since: string | null }[] }>(app, 'GET backoffice/screens', {
      token,
    })
  ).body.data.map(({ shop, since }) => [shop.id, since]);
const told = async () =>
  (
    await app.pool.query<{ data: { data: { minutes: number } } }>(
      `select data from pgboss.job where name = 'notifications.email' and data->>'key' like $1 order by created_on`,
      [`unwatched:${stand.shop}:%`],
    )
  ).rows.map(({ data }) => data.data.minutes);

beforeEach(async () => {
  app.now.at = noon;
  await app.pool.query('delete from board_screens; delete from screen_watches; delete from shop_silences');
  await app.pool.query(`delete from answer_plans; delete from pgboss.job where name like 'notifications.%'`);
  await app.pool.query('update shops set paused_until = null; delete from shop_exceptions');
});

describe('[ROL-3] a shop without an open screen', () => {
  it('is no trouble before the brand opens, and counts from then on', async () => {
    await app.pool.query('update brands set open = false');
    await lookFrom(-30, -3);
    expect(await shut()).toEqual([]);
    expect(await told()).toEqual([]);
    await app.pool.query('update brands set open = true');
    await lookFrom(1, 2);
    expect(await told()).toEqual([]);
    await lookFrom(3, 12);
    expect(await told()).toEqual([10, 10]);
  });

  it('is seen by its managers within minutes, with since when', async () => {
    await lookFrom(-5, 0);
    expect((await beat(0)).status).toBe(204);
    await lookFrom(1, 2);
    expect(await shut()).toEqual([]);
    await lookFrom(3, 12);
    expect(await shut()).toEqual([[stand.shop, at(0).toISOString()]]);
    expect((await shut(chief)).map(([shop]) => shop)).toContain(elsewhere);
    expect(await call(app, 'GET backoffice/screens', { token: worker })).toMatchObject({ status: 403 });
    await beat(12);
    expect(await shut()).toEqual([]);
  });

  it('is reported once each time, by any number of servers, and again the next time', async () => {
    await lookFrom(-5, 0);
    await beat(0);
    await lookFrom(1, 9);
    expect(await told()).toEqual([]);
    app.now.at = at(10);
    await Promise.all(Array.from({ length: 4 }, () => watchScreens(tools, at(10))));
    // Its manager, and the manager of all shops.
    expect(await told()).toEqual([10, 10]);
    await lookFrom(11, 40);
    expect(await told()).toHaveLength(2);
    await beat(40);
    await lookFrom(41, 49);
    expect(await told()).toHaveLength(2);
    await look(50);
    expect(await told()).toHaveLength(4);
  });

  it('is not reported while it is closed or paused, and counts from when it takes orders again', async () => {
    await lookFrom(-5, 0);
    await beat(0);
    await app.pool.query('update shops set paused_until = $1', [at(30)]);
    await lookFrom(1, 30);
    expect([await shut(), await told()]).toEqual([[], []]);
    await lookFrom(31, 33);
    expect(await shut()).toEqual([[stand.shop, at(30).toISOString()]]);
    expect(await told()).toEqual([]);
    await lookFrom(34, 40);
    expect(await told()).toEqual([10, 10]);
    await app.pool.query(
      `insert into shop_exceptions (shop_id, day, service, intervals, reason) values ($1, '2026-11-20', null, '[]', 'Festa')`,
      [stand.shop],
    );
    expect(await shut()).toEqual([]);
  });

  it('is not blamed for a server that was away', async () => {
    await lookFrom(-5, 0);
    await beat(0);
    await look(60);
    expect([await shut(), await told()]).toEqual([[], []]);
    await lookFrom(61, 69);
    expect(await shut()).toEqual([[stand.shop, at(60).toISOString()]]);
    expect(await told()).toEqual([]);
    await look(70);
    expect(await told()).toEqual([10, 10]);
  });

  it('is left alone where its plan says so', async () => {
    const plan = { louder: 2, managers: 5, call: null, cancel: null, pause: 30, screen: null };
    await call(app, `PUT backoffice/shops/${stand.shop}/answering`, { token: manager, payload: { plan } });
    await lookFrom(-5, 30);
    expect(await told()).toEqual([]);
    expect(await shut()).toHaveLength(1);
    const wrong = { plan: { ...plan, screen: 1 } };
    expect(
      await call(app, `PUT backoffice/shops/${stand.shop}/answering`, { token: manager, payload: wrong }),
    ).toMatchObject({ status: 422 });
  });
});

describe('[ROL-3] a screen that says that it is awake', () => {
  it('is heard or mute, and writes no more than it must', async () => {
    await lookFrom(-5, 0);
    await beat(0, { sound: false });
    expect(await shut()).toEqual([[stand.shop, null]]);
    await beat(0, { screen: 'cassa-due', token: manager });
    expect(await shut()).toEqual([]);
    const rows = () => app.pool.query('select xmin::text, sound from board_screens order by screen');
    const before = (await rows()).rows;
    for (let time = 0; time < 20; time += 1) await beat(0.1, { sound: false });
    expect((await rows()).rows).toEqual(before);
    await beat(0.1, { sound: true });
    expect((await rows()).rows.map(({ sound }) => sound)).toEqual([true, true]);
  });

  it('counts a device without a PIN as a screen, and of its shop alone', async () => {
    const kitchen = await openDevice(app, {
      shop: stand.shop,
      token: chief,
      kind: 'kitchen',
      name: 'Cucina',
    });
    const payload = { screen: 'schermo-cucina', sound: true };
    expect((await kitchen.call(`POST backoffice/shops/${stand.shop}/screens`, payload)).status).toBe(204);
    expect((await kitchen.call(`POST backoffice/shops/${elsewhere}/screens`, payload)).status).toBe(404);
    expect((await beat(0, { shop: elsewhere })).status).toBe(404);
    expect((await beat(0, { screen: 'x' })).status).toBe(422);
  });

  it('fills no table, and is forgotten after a week', async () => {
    await app.pool.query(
      `insert into board_screens select $1, 'schermo-' || n, true, $2 from generate_series(1, 200) n`,
      [stand.shop, noon],
    );
    await beat(1, { screen: 'uno-di-troppo' });
    await beat(1, { screen: 'schermo-7', sound: false });
    const count = async () => (await app.pool.query('select count(*)::int from board_screens')).rows[0];
    expect(await count()).toEqual({ count: 200 });
    await purgeScreens(app.db, at(24 * 60));
    expect(await count()).toEqual({ count: 0 });
  });
});
