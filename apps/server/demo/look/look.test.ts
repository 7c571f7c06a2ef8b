import type { Opening } from '@zanga/contract/brand/brand-opening';
import { describe, expect, it } from 'vitest';
import { call, signInStaff } from '../../src/modules/ordering/order/order-testing.ts';
import { demoShops } from '../shops/shops.ts';
import { digest, foundedApp } from './testing.ts';

const { app, owner, see, set } = await foundedApp();
const manager = await signInStaff(app, 'manager');
const before = await digest(app);
const steps = async () => (await call<Opening>(app, 'GET backoffice/brand/steps', { token: owner })).body;
const entries = async () =>
  (await app.pool.query(`select after from audit_entries where action = 'brand.demo' order by id`)).rows;
const found = async () => {
  const { body } = await app.get('/api/products/search?search=arancino');
  return (body as { data: readonly unknown[] }).data.length;
};
const listed = async () => ((await app.get('/api/shops')).body as { data: readonly unknown[] }).data.length;

describe('the demo that an owner looks at', () => {
  it('comes once for two tabs, and customers’ pages and the search follow', async () => {
    expect(await see()).toMatchObject({ loaded_at: null, may_load: true, in_the_way: [] });
    expect([await listed(), await found()]).toEqual([0, 0]);
    const twice = await Promise.all([set(true), set(true)]);
    await expect.poll(listed).toBe(demoShops.length);
    await expect.poll(found).toBeGreaterThan(3);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await entries()).toEqual([{ after: { demo: true } }]);
    expect((await see()).counts).toMatchObject({ shops: demoShops.length, coupons: 9 });
  });

  it('is shown to staff alone', async () => {
    const told = await call<object>(app, 'GET backoffice/demo', { token: manager });
    expect(told.body).toEqual({ loaded_at: app.now.at.toISOString() });
    expect((await call(app, 'GET backoffice/demo', {})).status).toBe(401);
  });

  it('adds no one who could sign in, no review by an invented person, and no contact to call', async () => {
    const { rows } = await app.pool.query(
      'select (select count(*) from users where demo) as people, (select count(*) from reviews) as reviews',
    );
    expect(rows).toEqual([{ people: 0, reviews: 0 }]);
    const { body } = await app.get('/api/brands/1');
    expect(body).toMatchObject({
      contacts: { phone: '', email: '' },
      social_links: [],
      company: { name: '' },
    });
  });

  it('completes none of the owner’s steps, and no text required by law', async () => {
    const { steps: all, may_open } = await steps();
    expect(may_open).toBe(false);
    // The test's manager counts as people; mail and SMS go to the sandbox's outbox.
    expect(all.filter(({ done }) => done).map(({ name }) => name)).toEqual(['messages', 'people']);
    const brand = all.find(({ name }) => name === 'brand');
    expect(brand?.missing).toEqual(expect.arrayContaining(['company_name', 'phone', 'terms', 'privacy']));
  });

  it('keeps the brand closed as long as it is there', async () => {
    const { body } = await call<{ code: string }>(app, 'PUT backoffice/brand/open', {
      token: owner,
      payload: { open: true },
    });
    expect(body.code).toBe('brand.demo_loaded');
  });

  it('goes completely: every table is as before', async () => {
    const loaded = await digest(app);
    expect(Object.keys(before).filter((table) => loaded[table] !== before[table]).length).toBeGreaterThan(25);
    const twice = await Promise.all([set(false), set(false)]);
    await expect.poll(listed).toBe(0);
    await expect.poll(found).toBe(0);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await digest(app)).toEqual(before);
    expect(await entries()).toEqual([{ after: { demo: true } }, { after: { demo: false } }]);
  });

  it('comes and goes again, and both at once leave the one or the other', async () => {
    const whole = new Set<string>([JSON.stringify(before)]);
    await set(true);
    const { counts } = await see();
    await Promise.all([set(false), set(true), set(false)]);
    const now = await see();
    if (now.loaded_at !== null) {
      expect(now.counts).toEqual(counts);
      await set(false);
    }
    expect(whole).toContain(JSON.stringify(await digest(app)));
  });
});
