import { describe, expect, it } from 'vitest';
import { makeCustomer } from '../people-testing.ts';
import { callTo, makeAccountsTest } from '../server-testing.ts';

const node = await makeAccountsTest();
const call = callTo(node);
const later = (minutes: number) => {
  node.now.at = new Date(node.now.at.getTime() + minutes * 60_000);
};

describe('actions that a phone left lying about must not allow', () => {
  it('ask for the password again, for this sign-in and for ten minutes', async () => {
    const { token, password } = await makeCustomer(node);
    later(11);
    for (const key of ['GET /api/customer/export', 'DELETE /api/customer'] as const)
      expect(await call(key, { token })).toMatchObject({ status: 403, body: { code: 'auth.confirm_again' } });
    const confirm = (typed: string) =>
      call('POST /api/customer/confirm', { token, payload: { password: typed } });
    expect((await confirm('indovino')).body.code).toBe('password.wrong');
    expect((await call('GET /api/customer/export', { token })).status).toBe(403);
    expect((await confirm(password)).status).toBe(200);
    expect((await call('GET /api/customer/export', { token })).status).toBe(200);
    later(10);
    expect((await call('DELETE /api/customer', { token })).status).toBe(403);
    await confirm(password);
    expect((await call('DELETE /api/customer', { token })).status).toBe(204);
  });

  it('ask a person without a password to sign in anew', async () => {
    const { token, email } = await makeCustomer(node);
    await node.pool.query('update users set password_hash = null where email = $1', [email]);
    later(11);
    const answer = await call('POST /api/customer/confirm', { token, payload: { password: 'qualunque' } });
    expect(answer).toMatchObject({ status: 403, body: { code: 'auth.sign_in_again' } });
  });
});
