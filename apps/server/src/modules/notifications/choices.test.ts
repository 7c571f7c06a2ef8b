import type { NotificationChoices } from '@zanga/contract/people/notifications';
import type { UserId } from '@zanga/domain/ids';
import type { Topic } from '@zanga/domain/notifications/preferences';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { messagesTo } from './testing.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const night = new Date('2026-11-20T22:30:00Z');
const app = await makeTestApp({ now: { at: noon } });
let drawn = 0;

const call = async (
  method: 'GET' | 'PATCH' | 'PUT' | 'DELETE',
  url: string,
  token: string,
  payload?: object,
) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.http.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json() };
};

/** A customer with a phone that takes pushes. */
const owner = async () => {
  const { token, userId } = await app.signIn();
  await app.db
    .updateTable('access_tokens')
    .set({ expires_at: new Date('2027-06-01') })
    .where('user_id', '=', userId)
    .execute();
  const phone = `fcm:${String(drawn++).padStart(40, 'p')}`;
  await call('PUT', '/api/customer/device', token, { token: phone });
  const change = (payload: object) => call('PATCH', '/api/customer/notifications', token, payload);
  return { token, userId, phone, change };
};

const ring = (userId: UserId, topic: Topic, key = `test:${drawn++}`) =>
  inTransaction(app.db, (tx) =>
    app.notify.ring(tx, { userId, topic, title: 'Ciao', body: 'Novità', data: { coupon: 'cpn_1' }, key }),
  );

/** Pushes queued for a phone, each with the seconds it waits. */
const waiting = async (phone: string) => {
  const { rows } = await app.pool.query<{ seconds: number }>(
    `select round(extract(epoch from start_after - created_on))::int as seconds from pgboss.job
     where name = 'notifications.push' and data->>'token' = $1`,
    [phone],
  );
  return rows.map(({ seconds }) => seconds);
};

beforeEach(() => {
  app.now.at = noon;
});

describe('[STA-7] a person’s choice of messages', () => {
  it('is made by topic and channel, except for messages that must be sent', async () => {
    const { token, change } = await owner();
    const read = async () =>
      (await call('GET', '/api/customer/notifications', token)).body as NotificationChoices;
    const of = async (topic: Topic, channel: string) =>
      (await read()).choices.find((one) => one.topic === topic && one.channel === channel);
    expect(await of('orders', 'push')).toMatchObject({ rule: 'choice', on: true, sent: true });
    expect(await of('coupon', 'push')).toMatchObject({ rule: 'consent', on: true, sent: false });
    const off = [{ topic: 'orders', channel: 'push', on: false }];
    expect((await change({ choices: off })).status).toBe(200);
    expect((await change({ choices: off })).status).toBe(200);
    expect(await of('orders', 'push')).toMatchObject({ on: false, sent: false });
    await change({ choices: [{ topic: 'orders', channel: 'push', on: true }] });
    expect(await of('orders', 'push')).toMatchObject({ on: true, sent: true });
    expect(await change({ choices: [{ topic: 'orders', channel: 'email', on: false }] })).toMatchObject({
      status: 422,
      body: { fields: { choices: ['questi messaggi fanno parte del servizio e arrivano sempre'] } },
    });
    expect((await change({ choices: [{ topic: 'weather', channel: 'push', on: false }] })).status).toBe(422);
    expect((await app.get('/api/customer/notifications')).status).toBe(401);
  });

  it('decides which pushes reach their phone', async () => {
    const { userId, phone, change } = await owner();
    await ring(userId, 'coupon');
    expect(await waiting(phone)).toEqual([]);
    const yes = { user_id: userId, kind: 'push', granted: true, source: 'profile', at: noon };
    await app.db.insertInto('consents').values(yes).execute();
    await ring(userId, 'coupon');
    expect(await waiting(phone)).toEqual([0]);
    await change({ choices: [{ topic: 'coupon', channel: 'push', on: false }] });
    await ring(userId, 'coupon');
    expect(await waiting(phone)).toEqual([0]);
    await ring(userId, 'prime');
    expect(await waiting(phone)).toEqual([0, 0]);
  });

  it('decides which mails are sent', async () => {
    const { userId, change } = await owner();
    const may = (topic: Topic) => inTransaction(app.db, (tx) => app.notify.mayMail(tx, userId, topic));
    expect([await may('reviews'), await may('marketing'), await may('orders')]).toEqual([true, false, true]);
    await change({ choices: [{ topic: 'reviews', channel: 'email', on: false }] });
    expect(await may('reviews')).toBe(false);
  });

  it('is in the export, and is deleted with the account', async () => {
    const { token, userId, change } = await owner();
    await change({ quiet: { from: '22:00', to: '08:00' } });
    const exported = await call('GET', '/api/customer/export', token);
    expect(exported.body).toMatchObject({ notifications: { off: [], quiet: { from: 1320, to: 480 } } });
    await call('DELETE', '/api/customer', token);
    const kept = app.db.selectFrom('quiet_hours').selectAll().where('user_id', '=', userId);
    expect(await kept.execute()).toEqual([]);
  });
});

describe('[STA-7] quiet hours', () => {
  it('hold a push back until they are over, but never one about an order', async () => {
    const { userId, phone, change } = await owner();
    await change({ quiet: { from: '22:00', to: '08:00' } });
    app.now.at = night;
    await ring(userId, 'prime');
    expect(await waiting(phone)).toEqual([8.5 * 3_600]);
    await ring(userId, 'orders');
    expect((await waiting(phone)).toSorted((a, b) => a - b)).toEqual([0, 8.5 * 3_600]);
    expect(await change({ quiet: null })).toMatchObject({ status: 200, body: { quiet: null } });
    await ring(userId, 'prime');
    expect((await waiting(phone)).filter((seconds) => seconds === 0)).toHaveLength(2);
  });

  it.each([
    { from: '22:00', to: '22:00' },
    { from: '24:00', to: '08:00' },
    { from: 'sera', to: 'mattina' },
  ])('are refused as %j', async (quiet) => {
    const { change } = await owner();
    expect((await change({ quiet })).status).toBe(422);
  });
});

describe('[STA-2] [STA-7] a phone that was logged out', () => {
  it('gets nothing, not even pushes already queued', async () => {
    const { token, userId, phone } = await owner();
    await ring(userId, 'orders', 'order:before');
    expect(await messagesTo(app, phone)).toHaveLength(1);
    await inTransaction(app.db, async (tx) => {
      await app.notify.push(tx, {
        ...{ userId, title: 'Ciao', body: '', data: {}, key: 'order:under-way' },
        // Queued while its owner was still signed in there.
        token: phone as `fcm:${string}`,
      });
      await tx.deleteFrom('access_tokens').where('user_id', '=', userId).execute();
    });
    await ring(userId, 'orders', 'order:after');
    const other = await owner();
    await ring(other.userId, 'orders', 'order:other');
    await messagesTo(app, other.phone);
    expect(await messagesTo(app, phone, 1)).toHaveLength(1);
    expect((await call('GET', '/api/customer/notifications', token)).status).toBe(401);
  });

  it('gets nothing once the sign-in it came with has run out', async () => {
    const { userId, phone } = await owner();
    app.now.at = new Date('2027-06-02');
    await ring(userId, 'orders');
    expect(await waiting(phone)).toEqual([]);
  });
});

it('[API-13] browsers subscribe with a key that stays the same', async () => {
  const first = await app.get('/api/notifications/key');
  expect(first).toMatchObject({ status: 200, body: { key: expect.stringMatching(/^[\w-]{87}$/) } });
  expect((await app.get('/api/notifications/key')).body).toEqual(first.body);
});
