import type { OfficeOrder } from '@zanga/contract/ordering/order-office';
import { describe, expect, it } from 'vitest';
import { hire, openDevice } from '../../../src/modules/devices/testing.ts';
import { openKitchen } from '../../../src/modules/ordering/cart/cart-testing.ts';
import {
  call,
  contact,
  openStand,
  signInStaff,
  work,
} from '../../../src/modules/ordering/order/order-testing.ts';
import { makeTestApp } from '../../harness.ts';

const app = await makeTestApp({ now: { at: new Date('2026-11-20T12:00:00Z') } });
const stand = await openStand(app);
const worker = await signInStaff(app, 'worker', stand.shop);
const viewer = await signInStaff(app, 'viewer', stand.shop);
const stranger = await signInStaff(app, 'worker', await openKitchen(app, { name: 'Zanga Palermo' }));

const list = (query: Record<string, string>, token: string) =>
  call<{ readonly data: readonly OfficeOrder[] }>(
    app,
    `GET backoffice/orders?${new URLSearchParams(query)}`,
    {
      token,
    },
  );
const named = (firstname: string, lastname: string) => ({
  payment_method: 'till',
  contact: { ...contact, firstname, lastname },
});

describe('names and telephones', () => {
  it('leave as a file with managers alone, of their shops, with a proof and an entry of the audit', async () => {
    const url = 'GET backoffice/orders/export';
    await stand.placed(undefined, named('Ada', 'Rossi'));
    await stand.placed(undefined, named('Niccolò', 'D’Angelo'));
    for (const token of [worker, viewer, stranger])
      expect((await call<{ code: string }>(app, url, { token })).body.code).toBe('forbidden');
    const own = await signInStaff(app, 'manager', stand.shop);
    expect((await call<Buffer>(app, `${url}?from=2026-11-20&state=placed`, { token: own })).status).toBe(200);
    const entries = () =>
      app.pool.query(
        `select shop_id, thing, after from audit_entries where action = 'order.export' order by id desc`,
      );
    const { rows } = await entries();
    expect(rows[0]).toMatchObject({ shop_id: stand.shop, thing: stand.shop });
    expect(rows[0].after).toMatchObject({ filter: 'from: 2026-11-20, state: placed' });
    expect(rows[0].after.exported).toBeGreaterThan(1);
    app.now.at = new Date(app.now.at.getTime() + 11 * 60_000);
    expect((await call<{ code: string }>(app, url, { token: own })).body.code).toBe('auth.confirm_again');
    expect((await entries()).rows).toHaveLength(rows.length);
  });

  it('of more than a week are found by managers, of the week without telephones by the counter, and by no device alone', async () => {
    const old = await stand.placed(undefined, named('Vecchia', 'Data'));
    await work(app, worker, old.id, 'reject', { reason: 'forno spento' });
    const yesterday = new Date(app.now.at.getTime() + 8 * 86_400_000);
    app.now.at = yesterday;
    const before = await stand.placed(undefined, named('Ieri', 'Data'));
    await work(app, await signInStaff(app, 'worker', stand.shop), before.id, 'reject', { reason: 'forno' });
    app.now.at = new Date(yesterday.getTime() + 86_400_000);
    const today = await stand.placed(undefined, named('Oggi', 'Data'));
    const boss = await signInStaff(app, 'owner');
    const seen = async (token: string, query: Record<string, string> = {}) =>
      (await list({ search: 'data', ...query }, token)).body;
    const whole = await seen(boss);
    expect(whole.data.map(({ id }) => id)).toEqual([today.id, before.id, old.id]);
    expect(whole).toMatchObject({ since: null });
    expect(whole.data.map(({ telephone }) => telephone)).not.toContain('');
    for (const role of ['worker', 'viewer'] as const) {
      const token = await signInStaff(app, role, stand.shop);
      for (const query of [{}, { from: '2026-11-01' }]) {
        const week = await seen(token, query);
        expect(week.data.map(({ id }) => id)).toEqual([today.id, before.id]);
        expect(week).toMatchObject({ since: '2026-11-22', data: [{ telephone: '' }, { telephone: '' }] });
      }
      expect((await call(app, `GET backoffice/orders/${before.id}`, { token })).status).toBe(200);
      expect((await call(app, `GET backoffice/orders/${old.id}`, { token })).status).toBe(404);
    }
    const managing = await signInStaff(app, 'manager', stand.shop);
    expect((await call(app, `GET backoffice/orders/${old.id}`, { token: managing })).status).toBe(200);
    for (const kind of ['till', 'kitchen'] as const) {
      const device = await openDevice(app, { shop: stand.shop, token: boss, kind });
      expect((await device.call('GET backoffice/orders')).body.code).toBe('device.who');
      expect((await device.call('GET backoffice/orders/export')).body.code).toBe('forbidden');
      expect((await device.call(`GET backoffice/orders/${today.id}`)).status).toBe(200);
      expect((await device.call(`GET backoffice/orders/${before.id}`)).status).toBe(404);
      const { userId } = await hire(app, { shop: stand.shop, role: 'manager', pin: '8264' });
      await device.call('POST device/person', { person: userId, pin: '8264' });
      const listed = await device.call('GET backoffice/orders?search=data');
      expect(listed).toMatchObject({ status: 200, body: { since: '2026-11-22' } });
      expect((await device.call('GET backoffice/orders/export')).body.code).toBe('forbidden');
      expect((await device.call(`GET backoffice/orders/${before.id}`)).status).toBe(200);
      expect((await device.call(`GET backoffice/orders/${old.id}`)).status).toBe(404);
    }
  });
});
