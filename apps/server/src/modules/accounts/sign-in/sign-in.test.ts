import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { linkFor, makeCustomer, queued, signInAs, stranger } from '../people-testing.ts';
import { callTo, makeAccountsTest, solved, startNode } from '../server-testing.ts';

const node = await makeAccountsTest();
const call = callTo(node);
const token = (payload: object, remoteAddress = '10.0.0.1') =>
  call('POST /oauth/token', { payload, remoteAddress });
const later = (seconds: number) => {
  node.now.at = new Date(node.now.at.getTime() + seconds * 1000);
};

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
});

describe('guessing', async () => {
  const other = await startNode(node.app);

  it('a hundred wrong tries on one account from many addresses, on two processes, are slowed and reported', async () => {
    const { email, password, userId } = await makeCustomer(node);
    const guess = (at: number) =>
      callTo(at % 2 ? node : other)('POST /oauth/token', {
        payload: { grant_type: 'password', username: email, password: `sbagliata-${at}` },
        remoteAddress: `203.0.113.${at}`,
      });
    const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => guess(at)));
    const tried = answers.filter(({ status }) => status === 401);
    const slowed = answers.filter(({ status }) => status === 429);
    expect([tried.length, slowed.length]).toEqual([50, 50]);
    expect(slowed[0]?.body).toMatchObject({
      code: 'auth.slow_down',
      fields: { username: [expect.stringMatching(/^riprova tra 15 secondi, o entra subito con il link/)] },
    });
    const reports = [...node.logged, ...other.logged].filter((line) => line.includes('keeps guessing'));
    // At the fifth, and every tenth after.
    expect(reports.filter((line) => line.includes(userId))).toHaveLength(6);
    expect(reports.join()).not.toContain(email);
    const right = { grant_type: 'password', username: email, password };
    expect((await token(right, '203.0.113.200')).status).toBe(429);
    later(16);
    expect((await token(right, '203.0.113.200')).status).toBe(200);
  });

  it('is told to the owner of the account by mail, once a day at the most', async () => {
    const { email } = await makeCustomer(node);
    const letters = async () =>
      (await queued(node, 'email', email)).filter(({ letter }) => letter === 'sign_in_guessed');
    const events = async () =>
      (await node.db.selectFrom('account_events').where('kind', '=', 'sign_in_guessed').selectAll().execute())
        .length;
    /** As many wrong tries as are worth another report. */
    const guessOn = async (tries: number) => {
      for (let at = 0; at < tries; at++) {
        later(16 * 60);
        await token({ grant_type: 'password', username: email, password: 'no' }, `198.51.102.${at}`);
      }
    };
    const before = await events();
    await guessOn(5);
    await expect.poll(letters).toHaveLength(1);
    await guessOn(15);
    await expect.poll(events).toBe(before + 3);
    expect(await letters()).toHaveLength(1);
    later(24 * 3_600);
    await guessOn(5);
    await expect.poll(letters).toHaveLength(2);
  });

  it('leaves the owner free to sign in from their usual places', async () => {
    const { email, password } = await makeCustomer(node);
    await token({ grant_type: 'password', username: email, password }, '192.0.2.10');
    for (let at = 0; at < 50; at++)
      await token({ grant_type: 'password', username: email, password: 'no' }, `198.51.100.${at}`);
    const right = { grant_type: 'password', username: email, password };
    expect((await token(right, '198.51.100.99')).status).toBe(429);
    expect((await token(right, '192.0.2.10')).status).toBe(200);
  });

  it('five times from one address leaves sign-ins from another open', async () => {
    const { email, password } = await makeCustomer(node);
    const wrong = { grant_type: 'password', username: email, password: 'no' };
    for (let at = 0; at < 6; at++) await token(wrong, '198.51.103.1');
    const right = { grant_type: 'password', username: email, password };
    expect((await token(right, '198.51.103.1')).status).toBe(429);
    expect((await token(right, '198.51.103.2')).status).toBe(200);
  });

  it('many accounts from one address is slowed, and others go on', async () => {
    const { email, password } = await makeCustomer(node);
    const statuses = [];
    for (let at = 0; at < 40; at++)
      statuses.push(
        (await token({ grant_type: 'password', username: `a${at}@example.it`, password: 'x' }, '192.0.2.66'))
          .status,
      );
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    const right = { grant_type: 'password', username: email, password };
    expect((await token(right, '192.0.2.66')).status).toBe(429);
    expect((await token(right, '192.0.2.67')).status).toBe(200);
  });

  it('is forgotten when the owner resets the password', async () => {
    const person = await makeCustomer(node);
    for (let at = 0; at < 50; at++)
      await token({ grant_type: 'password', username: person.email, password: 'no' }, `198.51.101.${at}`);
    await call('POST /api/password/email', { payload: { email: person.email, captcha: solved } });
    const link = await linkFor(node, person.email, 'password_reset');
    const fresh = { password: 'nuova-di-zecca', password_confirmation: 'nuova-di-zecca' };
    const reset = { token: link.split('/').at(-1), email: person.email, ...fresh };
    expect((await call('POST /api/password/reset', { payload: reset })).status).toBe(200);
    const right = { grant_type: 'password', username: person.email, password: fresh.password };
    expect((await token(right, '198.51.101.99')).status).toBe(200);
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
