import { contract } from '@zanga/contract/contract';
import type { StaffPerson, StaffSession } from '@zanga/contract/people/staff';
import type { Route } from '@zanga/contract/wire/route';
import type { ShopId, UserId } from '@zanga/domain/ids';
import { rightOf } from '@zanga/domain/staff/rights';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { openShop } from '../../shops/testing.ts';
import { callTo } from '../server-testing.ts';

const app = await makeTestApp();
const call = callTo(app);
const here = await openShop(app.db, { slug: 'qui', name: 'Zanga Qui' });
const there = await openShop(app.db, { slug: 'la', name: 'Zanga Là' });

const staffOf = async (role: 'viewer' | 'worker' | 'manager' | 'owner', shop: ShopId | null) => {
  const person = await app.signIn();
  const post = { user_id: person.userId, role, shop_id: shop, all_shops: shop === null };
  await app.db.insertInto('user_roles').values(post).execute();
  return person;
};
const owner = await staffOf('owner', null);
const manager = await staffOf('manager', here);

type People = { readonly data: readonly StaffPerson[] };
const peopleOf = async (token: string) =>
  (await app.get('/api/backoffice/people', { authorization: `Bearer ${token}` })).body as People;
const about = (userId: UserId, what = '') => `/api/backoffice/people/${userId}${what}` as const;
const posts = (role: string, shop: string | null) => ({ posts: [{ role, shop }] });
const codeOf = async (answer: ReturnType<typeof call>) => {
  const { status, body } = await answer;
  return status < 300 ? 'ok' : body.code;
};

describe('the list of the staff', () => {
  it('shows an owner all of the staff, and a manager the staff of their shop', async () => {
    const [mine, theirs] = [await staffOf('worker', here), await staffOf('worker', there)];
    const ids = async (token: string) => (await peopleOf(token)).data.map(({ id }) => id);
    expect(await ids(owner.token)).toEqual(
      expect.arrayContaining([owner.userId, mine.userId, theirs.userId]),
    );
    const seen = await ids(manager.token);
    expect(seen).toContain(mine.userId);
    expect(seen).not.toContain(theirs.userId);
    expect(seen).not.toContain(owner.userId);
    expect(await codeOf(call(`GET ${about(theirs.userId)}`, { token: manager.token }))).toBe(
      'person.not_found',
    );
  });

  it('tells where a colleague is signed in, and lets managers end it', async () => {
    const worker = await staffOf('worker', here);
    await app.db
      .updateTable('access_tokens')
      .set({ device: 'Chrome, Android', network: '93.184.216.0/24' })
      .where('user_id', '=', worker.userId)
      .execute();
    const { body } = await call(`GET ${about(worker.userId)}`, { token: manager.token });
    const [session] = body.sessions as readonly StaffSession[];
    expect(session).toMatchObject({ device: 'Chrome, Android', network: '93.184.216.0/24', current: false });
    expect(
      await codeOf(
        call(`DELETE ${about(worker.userId, `/sessions/${session?.id}`)}`, { token: manager.token }),
      ),
    ).toBe('ok');
    expect((await call('GET /api/user', { token: worker.token })).status).toBe(401);
  });
});

describe('[ROL-3] posts', () => {
  it('are given and taken within the giver’s shops and role', async () => {
    const worker = await staffOf('worker', here);
    const change = (given: object, { token } = manager) =>
      codeOf(call(`PUT ${about(worker.userId, '/posts')}`, { token, payload: given }));
    expect(await change(posts('manager', here))).toBe('ok');
    expect(await change(posts('worker', there))).toBe('person.above');
    expect(await change(posts('manager', null))).toBe('person.above');
    expect(await change(posts('owner', null))).toBe('person.above');
    expect(await change(posts('owner', here), owner)).toBe('invalid');
    expect(await change(posts('worker', 'shp_nessuno'), owner)).toBe('shop.not_found');
    expect(await change(posts('owner', null), owner)).toBe('ok');
    expect(await change(posts('worker', here))).toBe('person.not_found');
  });

  it('cannot be raised or lowered by their own holder', async () => {
    for (const me of [owner, manager]) {
      for (const given of [posts('owner', null), posts('viewer', here)])
        expect(
          await codeOf(call(`PUT ${about(me.userId, '/posts')}`, { token: me.token, payload: given })),
        ).toBe('person.self');
      expect(
        await codeOf(call(`POST ${about(me.userId, '/suspend')}`, { token: me.token, payload: {} })),
      ).toBe('person.self');
      expect(await codeOf(call(`DELETE ${about(me.userId)}`, { token: me.token }))).toBe('person.self');
    }
  });

  it('are changed only after the changer has given their password a moment ago', async () => {
    const worker = await staffOf('worker', here);
    const before = app.now.at;
    app.now.at = new Date(before.getTime() + 11 * 60_000);
    const answer = await codeOf(
      call(`PUT ${about(worker.userId, '/posts')}`, { token: manager.token, payload: posts('viewer', here) }),
    );
    app.now.at = before;
    expect(answer).toBe('auth.confirm_again');
  });

  it('leave the brand an owner, also when two owners remove each other at once', async () => {
    const other = await staffOf('owner', null);
    const both = await Promise.all([
      codeOf(call(`DELETE ${about(other.userId)}`, { token: owner.token })),
      codeOf(call(`DELETE ${about(owner.userId)}`, { token: other.token })),
    ]);
    expect(both.toSorted()).not.toEqual(['ok', 'ok']);
    const { rows } = await app.pool.query(`select user_id from user_roles where role = 'owner'`);
    expect(rows.length).toBeGreaterThan(0);
    if (rows.some(({ user_id }) => user_id === owner.userId)) return;
    await app.db
      .insertInto('user_roles')
      .values({ user_id: owner.userId, role: 'owner', all_shops: true })
      .execute();
  });
});

describe('[ROL-5] a suspended colleague', () => {
  let worker: Awaited<ReturnType<typeof staffOf>>;
  beforeAll(async () => {
    worker = await staffOf('manager', here);
    expect((await call('GET /api/backoffice/board', { token: worker.token })).status).toBe(200);
    const { token } = await app.signIn('owner');
    expect(await codeOf(call(`POST ${about(worker.userId, '/suspend')}`, { token, payload: {} }))).toBe('ok');
  });

  // The entries of the contract are its keys and its routes.
  const endpoints = Object.entries(contract).flatMap(([key, { auth }]: [string, Route]) =>
    rightOf(auth) === undefined && auth !== 'customer' ? [] : [key],
  );
  it.each(endpoints)('is refused at once by %s', async (key) => {
    const [method = '', path = ''] = key.split(' ');
    const { statusCode } = await app.http.inject({
      // A key of the contract begins with its method.
      method: method as 'GET',
      url: path.replace(/:\w+/g, 'x'),
      headers: { authorization: `Bearer ${worker.token}` },
    });
    expect(statusCode).toBe(401);
  });

  it('has no rights in a new sign-in either, until they are brought back', async () => {
    await app.pool.query(
      `insert into access_tokens (token_hash, user_id, created_at, expires_at)
       select sha256('nuovo-accesso-di-prova'), $1, $2, $2::timestamptz + interval '1 hour'`,
      [worker.userId, app.now.at],
    );
    const token = 'nuovo-accesso-di-prova';
    expect((await call('GET /api/backoffice/board', { token })).status).toBe(403);
    const { token: by } = await app.signIn('owner');
    expect(await codeOf(call(`POST ${about(worker.userId, '/restore')}`, { token: by, payload: {} }))).toBe(
      'ok',
    );
    await expect.poll(async () => (await call('GET /api/backoffice/board', { token })).status).toBe(200);
  });

  it('loses the board that is open, while a colleague’s stays', async () => {
    const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
    const [out, stays] = [await staffOf('worker', here), await staffOf('worker', here)];
    const open = async ({ token }: { readonly token: string }) => {
      const response = await fetch(`${address}/api/backoffice/board/live`, {
        headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      });
      const reader = response.body?.getReader();
      await reader?.read();
      return reader;
    };
    const [first, second] = [await open(out), await open(stays)];
    const { token } = await app.signIn('owner');
    await call(`POST ${about(out.userId, '/suspend')}`, { token, payload: {} });
    const ended = async () => {
      for (;;) if ((await first?.read())?.done !== false) return 'ended';
    };
    expect(await ended()).toBe('ended');
    expect((await call('GET /api/backoffice/board', { token: stays.token })).status).toBe(200);
    await second?.cancel();
  });
});

it('[ROL-3] a removed colleague keeps the account and loses the posts; their past actions stay', async () => {
  const worker = await staffOf('worker', here);
  expect(
    await codeOf(
      call(`POST /api/backoffice/shops/${here}/pause`, { token: worker.token, payload: { until: null } }),
    ),
  ).toBe('ok');
  const { token } = await app.signIn('owner');
  expect(await codeOf(call(`DELETE ${about(worker.userId)}`, { token }))).toBe('ok');
  expect((await call('GET /api/backoffice/board', { token: worker.token })).status).toBe(401);
  const user = await app.db
    .selectFrom('users')
    .select('deleted_at')
    .where('id', '=', worker.userId)
    .executeTakeFirst();
  expect(user).toEqual({ deleted_at: null });
  const { body } = await call(`GET /api/backoffice/audit?person=${worker.userId}`, { token });
  expect(body.data).toHaveLength(1);
});
