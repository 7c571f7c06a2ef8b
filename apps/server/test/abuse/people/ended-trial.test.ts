import type { UserId } from '@zanga/domain/ids';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/config.ts';
import { Dangerous, refuseOpenSandbox } from '../../../src/dangers.ts';
import { followSandbox } from '../../../src/follow-sandbox.ts';
import { promoteToOwner } from '../../../src/modules/accounts/first-owner/make-owner.ts';
import { hire, openDevice, password } from '../../../src/modules/devices/testing.ts';
import { openKitchen } from '../../../src/modules/ordering/cart/cart-testing.ts';
import { setUpTotem } from '../../../src/modules/totems/testing.ts';
import { makeTestApp } from '../../harness.ts';

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
