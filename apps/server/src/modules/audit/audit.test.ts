import type { AuditEntry } from '@zanga/contract/people/audit';
import type { ShopId, UserId } from '@zanga/domain/ids';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Trail } from '../../platform/session.ts';
import { openShop } from '../shops/testing.ts';
import { sweepAudit } from './jobs.ts';
import { noteChange } from './public.ts';

const app = await makeTestApp();
const { db, pool, now } = app;
const here = await openShop(db, { slug: 'qui', name: 'Zanga Qui' });
const there = await openShop(db, { slug: 'la', name: 'Zanga Là' });
const owner = await app.signIn('owner');
const manager = await app.signIn();
await db
  .insertInto('user_roles')
  .values({ user_id: manager.userId, role: 'manager', shop_id: here })
  .execute();

const trail = (userId: UserId): Trail => ({
  action: 'shop.pause',
  userId,
  posts: [{ role: 'manager', shopId: here, allShops: false }],
  device: 'Firefox, Linux',
  network: '93.184.216.0/24',
});
const note = (shopId: ShopId | null, at: Date, by = owner.userId, reason: string | null = null) =>
  inTransaction(db, (tx) =>
    noteChange(
      tx,
      trail(by),
      {
        kind: 'shop',
        thing: shopId ?? 'brand',
        shopId,
        before: { a: 1, b: 2 },
        after: { a: 1, b: 3 },
        reason,
      },
      at,
    ),
  );

type Page = { readonly data: readonly AuditEntry[]; readonly next: string | null };
const read = async (query = '', { token } = owner) => {
  const { status, body } = await app.get(`/api/backoffice/audit${query}`, {
    authorization: `Bearer ${token}`,
  });
  expect(status).toBe(200);
  return body as Page;
};
const minute = (n: number) => new Date(now.at.getTime() + n * 60_000);

describe('the audit', () => {
  it('tells only the fields that differ, and the person’s role in the shop where it happened', async () => {
    await note(here, minute(0));
    expect((await read()).data).toMatchObject([
      {
        person: { id: owner.userId, name: 'Ada Rossi' },
        role: 'manager',
        ...{ action: 'shop.pause', kind: 'shop', thing: here, shop: { id: here, name: 'Zanga Qui' } },
        ...{ before: { b: 2 }, after: { b: 3 } },
      },
    ]);
    await note(there, minute(1));
    expect((await read()).data[0]).toMatchObject({ role: null, shop: { name: 'Zanga Là' } });
  });

  it('is found by person, kind, thing, shop and interval', async () => {
    await note(here, minute(10), manager.userId);
    expect((await read(`?person=${manager.userId}`)).data).toHaveLength(1);
    expect((await read(`?kind=shop&thing=${there}`)).data).toHaveLength(1);
    expect((await read(`?kind=order&thing=${there}`)).data).toEqual([]);
    expect((await read(`?shop=${here}`)).data).toHaveLength(2);
    const interval = `?from=${minute(1).toISOString()}&until=${minute(10).toISOString()}`;
    expect((await read(interval)).data.map(({ thing }) => thing)).toEqual([there]);
  });

  it('shows a manager their shops alone, also when they ask for others', async () => {
    await note(null, minute(11));
    const seen = await read('', manager);
    expect(new Set(seen.data.map(({ shop }) => shop?.id))).toEqual(new Set([here]));
    expect((await read(`?shop=${there}`, manager)).data).toEqual([]);
    expect((await read()).data[0]).toMatchObject({ shop: null });
  });

  it('continues at the end of a page, with no entry twice or left out, also within one moment', async () => {
    for (let n = 0; n < 120; n += 1) await note(here, minute(20 + Math.floor(n / 70)), manager.userId);
    const ids: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: Page = await read(next === '' ? '' : `?after=${next}`);
      ids.push(...page.data.map(({ id }) => id));
      next = page.next;
    }
    const { rows } = await pool.query<{ id: number }>(
      'select id from audit_entries order by at desc, id desc',
    );
    expect(ids).toEqual(rows.map(({ id }) => String(id)));
    const refused = await app.get('/api/backoffice/audit?after=1-x', {
      authorization: `Bearer ${owner.token}`,
    });
    expect(refused.status).toBe(422);
  });

  it('is exported as a table in which nothing is a formula', async () => {
    await note(there, minute(30), owner.userId, '=cmd|"x"!A1');
    const { body, headers } = await app.get(`/api/backoffice/audit/export?shop=${there}`, {
      authorization: `Bearer ${owner.token}`,
    });
    const [head, first] = String(body).split('\r\n');
    expect(headers['content-disposition']).toContain('registro-');
    expect(head).toBe(
      '\uFEFFquando,chi,id_persona,ruolo,cosa,su_che_cosa,id,negozio,prima,dopo,motivo,dispositivo,rete,dal_dispositivo',
    );
    expect(first).toContain(`Ada Rossi,${owner.userId},,shop.pause,shop,${there},Zanga Là`);
    expect(first).toContain(`"'=cmd|""x""!A1"`);
  });
});

describe('[ROL-5] an entry of the audit', () => {
  it.each([
    'update audit_entries set reason = $1',
    'update audit_entries set at = at where reason is distinct from $1',
    'delete from audit_entries where reason is distinct from $1',
  ])('stays: the database refuses %s', async (statement) => {
    await expect(pool.query(statement, ['altro'])).rejects.toThrow(/never changed/);
  });

  it('stays when its table is truncated', async () => {
    await expect(pool.query('truncate audit_entries')).rejects.toThrow(/never changed/);
  });

  it('is deleted after 24 months, which the audit tells', async () => {
    const real = Date.now();
    const month = 30.5 * 86_400_000;
    await note(here, new Date(real - 25 * month));
    await note(here, new Date(real - 23 * month));
    const before = (await read(`?until=${new Date(real - 20 * month).toISOString()}`)).data;
    expect(before).toHaveLength(2);
    await sweepAudit({ db })(now.at, now.at);
    const left = (await read(`?until=${new Date(real - 20 * month).toISOString()}`)).data;
    expect(left).toEqual([before[0]]);
    expect((await read('?action=audit.trim')).data).toMatchObject([{ person: null, after: { entries: 1 } }]);
  });
});
