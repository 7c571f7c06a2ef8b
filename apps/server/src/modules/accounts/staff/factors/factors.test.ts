import { factorGraceDays } from '@zanga/domain/staff/second-factor';
import { describe, expect, it } from 'vitest';
import { queued } from '../../people-testing.ts';
import { makeAccountsTest } from '../../server-testing.ts';
import { codeAt, codeOf, password, staffWithFactors } from './factors-testing.ts';
import { resetFactorsAtMachine } from './mend-factors.ts';

const node = await makeAccountsTest();
const { call, later, enter, make, withTotp, half, giveCode } = staffWithFactors(node);
const people = 'GET /api/backoffice/people';
const lettersTo = async (email: string) =>
  (await queued(node, 'email', email)).flatMap(({ letter, data }) =>
    letter === 'factor_changed' ? [data.change] : [],
  );

describe('an app for codes', () => {
  it('is taken with its first code, ends other sign-ins, and is told by mail', async () => {
    const person = await make();
    const elsewhere = (await enter(person.email)).token?.access_token ?? '';
    const { token } = person;
    const begin = () => call('POST /api/backoffice/factors/totp', { token });
    const { body } = await begin();
    expect(String(body.uri)).toContain('otpauth://totp/');
    // A second tab shows the same code to scan.
    expect((await begin()).body.secret).toBe(body.secret);
    const confirm = (code: string) =>
      call('POST /api/backoffice/factors/totp/confirm', { token, payload: { code } });
    expect(await codeOf(confirm('000000'))).toBe('factor.wrong');
    const code = codeAt(String(body.secret), node.now.at);
    const [one, other] = await Promise.all([confirm(code), confirm(code)]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    const made = [one, other].find(({ status }) => status === 200);
    expect(made?.body.recovery).toHaveLength(10);
    expect((await call(people, { token })).status).toBe(200);
    expect((await call(people, { token: elsewhere })).status).toBe(401);
    expect(await lettersTo(person.email)).toEqual(['added']);
    const { rows } = await node.pool.query('select secret from staff_totp where user_id = $1', [
      person.userId,
    ]);
    expect(rows[0].secret.toString()).not.toContain(String(body.secret));
  });

  it('gives half a sign-in after the password, and a whole one with a code, which works once', async () => {
    const { email, secret } = await withTotp();
    const first = await enter(email);
    expect(first).toMatchObject({ token: null, half: { ways: { totp: true, passkey: false } } });
    const given = first.half?.half ?? '';
    expect((await call(people, { token: given })).status).toBe(401);
    expect((await call('GET /api/user', { token: given })).status).toBe(401);
    const code = codeAt(secret, node.now.at);
    const { status, body } = await giveCode(given, code);
    expect(status).toBe(200);
    expect((await call(people, { token: String(body.access_token) })).status).toBe(200);
    expect(await codeOf(giveCode(given, code))).toBe('auth.half_over');
    expect(await codeOf(giveCode(await half(email), code))).toBe('factor.wrong');
  });

  it('is taken with a clock that is half a minute off, and not with one that is two', async () => {
    const { email, secret } = await withTotp();
    const at = (seconds: number) => codeAt(secret, new Date(node.now.at.getTime() + seconds * 1000));
    expect(await codeOf(giveCode(await half(email), at(-90)))).toBe('factor.wrong');
    expect(await codeOf(giveCode(await half(email), at(90)))).toBe('factor.wrong');
    expect(await codeOf(giveCode(await half(email), at(-30)))).toBe('ok');
    expect(await codeOf(giveCode(await half(email), at(30)))).toBe('ok');
    // Older than the code just used.
    expect(await codeOf(giveCode(await half(email), at(0)))).toBe('factor.wrong');
  });

  it('is taken once, though three give one code at once', async () => {
    const { email, secret } = await withTotp();
    const halves = [await half(email), await half(email), await half(email)];
    const code = codeAt(secret, node.now.at);
    const codes = await Promise.all(halves.map((given) => codeOf(giveCode(given, code))));
    expect(codes.filter((one) => one === 'ok')).toHaveLength(1);
  });

  it('is useless at the customers’ entrance: a customer’s token opens nothing of the staff', async () => {
    const { email } = await withTotp('owner');
    const { body } = await call('POST /oauth/token', {
      payload: { grant_type: 'password', username: email, password },
    });
    const token = String(body.access_token);
    expect((await call('GET /api/user', { token })).status).toBe(200);
    expect(await codeOf(call(people, { token }))).toBe('auth.factor_needed');
    expect(await codeOf(call('GET /api/backoffice/factors', { token }))).toBe('auth.factor_needed');
    expect(await codeOf(call('DELETE /api/backoffice/factors/totp', { token }))).toBe('auth.factor_needed');
  });
});

describe('a recovery code', () => {
  it('lets in once each, typed in capitals or without a dash; new ones end all before', async () => {
    const { email, recovery } = await withTotp();
    const [one = '', two = ''] = recovery;
    expect(await codeOf(giveCode(await half(email), one.toUpperCase().replace('-', ' ')))).toBe('ok');
    expect(await codeOf(giveCode(await half(email), one))).toBe('factor.wrong');
    expect(await lettersTo(email)).toEqual(['added', 'code_used']);
    const { body } = await giveCode(await half(email), two);
    const token = String(body.access_token);
    expect((await call('GET /api/backoffice/factors', { token })).body.recovery_left).toBe(8);
    const drawn = (await call('POST /api/backoffice/factors/recovery', { token })).body.recovery;
    expect(drawn).toHaveLength(10);
    expect(await codeOf(giveCode(await half(email), recovery[2] ?? ''))).toBe('factor.wrong');
  });

  it('is kept as a keyed hash alone', async () => {
    const { userId, recovery } = await withTotp();
    const rows = await node.db
      .selectFrom('staff_recovery_codes')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    expect(JSON.stringify(rows)).not.toContain(recovery[0]);
    expect(rows).toHaveLength(10);
  });
});

describe('half a sign-in', () => {
  it('ends after ten minutes', async () => {
    const { email, secret } = await withTotp();
    const given = await half(email);
    later(601);
    expect(await codeOf(giveCode(given, codeAt(secret, node.now.at)))).toBe('auth.half_over');
  });

  it.each([
    ['suspended', 'update user_roles set suspended_at = now() where user_id = $1'],
    ['removed', 'delete from user_roles where user_id = $1'],
  ])('is worth nothing to who was %s meanwhile', async (_, statement) => {
    const { email, secret, userId } = await withTotp();
    const given = await half(email);
    await node.pool.query(statement, [userId]);
    expect(await codeOf(giveCode(given, codeAt(secret, node.now.at)))).toBe('auth.half_over');
  });

  it('ends with a new password, which takes no factor away', async () => {
    const { email, secret, token } = await withTotp();
    const given = await half(email);
    await call('PATCH /api/password/change', {
      token,
      payload: { old_password: password, password: `${password}2`, password_confirmation: `${password}2` },
    });
    expect(await codeOf(giveCode(given, codeAt(secret, node.now.at)))).toBe('auth.half_over');
    const { body } = await call('POST /api/backoffice/sign-in', {
      payload: { email, password: `${password}2` },
    });
    expect(body).toMatchObject({ token: null });
  });
});

describe('another proof', () => {
  it('is the password for a person without a second factor', async () => {
    const { token } = await make('worker');
    later(11 * 60);
    const begin = () => codeOf(call('POST /api/backoffice/factors/totp', { token }));
    expect(await begin()).toBe('auth.confirm_again');
    expect(await codeOf(call('POST /api/backoffice/proof', { token, payload: { password: 'no' } }))).toBe(
      'password.wrong',
    );
    expect(await codeOf(call('POST /api/backoffice/proof', { token, payload: { password } }))).toBe('ok');
    expect(await begin()).toBe('ok');
  });
});

describe('the brand', () => {
  const require = async (required: boolean) => {
    const { token } = await make('owner');
    return codeOf(call('PUT /api/backoffice/factors/rule', { token, payload: { required } }));
  };

  it('asks managers and owners for one a week after they were told, and no other staff', async () => {
    expect(await require(true)).toBe('ok');
    const [manager, worker] = [await make('manager'), await make('worker')];
    const own = await call('GET /api/backoffice/factors', { token: manager.token });
    expect(own.body).toMatchObject({ required: true, must: false });
    expect(own.body.due_at).toBe(
      new Date(node.now.at.getTime() + factorGraceDays * 86_400_000).toISOString(),
    );
    later((factorGraceDays - 1) * 86_400);
    const day6 = (await enter(manager.email)).token?.access_token ?? '';
    expect((await call(people, { token: day6 })).status).toBe(200);
    later(86_400);
    const token = (await enter(manager.email)).token?.access_token ?? '';
    expect(await codeOf(call(people, { token }))).toBe('auth.factor_due');
    expect((await call('GET /api/backoffice/factors', { token })).body).toMatchObject({ must: true });
    const workers = (await enter(worker.email)).token?.access_token ?? '';
    expect(await codeOf(call('GET /api/backoffice/factors', { token: workers }))).toBe('ok');
    const { body } = await call('POST /api/backoffice/factors/totp', { token });
    await call('POST /api/backoffice/factors/totp/confirm', {
      token,
      payload: { code: codeAt(String(body.secret), node.now.at) },
    });
    expect((await call(people, { token })).status).toBe(200);
    expect(await codeOf(call('DELETE /api/backoffice/factors/totp', { token }))).toBe('factor.last');
    expect(await require(false)).toBe('ok');
    expect(await codeOf(call('DELETE /api/backoffice/factors/totp', { token }))).toBe('ok');
  });

  it('is decided by owners alone', async () => {
    const { token } = await make('manager');
    const payload = { required: false };
    expect(await codeOf(call('PUT /api/backoffice/factors/rule', { token, payload }))).toBe('forbidden');
  });
});

describe('a colleague who has lost everything', () => {
  it('is helped by a colleague who may decide about them, never by themselves, and is told by mail', async () => {
    const [owner, manager] = [await make('owner'), await withTotp('manager')];
    const reset = (token: string, person: string) =>
      codeOf(call(`DELETE /api/backoffice/people/${person}/factors`, { token }));
    expect(await reset(manager.token, owner.userId)).toBe('person.above');
    expect(await reset(manager.token, manager.userId)).toBe('person.self');
    later(11 * 60);
    const stale = await codeOf(
      call(`DELETE /api/backoffice/people/${manager.userId}/factors`, { token: owner.token }),
    );
    expect(stale).toBe('auth.confirm_again');
    await call('POST /api/backoffice/proof', { token: owner.token, payload: { password } });
    expect(await reset(owner.token, manager.userId)).toBe('ok');
    expect((await call(people, { token: manager.token })).status).toBe(401);
    expect((await enter(manager.email)).half).toBeNull();
    expect(await lettersTo(manager.email)).toEqual(['added', 'reset']);
    const { rows } = await node.pool.query(
      `select thing from audit_entries where action = 'person.reset_factors'`,
    );
    expect(rows).toEqual([{ thing: manager.userId }]);
  });

  it('is helped by a command on the server where no colleague can', async () => {
    const { email, userId, token } = await withTotp('owner');
    expect(await resetFactorsAtMachine(node.db, userId, node.now.at)).toBe(true);
    expect(await resetFactorsAtMachine(node.db, userId, node.now.at)).toBe(false);
    await expect.poll(async () => (await call(people, { token })).status).toBe(401);
    expect((await enter(email)).half).toBeNull();
  });
});
