import { describe, expect, it } from 'vitest';
import { sandboxCode } from '../../src/adapters/social/sandbox.ts';
import { foundBrand } from '../../src/modules/brand/testing.ts';
import { makeTestApp } from '../harness.ts';

const doors = [
  '/dev/outbox',
  '/%64ev/outbox.json',
  '/dev/clock',
  '/dev/payments',
  '/login/sandbox/apple?state=x',
];

const outside: readonly Record<string, string>[] = [
  { host: 'www.zanga.example' },
  { host: '192.168.1.20:3000' },
  { host: 'localhost.zanga.example' },
  { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.7' },
  { host: 'localhost:3000', forwarded: 'for=203.0.113.7' },
  { host: 'localhost:3000', 'x-forwarded-host': 'www.zanga.example' },
  { host: 'localhost:3000', 'x-real-ip': '203.0.113.7' },
];

describe('a sandbox by default', async () => {
  const app = await makeTestApp();
  await foundBrand(app.db, { facebook_login: true });
  const status = async (url: string, headers: Record<string, string>) => (await app.get(url, headers)).status;

  it('is shown to a browser on the machine', async () => {
    for (const host of ['localhost:3000', '127.0.0.1:41000', '[::1]:3000'])
      for (const door of doors) expect(await status(door, { host }), door).toBe(200);
  });

  it('is hidden under another name, and through a proxy', async () => {
    for (const headers of outside)
      for (const door of doors) expect(await status(door, headers), JSON.stringify(headers)).toBe(404);
    const pay = await app.http.inject({
      method: 'POST',
      url: '/dev/payments/confirm',
      headers: { host: 'www.zanga.example' },
      payload: { client_secret: 'x', card: null },
    });
    expect(pay.statusCode).toBe(404);
  });

  it('refuses a claimed identity from outside', async () => {
    const said = { firstname: 'Ada', lastname: 'Rossi', email: 'ada@example.it', email_verified: true };
    const signIn = async (host: string) => {
      const payload = { grant_type: 'social', network: 'facebook', access_token: sandboxCode(said) };
      const answer = await app.http.inject({
        method: 'POST',
        url: '/oauth/token',
        headers: { host },
        payload,
      });
      return answer.statusCode;
    };
    expect(await signIn('www.zanga.example')).toBe(404);
    expect(await signIn('localhost:3000')).toBe(200);
  });
});

describe('a sandbox that was configured', async () => {
  const app = await makeTestApp({ env: { SANDBOX: '1' } });

  it('is shown to every address', async () => {
    for (const headers of outside)
      for (const door of doors) expect((await app.get(door, headers)).status).toBe(200);
  });
});
