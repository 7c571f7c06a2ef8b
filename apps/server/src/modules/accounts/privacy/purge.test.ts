import { expect, it } from 'vitest';
import { sweepAll } from '../../../platform/retention/sweep.ts';
import { makeCustomer } from '../people-testing.ts';
import { callTo, makeAccountsTest, solved } from '../server-testing.ts';
import { accountSweeps } from './sweeps.ts';

const node = await makeAccountsTest();
const call = callTo(node);
const tables = [
  'access_tokens',
  'mailed_links',
  'social_windows',
  'login_nonces',
  'rate_windows',
  'sign_in_tries',
] as const;

const counts = async () => {
  const { rows } = await node.pool.query<Record<string, number>>(
    `select ${tables.map((table) => `(select count(*) from ${table})::int as ${table}`).join(', ')}`,
  );
  return rows[0] ?? {};
};

it('deletes all that has expired and nothing else', async () => {
  const { email, token } = await makeCustomer(node);
  await call('POST /api/password/email', { payload: { email, captcha: solved } });
  await call('GET /login/facebook');
  await call('POST /api/login/nonce');
  await call('POST /oauth/token', { payload: { grant_type: 'password', username: email, password: 'no' } });
  const before = await counts();
  for (const table of tables) expect(before[table]).toBeGreaterThan(0);
  await sweepAll(node.db, accountSweeps(node.db), node.now.at);
  expect(await counts()).toEqual(before);
  node.now.at = new Date(node.now.at.getTime() + 59 * 86_400_000);
  await sweepAll(node.db, accountSweeps(node.db), node.now.at);
  const after = await counts();
  expect(after).toMatchObject({ mailed_links: 0, social_windows: 0, login_nonces: 0, rate_windows: 0 });
  expect(after).toMatchObject({ sign_in_tries: 0, access_tokens: before.access_tokens });
  expect((await call('GET /api/user', { token })).status).toBe(200);
});
