import type { WorkShift } from '@zanga/contract/people/hours';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { sweepAll } from '../../platform/retention/sweep.ts';
import { deviceCall, hire, openDevice } from '../devices/testing.ts';
import { openShop } from '../shops/testing.ts';
import { sweepHours } from './jobs.ts';

// The evening before the night in which the clock is set back: two o’clock comes twice.
const night = new Date('2026-10-24T19:30:00Z');
const app = await makeTestApp({ now: { at: night } });
const shop = await openShop(app.db, { name: 'Zanga Catania' });
const elsewhere = await openShop(app.db, { name: 'Zanga Messina' });
const boss = async () => hire(app, { shop, role: 'owner', firstname: 'Olga' });
const till = await openDevice(app, { shop, token: (await boss()).token });
const later = (hours: number) => {
  app.now.at = new Date(app.now.at.getTime() + hours * 3_600_000);
};

type Hours = {
  data: WorkShift[];
  totals: { person: { id: string }; minutes: number; open: number }[];
  people: unknown[];
};
const around = () => {
  const at = (days: number) => new Date(app.now.at.getTime() + days * 86_400_000).toISOString();
  return `from=${at(-30)}&until=${at(1)}`;
};
type Person = Awaited<ReturnType<typeof hire>>;
const hoursOf = async (by: Person, of?: Person) =>
  (await by.call<Hours>(`GET backoffice/hours?${around()}${of ? `&person=${of.userId}` : ''}`)).body;
const punch = (who: Person, wanted: string, pin = '4821') =>
  till.call<{ title: string }>('POST device/shifts', { person: who.userId, pin, wanted });

describe('shifts stamped by PIN', () => {
  it('[ROL-3] run over midnight and over the hour that comes twice; a second press changes nothing', async () => {
    const anna = await hire(app, { shop, pin: '4821' });
    const twice = await Promise.all([punch(anna, 'in'), punch(anna, 'in')]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await punch(anna, 'out', '1111')).body.code).toBe('pin.wrong');
    later(9);
    expect((await punch(anna, 'out')).body.title).toBe('A presto, Anna');
    expect((await punch(anna, 'out')).body.code).toBe('shift.already');
    const { data, totals } = await hoursOf(await boss(), anna);
    expect(data).toMatchObject([
      {
        shop: { id: shop },
        minutes: 540,
        from: { how: 'pin', device: 'Tablet cassa', by: null },
        until: { how: 'pin' },
        mended: null,
      },
    ]);
    expect(totals).toMatchObject([{ minutes: 540, open: 0 }]);
  });

  it('are refused from the worker’s own phone, and with a badge that its own worker reads', async () => {
    const anna = await hire(app, { shop, pin: '4821' });
    const body = { person: anna.userId, pin: '4821', wanted: 'in' };
    expect((await anna.call('POST device/shifts', body)).status).toBe(401);
    expect((await deviceCall(app, 'x'.repeat(43))('POST device/shifts', body)).status).toBe(401);
    const { body: badge } = await anna.call<{ qrcode: string }>('GET worker/badge');
    const own = await anna.call<{ title: string }>('POST worker/redemptions', { code: badge.qrcode, shop });
    expect(own.body.title).toBe('Serve un’altra persona');
    expect((await hoursOf(anna)).data).toEqual([]);
  });
});

describe('a badge is read by a device', () => {
  it('[ROL-3] with no worker signed in on it, once, and says where', async () => {
    const anna = await hire(app, { shop, pin: '4821' });
    const show = async () => (await anna.call<{ qrcode: string }>('GET worker/badge')).body.qrcode;
    const read = (code: string) => till.call<{ done: boolean; title: string }>('POST device/badge', { code });
    const code = await show();
    expect((await read(code)).body).toMatchObject({ done: true, title: 'Entrata registrata' });
    expect((await read(code)).body).toMatchObject({ done: false, title: 'Già usato' });
    later(0.5);
    expect((await read(await show())).body).toMatchObject({ done: true, title: 'Uscita registrata' });
    const [shift] = (await hoursOf(anna)).data;
    expect(shift).toMatchObject({
      minutes: 30,
      from: { how: 'badge', device: 'Tablet cassa' },
      shop: { id: shop },
    });
    const { rows } = await app.pool.query(
      `select actor, device_id from audit_entries where action = 'code.redeem' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ actor: 'system', device_id: till.id }]);
  });

  it('refuses other codes, and thousands of guesses', async () => {
    const read = (code: string) => till.call<{ done: boolean; title: string }>('POST device/badge', { code });
    expect((await read('nonsense')).body).toMatchObject({ done: false, title: 'Codice non riconosciuto' });
    const all = await Promise.all(Array.from({ length: 80 }, (_, at) => read(String(10_000_000 + at))));
    expect(all.some(({ status }) => status === 429)).toBe(true);
    expect(all.some(({ body }) => body.done)).toBe(false);
    later(1);
  });
});

describe('shifts', () => {
  it('are seen by the worker, and by managers of the shop', async () => {
    const [anna, ugo] = [await hire(app, { shop, pin: '4821' }), await hire(app, { shop, pin: '9152' })];
    await punch(anna, 'in');
    await punch(ugo, 'in', '9152');
    expect((await hoursOf(anna)).data.map(({ person }) => person.id)).toEqual([anna.userId]);
    expect((await hoursOf(anna)).people).toEqual([]);
    const here = await hire(app, { shop, role: 'manager' });
    const there = await hire(app, { shop: elsewhere, role: 'manager' });
    expect((await hoursOf(here, ugo)).data).toHaveLength(1);
    expect((await hoursOf(there, ugo)).data).toEqual([]);
    const viewer = await hire(app, { shop, role: 'viewer' });
    expect((await viewer.call(`GET backoffice/hours?${around()}`)).status).toBe(403);
    expect((await till.call(`GET backoffice/hours?${around()}`)).body.code).toBe('forbidden');
    const wide = 'from=2020-01-01T00:00:00Z&until=2026-01-01T00:00:00Z';
    expect((await here.call(`GET backoffice/hours?${wide}`)).status).toBe(422);
  });

  it('without an end are open, then forgotten after 16 hours; the next coming begins another shift', async () => {
    const anna = await hire(app, { shop, pin: '4821' });
    await punch(anna, 'in');
    later(15);
    expect((await hoursOf(await boss(), anna)).data).toMatchObject([{ forgotten: false, until: null }]);
    later(2);
    expect((await hoursOf(await boss(), anna)).data).toMatchObject([{ forgotten: true, minutes: null }]);
    expect((await punch(anna, 'out')).body.code).toBe('shift.already');
    expect((await punch(anna, 'in')).status).toBe(200);
    expect((await hoursOf(await boss(), anna)).data).toMatchObject([
      { forgotten: true },
      { forgotten: false },
    ]);
  });

  it('are mended with a reason: marked, with before and after in the audit, and never so that they overlap', async () => {
    const anna = await hire(app, { shop, pin: '4821' });
    const from = app.now.at.toISOString();
    await punch(anna, 'in');
    later(20);
    await punch(anna, 'in');
    const [forgotten, open] = (await hoursOf(await boss(), anna)).data;
    const manager = await hire(app, { shop, role: 'manager' });
    const until = (hours: number) => new Date(Date.parse(from) + hours * 3_600_000).toISOString();
    const mend = (body: object, by = manager, id = forgotten?.id) =>
      by.call<WorkShift>(`PUT backoffice/hours/${id}`, body);
    expect((await mend({ from, until: until(8), reason: '' })).status).toBe(422);
    expect((await mend({ from, until: until(17), reason: 'dimenticato' })).body.code).toBe('shift.too_long');
    expect((await mend({ from, until: until(-1), reason: 'dimenticato' })).body.code).toBe('shift.too_long');
    expect((await mend({ from, until: until(40), reason: 'dimenticato' })).body.code).toBe('shift.future');
    const early = { from: until(4), until: null, reason: 'era prima' };
    expect((await mend({ from, until: until(8), reason: 'dimenticato' })).body).toMatchObject({
      minutes: 480,
      until: { how: 'hand' },
      mended: { reason: 'dimenticato', by: expect.stringContaining('Anna') },
    });
    expect((await mend(early, manager, open?.id)).body.code).toBe('shift.overlaps');
    const { rows } = await app.pool.query(
      `select before, after, reason, shop_id from audit_entries where action = 'shift.mend' order by id desc limit 1`,
    );
    expect(rows).toEqual([
      { before: { until: null }, after: { until: until(8) }, reason: 'dimenticato', shop_id: shop },
    ]);
    const there = await hire(app, { shop: elsewhere, role: 'manager' });
    expect((await mend({ from, until: until(7), reason: 'mio' }, there)).status).toBe(404);
    expect((await mend({ from, until: until(7), reason: 'mio' }, await hire(app, { shop }))).status).toBe(
      403,
    );
  });

  it('are mended by another person, an owner’s own excepted', async () => {
    const manager = await hire(app, { shop, role: 'manager', pin: '4821' });
    const from = app.now.at.toISOString();
    const body = { person: manager.userId, shop, from, until: from, reason: 'ero qui' };
    expect((await manager.call('POST backoffice/hours', body)).body.code).toBe('shift.own');
    await punch(manager, 'in');
    const [shift] = (await hoursOf(manager, manager)).data;
    expect(shift?.mendable).toBe(false);
    const mended = { from, until: null, reason: 'ero qui' };
    expect((await manager.call(`PUT backoffice/hours/${shift?.id}`, mended)).body.code).toBe('shift.own');
    expect(
      (await manager.call(`POST backoffice/hours/${shift?.id}/remove`, { reason: 'mai' })).body.code,
    ).toBe('shift.own');
    const owner = await boss();
    expect((await owner.call('POST backoffice/hours', { ...body, person: owner.userId })).status).toBe(201);
  });

  it('never stamped are written by hand, for workers of the shop; a mistaken one is taken out', async () => {
    const [anna, stranger] = [await hire(app, { shop }), await hire(app, { shop: elsewhere })];
    const by = await boss();
    const [from, until] = [
      new Date(app.now.at.getTime() - 7_200_000).toISOString(),
      app.now.at.toISOString(),
    ];
    const write = (person: Person) =>
      by.call<WorkShift>('POST backoffice/hours', {
        person: person.userId,
        shop,
        from,
        until,
        reason: 'tablet spento',
      });
    expect((await write(stranger)).body.code).toBe('person.not_found');
    const written = await Promise.all([write(anna), write(anna)]);
    expect(written.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const id = written.find(({ status }) => status === 201)?.body.id;
    expect((await by.call(`POST backoffice/hours/${id}/remove`, { reason: 'era Ugo' })).status).toBe(204);
    expect((await by.call(`POST backoffice/hours/${id}/remove`, { reason: 'era Ugo' })).status).toBe(404);
    expect((await hoursOf(by, anna)).data).toEqual([]);
  });

  it('are kept for five years', async () => {
    const anna = await hire(app, { shop, pin: '4821' });
    await punch(anna, 'in');
    await sweepAll(
      app.db,
      { hours: sweepHours(app) },
      new Date(app.now.at.getTime() + 4.9 * 365.25 * 86_400_000),
    );
    expect((await hoursOf(anna)).data).toHaveLength(1);
    await sweepAll(
      app.db,
      { hours: sweepHours(app) },
      new Date(app.now.at.getTime() + 5.1 * 365.25 * 86_400_000),
    );
    expect((await hoursOf(anna)).data).toEqual([]);
  });
});

it('a badge that is read by the version before this one is a shift all the same', async () => {
  const anna = await hire(app, { shop });
  for (const [kind, hours] of [
    ['in', -6],
    ['out', -1],
  ] as const)
    await app.pool.query('insert into badge_stamps (user_id, shop_id, kind, at) values ($1, $2, $3, $4)', [
      ...[anna.userId, shop, kind, new Date(app.now.at.getTime() + hours * 3_600_000)],
    ]);
  expect((await hoursOf(anna)).data).toMatchObject([{ minutes: 300, from: { how: 'badge' } }]);
});
