import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { browser, vapidKeys, webToken } from '../../src/adapters/push/testing.ts';
import { type Heard, type ServedAnswer, serveLocally } from '../../src/adapters/testing.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { makeLog } from '../../src/platform/log.ts';
import { makeTestApp } from '../harness.ts';

const lines: string[] = [];
const log = makeLog(
  { LOG_LEVEL: 'debug' },
  new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  }),
);

const heard: Heard[] = [];
const moods = new Map<string, ServedAnswer>();
/** A gateway that quotes its input, as real ones do. */
const gateway = await serveLocally((call) => {
  heard.push(call);
  const { to } = JSON.parse(call.body.toString());
  return moods.get(to) ?? { status: 200, body: { message: call.body.toString() } };
});
const { publicKey, privateKey } = vapidKeys();
const app = await makeTestApp({
  log,
  env: {
    SMS_GATEWAY_URL: gateway.origin,
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:ciao@zanga.example',
  },
});
const { notify, db } = app;

const within = async (met: () => boolean) => {
  for (let tries = 0; tries < 500 && !met(); tries++) await new Promise((resolve) => setTimeout(resolve, 50));
  return met();
};
const tries = (to: string) => heard.filter(({ body }) => body.includes(to)).length;
const said = (key: string) => lines.filter((line) => line.includes(`"key":"${key}"`));
const code = '739154';
const send = (to: `+${string}`, key: string, until?: Date, tx = db) =>
  notify.sms(tx, { to, sms: 'confirmation_code', data: { code }, key, ...(until && { until }) });

describe('sending', () => {
  it('tries again after trouble, and gives up, reporting it once, when the message is too late', async () => {
    const [moody, late] = ['+393330000001', '+393330000002'] as const;
    moods.set(moody, { status: 503, body: { error: `no route to ${moody}` } });
    moods.set(late, { status: 503, body: { error: `no route to ${late}` } });
    await send(moody, 'code:moody');
    await send(late, 'code:late', new Date(app.now.at.getTime() + 600_000));
    expect(await within(() => tries(moody) > 0 && tries(late) > 0)).toBe(true);
    moods.clear();
    app.now.at = new Date(app.now.at.getTime() + 600_001);
    expect(await within(() => tries(moody) === 2 && said('code:late').length > 0)).toBe(true);
    expect(tries(late)).toBe(1);
    expect(JSON.parse(said('code:late')[0] ?? '')).toMatchObject({
      level: 50,
      what: 'sms confirmation_code',
      msg: 'a message was given up: it could not be sent in time',
    });
    expect(said('code:moody')).toEqual([]);
  }, 40_000);

  it('gives up after a day at the latest', async () => {
    const today = app.now.at;
    const yesterday = new Date(today.getTime() - 86_400_001);
    // The day passes before the commit: a job starts within milliseconds and would still send.
    await inTransaction(db, async (tx) => {
      app.now.at = yesterday;
      await send('+393330000003', 'code:old', new Date(yesterday.getTime() + 7 * 86_400_000), tx);
      app.now.at = today;
    });
    expect(await within(() => said('code:old').length > 0)).toBe(true);
    expect(tries('+393330000003')).toBe(0);
  });

  it('takes no for an answer, and stores the reason as a code', async () => {
    const wrong = '+393330000004';
    moods.set(wrong, { status: 422, body: { error: `${wrong} is no number` } });
    await send(wrong, 'code:wrong');
    expect(await within(() => said('code:wrong').length > 0)).toBe(true);
    expect(JSON.parse(said('code:wrong')[0] ?? '')).toMatchObject({ reason: 'gateway 422' });
    expect(tries(wrong)).toBe(1);
  });

  it('tries again when the gateway says, and not before', async () => {
    const busy = '+393330000005';
    moods.set(busy, { status: 429, headers: { 'retry-after': '3600' } });
    await send(busy, 'code:busy');
    expect(await within(() => said('code:busy').length > 0)).toBe(true);
    const waiting = () =>
      app.pool.query(
        `select state, extract(epoch from start_after - created_on)::int as seconds from pgboss.job
          where name = 'notifications.sms' and singleton_key = 'code:busy' and state <> 'completed'`,
      );
    // The log tells of it before the present try has ended.
    await expect.poll(async () => (await waiting()).rows).toEqual([{ state: 'created', seconds: 3_600 }]);
    expect(tries(busy)).toBe(1);
  });

  it('does not send again a message that may have gone out, and says so', async () => {
    const silent = '+393330000006';
    moods.set(silent, 'hang up');
    await send(silent, 'code:silent');
    expect(await within(() => said('code:silent').length > 0)).toBe(true);
    expect(JSON.parse(said('code:silent')[0] ?? '')).toMatchObject({
      reason: 'unreachable',
      msg: 'a message may have gone out: it is not sent again',
    });
    const { rows } = await app.pool.query(
      "select from pgboss.job where singleton_key = 'code:silent' and state in ('created', 'retry')",
    );
    expect(rows).toEqual([]);
    expect(tries(silent)).toBe(1);
  });

  it('[NAT-4] reports a vanished device to its keepers', async () => {
    const gone: string[] = [];
    notify.onDeviceGone(async (token) => {
      gone.push(token);
    });
    const token = webToken('https://closed.example/push', browser().recipient);
    await notify.push(db, { token, title: 'Ciao', body: 'Ci sei?', data: {}, key: 'push:gone' });
    expect(await within(() => gone.length > 0)).toBe(true);
    expect(gone).toEqual([token]);
    expect(lines.join('')).not.toContain(token.slice(10, 60));
  });

  it('writes no number, code, link or text into the log', async () => {
    expect(lines.length).toBeGreaterThan(3);
    const everything = lines.join('');
    expect(everything).toContain('The SMS gateway answered 503');
    for (const secret of ['+3933300', '3933300', code, 'codice di conferma', 'Ci sei?', 'closed.example'])
      expect(everything).not.toContain(secret);
  });
});
