import type { UserId } from '@zanga/domain/ids';
import { describe, expect, it } from 'vitest';
import { makeCustomer, signInAs } from '../people-testing.ts';
import { callTo, makeAccountsTest, startNode } from '../server-testing.ts';

const node = await makeAccountsTest();
const other = await startNode(node.app);
const call = callTo(node);
const dayMs = 86_400_000;

const statusAt = async (where: Pick<typeof other, 'http'>, token: string) =>
  (await callTo(where)('GET /api/user', { token })).status;

/** Waits until a process refuses the token: time stands still here, so no remembered session ends by itself. */
const isRefused = (where: Pick<typeof other, 'http'>, token: string) =>
  expect.poll(() => statusAt(where, token)).toBe(401);

/** Ends a person's sign-ins without an announcement to the processes. */
const endUnheard = async (userId: UserId) => {
  await node.pool.query('alter table access_tokens disable trigger access_tokens_gone');
  await node.pool.query('delete from access_tokens where user_id = $1', [userId]);
  await node.pool.query('alter table access_tokens enable trigger access_tokens_gone');
};

describe('a token', () => {
  it('[ROL-5] is required for one’s own data, and must be ours', async () => {
    expect((await call('GET /api/user')).status).toBe(401);
    for (const token of ['x', 'a'.repeat(43), '../../etc', 'a'.repeat(600)])
      expect((await call('GET /api/user', { token })).status).toBe(401);
  });

  it('is kept only as its hash', async () => {
    const { token } = await makeCustomer(node);
    const { rows } = await node.pool.query<{ text: string }>(
      'select access_tokens::text as text from access_tokens',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ text }) => text.includes(token))).toBe(false);
  });

  it('slides for sixty days from its last use, written once a day', async () => {
    const { token, userId } = await makeCustomer(node);
    const expiry = async () => {
      const { rows } = await node.pool.query<{ expires_at: Date }>(
        'select expires_at from access_tokens where user_id = $1 order by created_at desc',
        [userId],
      );
      return rows[0]?.expires_at.getTime() ?? 0;
    };
    const first = await expiry();
    node.now.at = new Date(node.now.at.getTime() + dayMs / 2);
    await call('GET /api/user', { token });
    expect(await expiry()).toBe(first);
    node.now.at = new Date(node.now.at.getTime() + 50 * dayMs);
    expect((await call('GET /api/user', { token })).status).toBe(200);
    expect(await expiry()).toBe(node.now.at.getTime() + 60 * dayMs);
    node.now.at = new Date(node.now.at.getTime() + 59 * dayMs);
    expect((await call('GET /api/user', { token })).status).toBe(200);
    node.now.at = new Date(node.now.at.getTime() + 60 * dayMs + 1);
    expect((await call('GET /api/user', { token })).status).toBe(401);
  });

  it('ends after a year, even in constant use', async () => {
    const { token } = await makeCustomer(node);
    const made = node.now.at.getTime();
    for (let day = 40; day < 365; day += 40) {
      node.now.at = new Date(made + day * dayMs);
      expect((await call('GET /api/user', { token })).status).toBe(200);
    }
    node.now.at = new Date(made + 365 * dayMs - 3_600_000);
    expect((await call('GET /api/user', { token })).status).toBe(200);
    node.now.at = new Date(made + 365 * dayMs + 1);
    expect((await call('GET /api/user', { token })).status).toBe(401);
  });

  it('[STA-2] [ROL-5] ends with signing out: here at once, on other processes when they hear of it', async () => {
    const { token } = await makeCustomer(node);
    expect([await statusAt(node, token), await statusAt(other, token)]).toEqual([200, 200]);
    expect((await call('DELETE /api/user/token', { token })).status).toBe(204);
    expect(await statusAt(node, token)).toBe(401);
    await isRefused(other, token);
    expect((await call('DELETE /api/user/token', { token })).status).toBe(401);
  });

  it('ends on every process, also when a plain delete ends it', async () => {
    const { token, userId } = await makeCustomer(node);
    await statusAt(other, token);
    await node.pool.query('delete from access_tokens where user_id = $1', [userId]);
    await isRefused(other, token);
  });

  it('[ROL-3] tells a new role once the process hears of it', async () => {
    const { token, userId } = await makeCustomer(node);
    const identify = () => other.accounts.identify(token, node.now.at);
    expect((await identify())?.posts).toEqual([]);
    await node.pool.query('insert into user_roles (user_id, role) values ($1, $2)', [userId, 'worker']);
    await expect
      .poll(async () => (await identify())?.posts)
      .toEqual([{ role: 'worker', shopId: null, allShops: false }]);
    expect((await call('GET /api/user', { token })).body.roles).toEqual([{ name: 'worker' }]);
  });

  it('is not remembered while the database cannot be heard', async () => {
    const { token, userId } = await makeCustomer(node);
    other.accounts.sessions.distrust();
    expect(await statusAt(other, token)).toBe(200);
    await endUnheard(userId);
    expect(await statusAt(other, token)).toBe(401);
    other.accounts.sessions.trust();
  });

  it('is not remembered when it ended while it was being read', async () => {
    const { token, userId } = await makeCustomer(node);
    const reading = other.accounts.identify(token, node.now.at);
    other.accounts.sessions.hear(userId);
    await reading;
    await endUnheard(userId);
    expect(await other.accounts.identify(token, node.now.at)).toBeUndefined();
  });
});

describe('a sign-in of one’s own', () => {
  it('is listed, and one can sign out elsewhere', async () => {
    const person = await makeCustomer(node);
    const phone = await signInAs(node, person);
    const { body } = await call('GET /api/customer/sessions', { token: person.token });
    // The contract gives this answer its shape.
    const list = body.data as { id: string; current: boolean }[];
    expect(list.map(({ current }) => current).sort()).toEqual([false, true]);
    const elsewhere = list.find(({ current }) => !current)?.id ?? '';
    const end = () => call(`DELETE /api/customer/sessions/${elsewhere}`, { token: person.token });
    expect((await end()).status).toBe(204);
    expect([await statusAt(node, phone), await statusAt(node, person.token)]).toEqual([401, 200]);
    expect(await end()).toMatchObject({ status: 404, body: { code: 'session.not_found' } });
  });

  it('ends everywhere else at once, and goes on here', async () => {
    const person = await makeCustomer(node);
    const others = [await signInAs(node, person), await signInAs(node, person)];
    expect((await call('DELETE /api/customer/sessions', { token: person.token })).status).toBe(204);
    for (const token of others) expect(await statusAt(node, token)).toBe(401);
    expect(await statusAt(node, person.token)).toBe(200);
  });

  it('cannot be ended by another customer', async () => {
    const [one, stranger] = [await makeCustomer(node), await makeCustomer(node)];
    const { body } = await call('GET /api/customer/sessions', { token: one.token });
    // The contract gives this answer its shape.
    const [{ id } = { id: '' }] = body.data as { id: string }[];
    const answer = await call(`DELETE /api/customer/sessions/${id}`, { token: stranger.token });
    expect(answer.status).toBe(404);
    expect(await statusAt(node, one.token)).toBe(200);
  });
});
