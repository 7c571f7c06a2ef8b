import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeCustomer, signInAs, stranger } from '../people-testing.ts';
import { callTo, makeAccountsTest } from '../server-testing.ts';

const node = await makeAccountsTest();
const call = callTo(node);
const token = (payload: object, remoteAddress = '10.0.0.1') =>
  call('POST /oauth/token', { payload, remoteAddress });

describe('signing in', () => {
  it('[API-1] [ROL-5] gives a bearer token for email and password, with the email in any case and spacing', async () => {
    const { email, password, userId } = await makeCustomer(node);
    const username = ` ${email.toUpperCase()} `;
    const { status, body } = await token({ grant_type: 'password', username, password });
    expect(status).toBe(200);
    expect(body).toEqual({
      token_type: 'Bearer',
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_in: 5_184_000,
    });
    const user = await call('GET /api/user', { token: String(body.access_token) });
    expect(user.body).toMatchObject({ id: userId, email });
  });

  it('[API-1] takes a form, as OAuth clients send it', async () => {
    const { email, password } = await makeCustomer(node);
    const form = new URLSearchParams({ grant_type: 'password', username: email, password });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status, body } = await call('POST /oauth/token', { payload: form.toString(), headers });
    expect({ status, type: body.token_type }).toEqual({ status: 200, type: 'Bearer' });
    const nul = await call('POST /oauth/token', { payload: 'grant_type=password&username=a%00', headers });
    expect(nul.status).toBe(422);
    const elsewhere = await call('POST /api/register', { payload: form.toString(), headers });
    expect(elsewhere.status).toBe(415);
  });

  it('[ERR-2] says the same of a wrong password, an unknown email and an account without password', async () => {
    const { email } = await makeCustomer(node);
    const wrong = [
      await token({ grant_type: 'password', username: email, password: 'sbagliata' }),
      await token({ grant_type: 'password', username: 'nobody@example.it', password: 'sbagliata' }),
    ];
    for (const { status, body } of wrong)
      expect({ status, body }).toEqual({
        status: 401,
        body: { error: 'Email e/o password non validi', code: 'auth.bad_credentials' },
      });
  });

  it.each([
    ['[VAL-1]', {}, { grant_type: ['scegliere password o social'] }],
    ['', { grant_type: 'client_credentials' }, { grant_type: ['scegliere password o social'] }],
    ['', { grant_type: ['password'] }, { grant_type: ['scegliere password o social'] }],
    [
      '[VAL-1]',
      { grant_type: 'password' },
      { username: ['campo obbligatorio'], password: ['campo obbligatorio'] },
    ],
    [
      '[VAL-2]',
      { grant_type: 'password', username: 'ada', password: 'x' },
      { username: ["l'indirizzo email non è valido"] },
    ],
    [
      '[VAL-8]',
      { grant_type: 'password', username: 'ada@example.it', password: 'x'.repeat(101) },
      { password: ['inserire al massimo 100 caratteri'] },
    ],
    [
      '',
      { grant_type: 'social', network: 'myspace', access_token: 'x' },
      { network: ['valore non previsto'] },
    ],
    ['', { grant_type: 'social', network: 'apple' }, { access_token: ['campo obbligatorio'] }],
  ])('%s refuses %j with words beside the fields', async (_id, payload, fields) => {
    expect(await token(payload)).toMatchObject({ status: 422, body: { code: 'invalid', fields } });
  });

  it('refuses a body that is not an object', async () => {
    for (const payload of ['[]', '"x"', '5', 'null'])
      expect(
        (await call('POST /oauth/token', { payload, headers: { 'content-type': 'application/json' } }))
          .status,
      ).toBe(422);
  });

  it('[API-1] knows clients by id and secret, and public ones without', async () => {
    const { email, password } = await makeCustomer(node);
    const secretHash = createHash('sha256').update('partner-secret').digest();
    await node.pool.query('insert into oauth_clients (id, name, secret_hash) values ($1, $2, $3)', [
      'partner',
      'Partner',
      secretHash,
    ]);
    const as = (client: object) => token({ grant_type: 'password', username: email, password, ...client });
    expect((await as({ client_id: 'ios' })).status).toBe(200);
    expect((await as({ client_id: 'partner', client_secret: 'partner-secret' })).status).toBe(200);
    const refused = [
      await as({ client_id: 'partner', client_secret: 'wrong' }),
      await as({ client_id: 'partner' }),
      await as({ client_id: 'unheard-of' }),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [401, 'auth.unknown_client']),
    );
  });

  it('leaves neither names nor secrets in the log', async () => {
    const person = { ...stranger(), telephone: '+393339876543' };
    await call('POST /api/register', { payload: person });
    const bearer = await signInAs(node, person);
    await call('GET /api/user', { token: bearer });
    const lines = node.logged.join('');
    for (const secret of [person.email, person.telephone, person.password, bearer])
      expect(lines).not.toContain(secret);
  });
});
