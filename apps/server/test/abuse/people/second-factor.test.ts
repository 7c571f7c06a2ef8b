import { describe, expect, it } from 'vitest';
import { makeAccountsTest } from '../../../src/modules/accounts/server-testing.ts';
import {
  codeAt,
  codeOf,
  password,
  staffWithFactors,
} from '../../../src/modules/accounts/staff/factors/factors-testing.ts';

const node = await makeAccountsTest();
const { call, later, withTotp, half, giveCode } = staffWithFactors(node);
const people = 'GET /api/backoffice/people';

describe('a second factor', () => {
  it('cannot be guessed: tries are counted for the person, over all half sign-ins, recovery codes too', async () => {
    const { email, secret } = await withTotp();
    const tries: string[] = [];
    for (let n = 0; n < 8; n += 1)
      tries.push(await codeOf(giveCode(await half(email), n % 2 ? '000001' : '22222-22222')));
    expect(tries.filter((code) => code === 'factor.wrong').length).toBeLessThanOrEqual(5);
    expect(tries.at(-1)).toBe('auth.slow_down');
    expect(await codeOf(giveCode(await half(email), codeAt(secret, node.now.at)))).toBe('auth.slow_down');
    later(20 * 60);
    expect(await codeOf(giveCode(await half(email), codeAt(secret, node.now.at)))).toBe('ok');
  });

  it('is asked again of a thief with a stolen sign-in, to whom the password is no help', async () => {
    const { token, secret, recovery } = await withTotp();
    later(11 * 60);
    const remove = () => codeOf(call('DELETE /api/backoffice/factors/totp', { token }));
    const prove = (payload: object) => codeOf(call('POST /api/backoffice/proof', { token, payload }));
    expect(await remove()).toBe('auth.confirm_again');
    expect(await prove({ password })).toBe('factor.wrong');
    await call('POST /api/customer/confirm', { token, payload: { password } });
    expect(await remove()).toBe('auth.confirm_again');
    expect(await prove({ code: codeAt(secret, node.now.at) })).toBe('ok');
    const again = await call('POST /api/backoffice/factors/recovery', { token });
    expect(again.status).toBe(200);
    later(10 * 60);
    expect(await remove()).toBe('auth.confirm_again');
    expect(await prove({ code: recovery[0] })).toBe('factor.wrong');
    expect(await prove({ code: (again.body.recovery as readonly string[])[0] })).toBe('ok');
    expect(await remove()).toBe('ok');
  });
});

describe('the password alone, through the customers’ entrance', () => {
  const enterAsCustomer = async (email: string) => {
    const payload = { grant_type: 'password', username: email, password };
    return String((await call('POST /oauth/token', { payload })).body.access_token);
  };
  const chosen = { password: 'scelta-dal-ladro', password_confirmation: 'scelta-dal-ladro' };
  const deeds = [
    ['PUT /api/backoffice/pin', { shop: null, pin: '7391', password }],
    ['PATCH /api/customer', { email: 'ladro@example.it', password }],
    ['PATCH /api/customer', { telephone: '+393331234567' }],
    ['POST /api/register/change', { telephone: '+393331234567' }],
    ['PATCH /api/password/change', { old_password: password, ...chosen }],
    ['DELETE /api/customer/sessions', undefined],
    ['GET /api/customer/export', undefined],
    ['DELETE /api/customer', undefined],
  ] as const;

  it.each(deeds)('does nothing for a person with a second factor: %s %o', async (key, payload) => {
    const { email, token: own } = await withTotp();
    const token = await enterAsCustomer(email);
    expect(await codeOf(call(key, { token, ...(payload && { payload }) }))).toBe('auth.confirm_again');
    expect(await codeOf(call('POST /api/customer/confirm', { token, payload: { password } }))).toBe(
      'factor.wrong',
    );
    expect(await codeOf(call(key, { token, ...(payload && { payload }) }))).toBe('auth.confirm_again');
    expect((await call(people, { token: own })).status).toBe(200);
  });

  it('goes on with a code, which brings the posts into force too', async () => {
    const { email, secret } = await withTotp();
    const token = await enterAsCustomer(email);
    expect((await call('GET /api/customer/confirm', { token })).body).toEqual({
      totp: true,
      passkey: false,
      recovery: true,
      password: true,
    });
    expect(await codeOf(call(people, { token }))).toBe('auth.factor_needed');
    const payload = { code: codeAt(secret, node.now.at) };
    expect(await codeOf(call('POST /api/customer/confirm', { token, payload }))).toBe('ok');
    expect(await codeOf(call('GET /api/customer/export', { token }))).toBe('ok');
    expect(await codeOf(call(people, { token }))).toBe('ok');
    later(11 * 60);
    expect(await codeOf(call('GET /api/customer/export', { token }))).toBe('auth.confirm_again');
    expect(await codeOf(call('DELETE /api/customer/sessions', { token }))).toBe('ok');
  });

  it('leaves former staff a way: their factor stays theirs', async () => {
    const { email, secret, userId } = await withTotp();
    await node.pool.query('delete from user_roles where user_id = $1', [userId]);
    const token = await enterAsCustomer(email);
    expect(await codeOf(call('DELETE /api/customer', { token }))).toBe('auth.confirm_again');
    const payload = { code: codeAt(secret, node.now.at) };
    expect(await codeOf(call('POST /api/customer/confirm', { token, payload }))).toBe('ok');
    expect(await codeOf(call('DELETE /api/customer', { token }))).toBe('ok');
  });
});
