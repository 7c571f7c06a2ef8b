import { addMonths } from '@zanga/domain/membership/periods';
import { zeroCents } from '@zanga/domain/money';
import { localDate } from '@zanga/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { makeApp } from '../../app.ts';
import { makeLog } from '../../platform/log.ts';
import { callAs, joinPrime, offerPlan } from '../membership/testing.ts';
import { messagesTo } from '../notifications/testing.ts';
import { spanInWords } from './clock-page.ts';
import { readDestination } from './read-destination.ts';
import { openTime } from './sandbox-time.ts';
import { nextStop } from './walk-time.ts';

const start = new Date('2026-01-31T10:00:00Z');
const app = await makeTestApp({ now: { at: start } });
beforeAll(() => offerPlan(app));

const call = callAs(app);
const move = async (payload: object) => {
  const answer = await app.http.inject({ method: 'POST', url: '/dev/clock', payload });
  return { status: answer.statusCode, body: answer.json() };
};
const dayMs = 86_400_000;
const later = (days: number) => new Date(start.getTime() + days * dayMs);
const openNode = () =>
  makeApp({
    config: app.config,
    log: makeLog({ LOG_LEVEL: 'silent' }),
    clock: () => app.now.at,
    byClock: false,
    database: { ...app.connection, max: 4 },
  });
const timeOf = async ({ http }: Pick<typeof app, 'http'>) =>
  new Date((await http.inject('/dev/clock.json')).json().now);

describe('the destination of time', () => {
  it('is given as hours, days, months, a day of the calendar or an instant', () => {
    expect(readDestination('6h', start)).toEqual(new Date('2026-01-31T16:00:00Z'));
    expect(readDestination('14d', start)).toEqual(later(14));
    expect(readDestination('1m', start)).toEqual(new Date('2026-02-28T10:00:00Z'));
    expect(readDestination('2026-07-01', start)).toEqual(new Date('2026-07-01T09:00:00Z'));
    expect(readDestination('2026-02-01T00:00:00.000Z', start)).toEqual(new Date('2026-02-01T00:00:00Z'));
  });

  it.each(['', '0d', '-1d', '3y', '2026-02-30', '2025-12-31', '99999d', 'domani', '2026-02-01T99:00:00Z'])(
    'is not %s',
    (text) => {
      expect(readDestination(text, start)).toBeUndefined();
    },
  );

  it('stops at each due job, and each day', () => {
    expect(nextStop(start, later(9), null)).toEqual(later(1));
    expect(nextStop(start, later(9), later(0.5))).toEqual(later(0.5));
    expect(nextStop(start, later(0.25), later(0.5))).toEqual(later(0.25));
  });

  it('is said in words', () => {
    expect(spanInWords(15 * dayMs + 3 * 3_600_000)).toBe('15 giorni e 3 ore');
    expect(spanInWords(dayMs - 9_000)).toBe('1 giorno');
    expect(spanInWords(1_000)).toBe('meno di un’ora');
  });
});

describe('moved time', () => {
  it('passes as in life: a year of a membership, with each charge on its day', async () => {
    const { token, userId } = await app.signIn();
    await joinPrime(app, token, '4242424242424242');
    const lived = await move({ to: '12m' });
    expect(lived).toMatchObject({ status: 200, body: { now: '2027-01-31T10:00:00.000Z' } });
    const paid = await app.db
      .selectFrom('payments')
      .select(['state', 'created_at', 'captured_cents'])
      .where('user_id', '=', userId)
      .where('captured_cents', '>', zeroCents)
      .orderBy('created_at')
      .execute();
    expect(paid.map(({ created_at }) => created_at.toISOString().slice(0, 10))).toEqual(
      Array.from({ length: 12 }, (_, month) => addMonths(localDate('2026-02-14'), month)),
    );
    const sent = await messagesTo(app, `${userId}@example.it`, 2);
    expect(sent.map(({ subject }) => subject)).toContain('Ricevuta Zanga Prime: 4,99 €');
    // A sign-in that was not used for a year has ended, as in life.
    expect((await call('GET', '/api/customer/prime', token)).status).toBe(401);
  }, 120_000);

  it('is the same for every process, for one that starts later, and after a restart', async () => {
    const before = await timeOf(app);
    const other = await openNode();
    afterAll(() => other.close());
    expect(await timeOf(other)).toEqual(before);
    await move({ to: '3d' });
    await expect.poll(() => timeOf(other)).toEqual(new Date(before.getTime() + 3 * dayMs));
    const [here, there] = await Promise.all([
      move({ to: '2d' }),
      other.http.inject({ method: 'POST', url: '/dev/clock', payload: { to: '5d' } }),
    ]);
    expect([here.status, there.statusCode]).toEqual([200, 200]);
    await expect.poll(() => timeOf(app)).toEqual(new Date(before.getTime() + 8 * dayMs));
  });

  it('goes only forward, to a sensible destination, and back to the real time', async () => {
    for (const to of ['2020-01-01', '0d', 'ieri', '9999m'])
      expect(await move({ to })).toMatchObject({ status: 422, body: { error: expect.any(String) } });
    expect((await move({})).status).toBe(422);
    expect(await move({ reset: true })).toMatchObject({
      status: 200,
      body: { now: start.toISOString(), ahead_ms: 0 },
    });
    expect(await timeOf(app)).toEqual(start);
  });

  it('passes in one walk at a time', async () => {
    const first = move({ to: '20d' });
    await expect.poll(() => timeOf(app)).not.toEqual(start);
    expect(await move({ to: '1d' })).toMatchObject({ status: 409 });
    expect(await move({ reset: true })).toMatchObject({ status: 409 });
    expect(String((await app.get('/dev/clock')).body)).toContain('Il tempo sta passando');
    expect((await first).status).toBe(200);
    await move({ reset: true });
  });
});

describe('the page', () => {
  it('tells the hour in Rome and moves it, for people and not for other sites', async () => {
    const page = async () => String((await app.get('/dev/clock')).body);
    expect(await page()).toContain('È l’ora vera');
    await app.get('/dev/clock/move?to=1h', { 'sec-fetch-site': 'cross-site' });
    expect(await timeOf(app)).toEqual(start);
    expect((await app.get('/dev/clock/move?to=1h', { 'sec-fetch-site': 'same-origin' })).status).toBe(303);
    await expect.poll(page).toContain('Avanti di <strong>1 ora</strong>');
    expect(await page()).toContain('>12:00</time>');
    // The page shows the new hour before the walk has ended; only then is it set back, so the call is repeated.
    const setBack = async () => {
      expect((await app.get('/dev/clock/reset')).status).toBe(303);
      return timeOf(app);
    };
    await expect.poll(setBack).toEqual(start);
    expect((await app.get('/dev/clock/move?to=%3Cb%3E')).status).toBe(303);
  });
});

describe('outside the sandbox', async () => {
  const published = await makeTestApp({ env: { SANDBOX: '0' }, now: { at: start } });

  it.each(['/dev/clock', '/dev/clock.json', '/dev/clock/move?to=1d', '/dev/clock/reset'])(
    '%s does not exist',
    async (url) => {
      expect((await published.get(url)).status).toBe(404);
    },
  );

  it('nothing moves time, whatever offset the database holds', async () => {
    await published.db
      .updateTable('sandbox_clock')
      .set({ ahead_ms: 400 * dayMs })
      .execute();
    const { token } = await published.signIn();
    expect(
      (await published.http.inject({ method: 'POST', url: '/dev/clock', payload: { to: '1d' } })).statusCode,
    ).toBe(404);
    expect(await callAs(published)('GET', '/api/user', token)).toMatchObject({ status: 200 });
    expect((await openTime(published.db, () => start, false)).now()).toEqual(start);
    expect((await openTime(published.db, () => start, true)).now()).toEqual(later(400));
  });
});
