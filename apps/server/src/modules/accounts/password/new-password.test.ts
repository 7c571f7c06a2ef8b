import { describe, expect, it } from 'vitest';
import { makeCustomer, stranger } from '../people-testing.ts';
import { callTo, makeAccountsTest } from '../server-testing.ts';

const node = await makeAccountsTest();
const call = callTo(node);
const twice = (password: string) => ({ password, password_confirmation: password });

describe('[VAL-4] a new password', () => {
  it.each(['juventus', 'QWERTYUIOP', '123456', 'zanga123'])(
    'is none of those all the world uses: %s',
    async (one) => {
      const { status, body } = await call('POST /api/register', {
        payload: { ...stranger(), ...twice(one) },
      });
      expect([status, body.code, body.fields]).toEqual([
        422,
        'password.weak',
        { password: ['questa password è tra le più usate: scegline una solo tua'] },
      ]);
    },
  );

  it('is not one’s own email', async () => {
    const person = stranger();
    const { body } = await call('POST /api/register', { payload: { ...person, ...twice(person.email) } });
    expect(body.fields).toEqual({ password: ['la password non può essere la tua email'] });
  });

  it('has twelve letters for staff, six for all others', async () => {
    const { token, password, email } = await makeCustomer(node);
    const change = (next: string, old_password: string) =>
      call('PATCH /api/password/change', { token, payload: { old_password, ...twice(next) } });
    expect((await change('xk7mqz', password)).status).toBe(200);
    await node.pool.query(
      `insert into user_roles (user_id, role) select id, 'worker' from users where email = $1`,
      [email],
    );
    expect((await change('xk7mqzxk7mq', 'xk7mqz')).body.fields).toEqual({
      password: ['chi lavora con noi usa almeno dodici caratteri'],
    });
    expect((await change('xk7mqzxk7mqz', 'xk7mqz')).status).toBe(200);
  });
});

describe('a sign-in of the staff', () => {
  it('ends after twelve hours, also one that is older than the role', async () => {
    const { token, email } = await makeCustomer(node);
    const later = (hours: number) => {
      node.now.at = new Date(node.now.at.getTime() + hours * 3_600_000);
    };
    later(13);
    expect((await call('GET /api/user', { token })).status).toBe(200);
    await node.pool.query(
      `insert into user_roles (user_id, role) select id, 'worker' from users where email = $1`,
      [email],
    );
    await expect.poll(async () => (await call('GET /api/user', { token })).status).toBe(401);
    const { body } = await call('POST /oauth/token', {
      payload: { grant_type: 'password', username: email, password: stranger().password },
    });
    expect(body.expires_in).toBe(12 * 3_600);
    const fresh = String(body.access_token);
    later(11);
    expect((await call('GET /api/user', { token: fresh })).status).toBe(200);
    later(1);
    expect((await call('GET /api/user', { token: fresh })).status).toBe(401);
  });
});
