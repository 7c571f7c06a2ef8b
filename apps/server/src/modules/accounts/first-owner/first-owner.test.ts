import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { seedDemo } from '../../../../demo/seed.ts';
import { demoStaffPassword } from '../../../../demo/staff.ts';
import { makeTestApp } from '../../../../test/harness.ts';
import { tellOfOwners } from './tell-at-start.ts';

/** Settings of a real shop, without the sandbox. */
const real = {
  PUBLIC_ORIGIN: 'https://zanga.example',
  SMTP_URL: 'smtps://u:p@mail.example',
  EMAIL_FROM: 'a@b.it',
};
const address = 'https://zanga.example';
const person = {
  firstname: 'Nunzia',
  lastname: 'Vitale',
  email: 'nunzia@zanga.it',
  password: 'dodici-caratteri',
  password_confirmation: 'dodici-caratteri',
};

const enter = async (
  { http }: Pick<Awaited<ReturnType<typeof makeTestApp>>, 'http'>,
  username: string,
  password: string,
) => {
  const payload = { grant_type: 'password', client_id: 'web', username, password };
  const response = await http.inject({ method: 'POST', url: '/oauth/token', payload });
  return { status: response.statusCode, token: String(response.json().access_token) };
};

const keyIn = (lines: readonly string[]) => lines.join('\n').match(/[\w-]{43}/)?.[0] ?? 'no key';

describe('a database of the sandbox that is opened as a real shop', async () => {
  const shop = await makeTestApp({ env: real });
  await seedDemo(shop.pool, shop.now.at, { sandbox: true });

  it('[ROL-3] refuses the demo’s people', async () => {
    for (const email of [
      'titolare@zanga.example',
      'banco-catania@zanga.example',
      'giulia@clienti.zanga.example',
    ])
      expect(await enter(shop, email, demoStaffPassword)).toMatchObject({ status: 401 });
  });

  it('refuses tokens that the sandbox gave out', async () => {
    const { hashToken } = await import('../testing.ts');
    const token = 'x'.repeat(43);
    await shop.pool.query(
      `insert into access_tokens (token_hash, user_id, expires_at)
       select $1, id, $2 from users where email = 'titolare@zanga.example'`,
      [hashToken(token), new Date(shop.now.at.getTime() + 60_000)],
    );
    const headers = { authorization: `Bearer ${token}` };
    expect((await shop.get('/api/user', headers)).status).toBe(401);
    expect((await shop.get('/api/backoffice/board', headers)).status).toBe(401);
  });

  it('refuses them after the demo’s owner has changed their email', async () => {
    await shop.pool.query(
      `update users set email = 'furbo@example.it' where email = 'direzione@zanga.example'`,
    );
    expect(await enter(shop, 'furbo@example.it', demoStaffPassword)).toMatchObject({ status: 401 });
  });

  it('says at the start that an owner is missing, with a key for the first one', async () => {
    const lines = await tellOfOwners(shop.db, { sandbox: false, address, now: shop.now.at });
    expect(lines.join('\n')).toMatch(/\d+ people of the demo[\s\S]*Nobody owns this brand yet/);
    expect(keyIn(lines)).toMatch(/^[\w-]{43}$/);
  });
});

describe('the first owner', async () => {
  const shop = await makeTestApp({ env: { ...real, SEED_DEMO: '0' } });
  const become = async (given: Record<string, unknown>) => {
    const url = '/api/backoffice/first-owner';
    const response = await shop.http.inject({ method: 'POST', url, payload: { ...person, ...given } });
    return { status: response.statusCode, body: response.json() };
  };
  const needed = async () => (await shop.get('/api/backoffice/first-owner')).body;

  it('is refused without a key, with a late one, or with a short password', async () => {
    expect(await needed()).toEqual({ needed: true });
    const key = keyIn(
      await tellOfOwners(shop.db, { sandbox: false, address, now: new Date('2026-11-19T11:59:00Z') }),
    );
    expect((await become({ key })).body).toMatchObject({ code: 'owner.key_refused' });
    expect((await become({ key: 'x'.repeat(43) })).body).toMatchObject({ code: 'owner.key_refused' });
    const short = { password: 'undici-car.', password_confirmation: 'undici-car.' };
    expect(await become({ key, ...short })).toMatchObject({
      status: 422,
      body: { fields: { password: [expect.any(String)] } },
    });
  });

  it('is one, also when many use their keys at once, and runs the brand', async () => {
    const keys = await Promise.all(
      [1, 2, 3].map(async () =>
        keyIn(await tellOfOwners(shop.db, { sandbox: false, address, now: shop.now.at })),
      ),
    );
    const answers = await Promise.all(keys.map((key, at) => become({ key, email: `n${at}@zanga.it` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await needed()).toEqual({ needed: false });
    const winner = answers.findIndex(({ status }) => status === 200);
    const { token } = await enter(shop, `n${winner}@zanga.it`, person.password);
    const user = await shop.get('/api/user', { authorization: `Bearer ${token}` });
    expect(user.body).toMatchObject({ roles: [{ name: 'owner' }] });
    expect(await tellOfOwners(shop.db, { sandbox: false, address, now: shop.now.at })).toEqual([]);
  });
});

describe('npm run owner', async () => {
  const shop = await makeTestApp({ env: { ...real, SEED_DEMO: '0' } });
  const script = path.resolve(import.meta.dirname, '../../../../scripts/owner.ts');
  const env = { PATH: process.env.PATH, DATABASE_URL: shop.url };

  const owner = async (words: readonly string[], password = '') => {
    const child = spawn(process.execPath, [script, ...words], { env });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.stdin.end(`${password}\n`);
    const code = await new Promise((resolve) => child.on('close', resolve));
    return { code, said };
  };
  const who = ['--email', 'Ada@Zanga.it', '--firstname', 'Ada', '--lastname', 'Rossi'];

  it('makes an owner who signs in', async () => {
    expect(await owner(who, 'corta')).toMatchObject({ code: 1, said: expect.stringContaining('too short') });
    expect(await owner(['--email', 'x'])).toMatchObject({ code: 1, said: expect.stringContaining('Usage') });
    expect(await owner(who, person.password)).toMatchObject({ code: 0 });
    expect(await enter(shop, 'ada@zanga.it', person.password)).toMatchObject({ status: 200 });
  });

  it('gives the role to a person with an account, who keeps their password', async () => {
    const { userId, token } = await shop.signIn();
    await shop.pool.query('update users set password_hash = $2 where id = $1', [userId, 'a hash']);
    expect(await owner(['--email', `${userId}@example.it`])).toMatchObject({ code: 0 });
    const user = () => shop.get('/api/user', { authorization: `Bearer ${token}` }).then(({ body }) => body);
    await expect.poll(user).toMatchObject({ roles: [{ name: 'owner' }] });
  });

  it('is named by the doctor as long as it is missing', async () => {
    await shop.pool.query(`delete from user_roles`);
    const doctor = path.resolve(import.meta.dirname, '../../../../scripts/doctor.ts');
    const ran = promisify(execFile)(process.execPath, [doctor], { env: { ...env, ...real } });
    const { stdout } = await ran.catch((error: { stdout: string }) => error);
    expect(stdout).toMatch(/BAD .*nobody owns the brand yet/);
  });
});
