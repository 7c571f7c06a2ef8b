import type { Address, AddressForm } from '@zanga/contract/people/addresses';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { embeddedGeocoding } from '../../adapters/geocoding/embedded.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { callTo } from '../accounts/server-testing.ts';
import { forgetPointsOfOrders } from '../ordering/mount.ts';
import { markAddressUsed } from './public.ts';
import { returnPoints } from './return-points.ts';

const app = await makeTestApp();
const call = callTo(app);
const home: AddressForm = {
  label: 'Casa',
  street: 'Via Etnea',
  number: '12',
  staircase: 'B',
  floor: '3',
  doorbell: 'Rossi',
  zip: '95131',
  city: 'Catania',
  province: 'CT',
  lat: 37.5079,
  lng: 15.083,
  notes: 'Dopo il bar',
};
const url = '/api/customer/addresses';

/** A customer with calls to their addresses. */
const customer = async () => {
  const { token, userId } = await app.signIn();
  const own = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', payload?: object) =>
    call(`${method} ${url}${path}`, { token, ...(payload && { payload }) });
  const keep = async (changes: Partial<AddressForm> = {}): Promise<Address> =>
    (await own('POST', '', { ...home, ...changes })).body as never;
  const list = async (): Promise<Address[]> => (await own('GET')).body.data as never;
  return { token, userId, own, keep, list };
};

describe('a customer’s addresses', () => {
  it('[API-25] are stored without extra spaces, and told in one line too', async () => {
    const { own } = await customer();
    const kept = await own('POST', '', { ...home, street: '  Via Etnea ', province: 'ct' });
    expect(kept).toMatchObject({
      status: 201,
      body: { ...home, is_default: true, formatted_address: 'Via Etnea 12, 95131 Catania (CT)' },
    });
    const { id } = kept.body as { id: string };
    expect(id).toMatch(/^adr_/);
    expect((await own('GET', `/${id}`)).body).toEqual(kept.body);
  });

  it('[API-25] have one default: the first, then the one last made it', async () => {
    const { keep, list, own } = await customer();
    const first = await keep();
    const second = await keep({ label: 'Ufficio' });
    expect([first.is_default, second.is_default]).toEqual([true, false]);
    const third = await keep({ label: 'Mare', is_default: true });
    expect((await list()).map(({ label, is_default }) => [label, is_default])).toEqual([
      ['Mare', true],
      ['Ufficio', false],
      ['Casa', false],
    ]);
    await own('PATCH', `/${second.id}`, { is_default: true });
    await own('PATCH', `/${third.id}`, { is_default: false });
    await own('PATCH', `/${second.id}`, { is_default: false });
    expect((await list()).filter(({ is_default }) => is_default).map(({ id }) => id)).toEqual([second.id]);
  });

  it('[API-25] keep one default when four are made it at once', async () => {
    const { keep, list, own } = await customer();
    const kept = [];
    for (const label of ['a', 'b', 'c', 'd']) kept.push(await keep({ label }));
    await Promise.all(kept.map(({ id }) => own('PATCH', `/${id}`, { is_default: true })));
    expect((await list()).filter(({ is_default }) => is_default)).toHaveLength(1);
  });

  it('[API-25] change only in the fields given', async () => {
    const { keep, own } = await customer();
    const kept = await keep();
    const changed = await own('PATCH', `/${kept.id}`, { number: '14/A', notes: '' });
    expect(changed.body).toEqual({
      ...kept,
      number: '14/A',
      notes: '',
      formatted_address: 'Via Etnea 14/A, 95131 Catania (CT)',
    });
    expect((await own('PATCH', `/${kept.id}`, {})).body).toEqual(changed.body);
  });

  it('[API-25] hand the default on when it is deleted', async () => {
    const { keep, list, own } = await customer();
    const first = await keep();
    const second = await keep({ label: 'Ufficio' });
    expect(await own('DELETE', `/${first.id}`)).toMatchObject({ status: 204 });
    expect(await list()).toEqual([{ ...second, is_default: true }]);
    expect(await own('DELETE', `/${first.id}`)).toMatchObject({ status: 404 });
    await own('DELETE', `/${second.id}`);
    expect(await list()).toEqual([]);
  });

  it('[API-25] tell the one last ordered to, or the default one', async () => {
    const { keep, own } = await customer();
    const last = async () => (await own('GET', '/last')).body.data;
    expect(await last()).toBeNull();
    const first = await keep();
    const second = await keep({ label: 'Ufficio' });
    expect(await last()).toEqual(first);
    await inTransaction(app.db, (tx) => markAddressUsed(tx, second.id, app.now.at));
    expect(await last()).toEqual(second);
    const later = new Date(app.now.at.getTime() + 1000);
    await inTransaction(app.db, (tx) => markAddressUsed(tx, first.id, later));
    expect(await last()).toEqual(first);
  });

  it('[API-25] do not exist for another customer', async () => {
    const owner = await customer();
    const stranger = await customer();
    const { id } = await owner.keep();
    const missing = { status: 404, body: { code: 'address.not_found' } };
    expect(await stranger.own('GET', `/${id}`)).toMatchObject(missing);
    expect(await stranger.own('PATCH', `/${id}`, { is_default: true })).toMatchObject(missing);
    expect(await stranger.own('DELETE', `/${id}`)).toMatchObject(missing);
    expect(await stranger.list()).toEqual([]);
    expect(await owner.list()).toHaveLength(1);
    for (const key of [`GET ${url}`, `POST ${url}`, `GET ${url}/last`, `DELETE ${url}/${id}`] as const)
      expect(await call(key, {})).toMatchObject({ status: 401 });
  });

  it('[API-25] are at most twenty, also when they all come at once', async () => {
    const { keep, list, own } = await customer();
    await Promise.all(Array.from({ length: 25 }, () => keep()));
    expect(await list()).toHaveLength(20);
    expect((await list()).filter(({ is_default }) => is_default)).toHaveLength(1);
    expect(await own('POST', '', home)).toMatchObject({ status: 409, body: { code: 'address.too_many' } });
  });

  it.each([
    [{ street: '   ' }, 'street', 'campo obbligatorio'],
    [{ number: '' }, 'number', 'campo obbligatorio'],
    [{ zip: '9513' }, 'zip', 'il CAP ha cinque cifre'],
    [{ province: 'Catania' }, 'province', 'la sigla della provincia ha due lettere'],
    [{ city: 'x'.repeat(101) }, 'city', null],
    [{ lat: 91 }, 'lat', null],
    [{ lng: '15' }, 'lng', null],
  ])('[API-25] [VAL-8] refuse %o', async (changes, field, message) => {
    const { own, keep } = await customer();
    const refused = await own('POST', '', { ...home, ...changes });
    expect(refused.status).toBe(422);
    const fields = refused.body.fields as Record<string, string[]>;
    expect(fields[field]).toHaveLength(1);
    if (message) expect(fields[field]).toEqual([message]);
    const { id } = await keep();
    expect(await own('PATCH', `/${id}`, changes)).toMatchObject({ status: 422 });
  });

  it('[API-25] [API-12] are part of one’s data, and are deleted with the account', async () => {
    const { token, userId, keep } = await customer();
    const kept = await keep();
    const exported = await call('GET /api/customer/export', { token });
    expect(exported.body.addresses).toEqual([kept]);
    await call('DELETE /api/customer', { token });
    const left = await app.db.selectFrom('addresses').select('id').where('user_id', '=', userId).execute();
    expect(left).toEqual([]);
  });
});

describe('points from Google', () => {
  const day = 86_400_000;

  it('are deleted after thirty days: the address moves to the middle of its town', async () => {
    const { own } = await customer();
    const old = await own('POST', '', home);
    const fresh = await own('POST', '', { ...home, label: 'Lavoro', lat: 37.5, lng: 15.09 });
    const at = (days: number) => new Date(app.now.at.getTime() + days * day);
    await app.pool.query('update addresses set pinned_at = $2 where id = $1', [old.body.id, at(-31)]);
    await app.pool.query('update addresses set pinned_at = $2 where id = $1', [fresh.body.id, at(-29)]);
    const tools = { db: app.db, towns: embeddedGeocoding(), forgetOfOrders: forgetPointsOfOrders };
    for (let night = 0; night < 2; night += 1) await returnPoints(tools, app.now.at);
    const { rows } = await app.pool.query(
      'select label, street, number, pinned, (lat, lng) not in ((37.5079, 15.083), (37.5, 15.09)) as moved from addresses where id = any($1)',
      [[old.body.id, fresh.body.id]],
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        { label: 'Casa', street: 'Via Etnea', number: '12', pinned: false, moved: true },
        { label: 'Lavoro', street: 'Via Etnea', number: '12', pinned: true, moved: false },
      ]),
    );
  });

  it('are counted from the day the pin was set, also after other changes', async () => {
    const { own } = await customer();
    const { body } = await own('POST', '', home);
    const setAt = async () =>
      (await app.pool.query('select pinned_at from addresses where id = $1', [body.id])).rows[0]?.pinned_at;
    await app.pool.query("update addresses set pinned_at = '2026-01-01' where id = $1", [body.id]);
    const first = await setAt();
    await own('PATCH', `/${body.id}`, { notes: 'Suonare due volte' });
    expect(await setAt()).toEqual(first);
    await own('PATCH', `/${body.id}`, { lat: 37.51 });
    expect(await setAt()).not.toEqual(first);
  });
});
