import type { UserId } from '@zanga/domain/ids';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../test/harness.ts';
import { readConfig } from './config.ts';
import { Dangerous, dangersIn, dangersKept, refuseDangers, refuseOpenSandbox } from './dangers.ts';
import { followSandbox } from './follow-sandbox.ts';
import { promoteToOwner } from './modules/accounts/first-owner/make-owner.ts';
import { hire, openDevice, password } from './modules/devices/testing.ts';
import { openKitchen } from './modules/ordering/cart/cart-testing.ts';
import { setUpTotem } from './modules/totems/testing.ts';

/** A safe shop; each test adds one danger. */
const safe = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://www.zanga.example',
  TRUST_PROXY: '127.0.0.1',
  SEED_DEMO: 'false',
  SANDBOX: 'false',
  SIGNING_KEY: 's'.repeat(48),
  GUEST_ORDERS_KEY: 'g'.repeat(48),
  ALTCHA_HMAC_KEY: 'a'.repeat(48),
  DATABASE_URL: 'postgres://zanga@db.example/zanga?sslmode=verify-full',
};

const dangersOf = (env: Readonly<Record<string, string>>) => dangersIn(readConfig({ ...safe, ...env }));

const refusal = (env: Readonly<Record<string, string>>): string => {
  const config = readConfig({ ...safe, ...env });
  try {
    refuseDangers(config, dangersIn(config));
    return '';
  } catch (error) {
    if (error instanceof Dangerous) return error.message;
    throw error;
  }
};

describe('a real shop', () => {
  it('starts without a danger', () => {
    expect(dangersOf({})).toEqual([]);
    expect(refusal({})).toBe('');
  });

  it.each([
    ['origin', { PUBLIC_ORIGIN: '' }],
    ['origin', { PUBLIC_ORIGIN: 'https://localhost' }],
    ['http', { PUBLIC_ORIGIN: 'http://www.zanga.example' }],
    ['http', { TRUST_PROXY: '' }],
    ['demo', { SEED_DEMO: 'true' }],
    ['demo', { SEED_DEMO: '' }],
    ['sandbox', { SANDBOX: '1' }],
    ['secrets', { SIGNING_KEY: '' }],
    ['secrets', { ALTCHA_HMAC_KEY: '' }],
    ['secrets', { GUEST_ORDERS_KEY: '' }],
    ['database', { DATABASE_URL: 'postgres://zanga@db.example/zanga' }],
    ['database', { DATABASE_URL: 'postgres://zanga@db.example/zanga?sslmode=disable' }],
    ['database', { DATABASE_URL: 'postgres://zanga@db.example/zanga?sslmode=no-verify' }],
    ['database', { DATABASE_URL: 'postgres://zanga@db.example/zanga?sslmode=prefer' }],
    ['database', { DATABASE_URL: 'postgres://zanga@localhost/zanga?host=db.example' }],
    ['database', { DATABASE_DIRECT_URL: 'postgres://zanga@10.0.0.9/zanga' }],
    ['valkey', { VALKEY_URL: 'redis://:segreto@10.0.0.9:6379' }],
    ['valkey', { VALKEY_SENTINELS: '127.0.0.1:26379,10.0.0.9:26379', VALKEY_PASSWORD: 'segreto' }],
  ])('refuses %s in %o, and names the setting that allows it', (name, env: Record<string, string>) => {
    expect(dangersOf(env).map((danger) => danger.name)).toEqual([name]);
    expect(refusal(env)).toContain(`PRODUCTION_ALLOWS=${name}`);
    expect(refusal({ ...env, PRODUCTION_ALLOWS: name })).toBe('');
    expect(refusal({ ...env, NODE_ENV: 'development' })).toBe('');
  });

  it.each([
    { DATABASE_URL: '' },
    { DATABASE_URL: 'postgres://zanga@127.0.0.1/zanga' },
    { DATABASE_URL: 'postgres://zanga@localhost:5433/zanga' },
    { DATABASE_URL: 'postgres:///zanga?host=/var/run/postgresql' },
    { DATABASE_URL: 'postgres://zanga@db.example/zanga?sslmode=require' },
    { ALTCHA_HMAC_KEY: '', TURNSTILE_SITE_KEY: 'x', TURNSTILE_SECRET: 'x' },
  ])('accepts %o', (env: Record<string, string>) => {
    expect(dangersOf(env)).toEqual([]);
  });

  it('names every danger at once, and no secret', () => {
    const told = refusal({
      ...{ PUBLIC_ORIGIN: '', TRUST_PROXY: '', SEED_DEMO: '', SANDBOX: '1', SIGNING_KEY: '' },
      DATABASE_URL: 'postgres://zanga:un-segreto@db.example/zanga',
    });
    expect(told).toContain('PRODUCTION_ALLOWS=origin,http,demo,sandbox,secrets,database');
    expect(told).not.toMatch(/segreto|aaaa|ssss|gggg/);
  });

  it('refuses an unknown name', () => {
    expect(() => readConfig({ ...safe, PRODUCTION_ALLOWS: 'everything' })).toThrow(/PRODUCTION_ALLOWS/);
  });
});

it('finds the people of the demo in a database', async () => {
  const { db, signIn, pool } = await makeTestApp();
  const { userId } = await signIn('owner');
  expect(await dangersKept(db)).toEqual([]);
  await pool.query('update users set demo = true where id = $1', [userId]);
  expect(await dangersKept(db)).toMatchObject([{ name: 'demo' }]);
});

describe('a sandbox', () => {
  const start = (env: Readonly<Record<string, string>>) => () => refuseOpenSandbox(readConfig(env));
  const origin = { PUBLIC_ORIGIN: 'https://www.zanga.example' };

  it.each([
    { SANDBOX: '1', ...origin },
    { SANDBOX: '1', ...origin, PRODUCTION_ALLOWS: 'all' },
    { SANDBOX: '1', PUBLIC_ORIGIN: 'http://10.0.0.9', NODE_ENV: 'development' },
    {
      SANDBOX: '1',
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      PRODUCTION_ALLOWS: 'all,sandbox',
    },
  ])('does not start open to strangers or with a real key: %o', (env) => {
    expect(start(env)).toThrow(Dangerous);
  });

  it.each([
    { SANDBOX: '1' },
    { SANDBOX: '1', PUBLIC_ORIGIN: 'http://localhost:3000' },
    { SANDBOX: '1', ...origin, PRODUCTION_ALLOWS: 'demo,sandbox' },
    { SANDBOX: '0', ...origin },
  ])('starts for a trial, and for a demo that names it: %o', (env) => {
    expect(start(env)).not.toThrow();
  });
});

describe('a trial that goes live', async () => {
  const app = await makeTestApp();
  const { db, pool, now } = app;
  const shop = await openKitchen(app);
  const boss = async () => (await app.signIn('owner')).token;
  const follow = (sandbox: boolean) => followSandbox(db, { sandbox, now: now.at });

  it('ends what the sandbox made and leaves older data', async () => {
    const real = await hire(app, { shop, role: 'manager', pin: '8264' });
    const realTill = await openDevice(app, { shop, token: await boss() });
    const realTotem = await setUpTotem(db, shop);
    expect(await follow(false)).toEqual([]);
    await follow(true);
    const madeTotem = await setUpTotem(db, shop);
    const made = await hire(app, { shop, role: 'owner', pin: '9173' });
    const till = await openDevice(app, { shop, token: await boss() });
    const again = await app.http.inject({
      method: 'POST',
      url: '/oauth/token',
      payload: { grant_type: 'password', username: await mailOf(made.userId), password },
    });
    expect(again.statusCode).toBe(200);
    await follow(true);
    expect((await made.call('GET backoffice/people')).status).toBe(200);
    const invited = { email: 'invitata@example.it', posts: [{ role: 'worker', shop }] };
    expect((await made.call('POST backoffice/invitations', invited)).status).toBe(201);
    await made.call('POST backoffice/password', { email: await mailOf(made.userId) });
    await expect.poll(openDoors).toEqual({
      invitations: 1,
      links: 1,
      totems: [realTotem.id, madeTotem.id].toSorted(),
    });

    const lines = await follow(false);
    expect(lines[0]).toContain('1 devices and 1 totems ended');
    expect(await openDoors()).toEqual({ invitations: 0, links: 0, totems: [realTotem.id] });
    await expect.poll(async () => (await made.call('GET user')).status).toBe(401);
    const entered = await app.http.inject({
      method: 'POST',
      url: '/oauth/token',
      payload: { grant_type: 'password', username: await mailOf(made.userId), password },
    });
    expect(entered.statusCode).toBe(401);
    expect((await till.call('GET device/here')).status).toBe(401);
    expect((await real.call('GET user')).status).toBe(200);
    expect((await realTill.call('GET device/here')).status).toBe(200);
    const { rows } = await pool.query('select suspended_at from user_roles where user_id = any($1)', [
      [real.userId, made.userId],
    ]);
    expect(rows.map(({ suspended_at }) => suspended_at !== null).toSorted()).toEqual([false, true]);
    // The owner's command is the way in; a second start ends nothing more.
    await promoteToOwner(db, { userId: made.userId, password: 'un-altra-lunga-davvero' }, now.at);
    expect(await follow(false)).toEqual([]);
    const back = await app.http.inject({
      method: 'POST',
      url: '/oauth/token',
      payload: {
        grant_type: 'password',
        username: await mailOf(made.userId),
        password: 'un-altra-lunga-davvero',
      },
    });
    expect(back.statusCode).toBe(200);
  });

  const openDoors = async () => {
    const { rows } = await pool.query(`
      select (select count(*)::int from staff_invitations) as invitations, (select count(*)::int from mailed_links) as links,
             array(select id from totems where retired_at is null order by id) as totems`);
    return rows[0];
  };
  const mailOf = async (userId: UserId): Promise<string> =>
    (await pool.query('select email from users where id = $1', [userId])).rows[0].email;
});
