import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { namesOf } from '@zanga/domain/brand/names';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../test/harness.ts';
import { readConfig } from '../config.ts';
import { makeLog } from '../platform/log.ts';
import { chooseAdapters } from './choose-adapters.ts';
import { openSmtpServer } from './email/testing.ts';
import { vapidKeys } from './push/testing.ts';
import { serveLocally } from './testing.ts';

const app = await makeTestApp();
const choose = (env: Record<string, string>) => {
  const lines: string[] = [];
  const destination = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  const log = makeLog({ LOG_LEVEL: 'warn' }, destination);
  const clock = () => app.now.at;
  const readNames = async () => namesOf('Da Salvo');
  return {
    lines,
    ...chooseAdapters({ config: readConfig(env), db: app.db, clock, world: clock, log, readNames }),
  };
};
const kept = async (key: string) =>
  (await app.db.selectFrom('outbox_messages').select('id').where('key', '=', key).execute()).length === 1;
const mail = (key: string) => ({
  to: 'ada@example.it',
  subject: 'Ciao',
  html: '<p>Ciao</p>',
  text: 'Ciao',
  key,
});

describe('the outside services', () => {
  it('are the embedded ones without configuration', async () => {
    const { email, sms, push, captcha, lines } = choose({});
    await email.send(mail('own:1'));
    await sms.send({ to: '+393331234567', text: 'Ciao', key: 'own:2' });
    await push.send({ token: `fcm:${'a'.repeat(40)}`, title: 'Ciao', body: '', data: {}, key: 'own:3' });
    await push.send({ token: `web:${'a'.repeat(120)}`, title: 'Ciao', body: '', data: {}, key: 'own:4' });
    expect(await Promise.all(['own:1', 'own:2', 'own:3', 'own:4'].map(kept))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(await captcha.challenge(app.now.at)).toMatchObject({ kind: 'altcha' });
    expect(lines).toEqual([]);
  });

  it('are the configured vendors, each independent of the others', async () => {
    const server = await openSmtpServer();
    const { publicKey, privateKey } = vapidKeys();
    const { email, push } = choose({
      SMTP_URL: server.url,
      SMTP_TLS: '0',
      EMAIL_FROM: 'ciao@zanga.example',
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      VAPID_SUBJECT: 'mailto:ciao@zanga.example',
    });
    await email.send(mail('vendor:1'));
    expect(server.received).toHaveLength(1);
    const gone = await push.send({
      token: `web:${'a'.repeat(120)}`,
      title: '',
      body: '',
      data: {},
      key: 'vendor:2',
    });
    expect(gone).toEqual({ outcome: 'gone' });
    await push.send({ token: `fcm:${'a'.repeat(40)}`, title: 'Ciao', body: '', data: {}, key: 'vendor:3' });
    expect(await Promise.all(['vendor:1', 'vendor:2', 'vendor:3'].map(kept))).toEqual([false, false, true]);
  });

  it.each([
    [{}, 'DaSalvo'],
    [{ SMS_SENDER: 'Salvo Catania' }, 'Salvo Catania'],
  ])('send SMS under the brand’s name, or under the configured one: %o', async (env, from) => {
    const taken: string[] = [];
    const gateway = http.createServer(async (request, response) => {
      taken.push(Buffer.concat(await request.toArray()).toString());
      response.end();
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    // A server that listens on TCP has a numeric address.
    const { port } = gateway.address() as AddressInfo;
    const { sms } = choose({ SMS_GATEWAY_URL: `http://127.0.0.1:${port}/`, ...env });
    const delivery = await sms.send({ to: '+393331234567', text: 'Ciao', key: `sender:${from}` });
    gateway.close();
    expect(delivery).toEqual({ outcome: 'sent' });
    expect(taken.map((body) => JSON.parse(body))).toEqual([{ to: '+393331234567', text: 'Ciao', from }]);
  });

  it.each([
    ['turnstile', 'https://challenges.cloudflare.com/'],
    ['recaptcha', 'https://www.google.com/recaptcha/'],
  ])('name the captcha’s vendor to the browser: %s', async (kind, host) => {
    const name = kind.toUpperCase();
    const { captcha } = choose({ [`${name}_SITE_KEY`]: 'site', [`${name}_SECRET`]: 'hush' });
    const challenge = await captcha.challenge(app.now.at);
    expect(challenge).toMatchObject({ kind, site_key: 'site', script: expect.stringContaining(host) });
    expect(JSON.stringify(challenge)).not.toContain('hush');
  });

  it.each([
    ['ordina.zanga.example', {}],
    ['localhost', {}],
    ['altro.example', { CAPTCHA_HOSTS: 'Altro.example' }],
  ])('[VAL-9] accept a captcha solved at %s', async (hostname, more) => {
    const heard = { success: true, hostname };
    const { origin } = await serveLocally(() => ({ status: 200, body: heard }));
    const keys = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET: 'hush', TURNSTILE_HOST: origin };
    const { captcha } = choose({ PUBLIC_ORIGIN: 'https://ordina.zanga.example', ...keys, ...more });
    const judge = () => captcha.verify('x', { ip: '203.0.113.7', now: app.now.at, purpose: 'order' });
    expect(await judge()).toBe('passed');
    heard.hostname = 'evil.example';
    expect(await judge()).toBe('failed');
  });

  it('are warned about where they lack in a public shop', () => {
    expect(choose({ PUBLIC_ORIGIN: 'https://ordina.zanga.example' }).lines.join('')).toMatch(
      /SMTP_URL is not set[\s\S]*SMS_GATEWAY_URL is not set/,
    );
  });
});
