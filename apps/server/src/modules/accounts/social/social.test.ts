import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startNetworks } from '../../../adapters/social/networks/testing.ts';
import { linkFor, makeCustomer, queued, stranger } from '../people-testing.ts';
import { callTo, makeAccountsTest, solved } from '../server-testing.ts';
import { giveFactor } from '../staff/factors/factors-testing.ts';

const { graph, apple, socials } = await startNetworks();
const switched = { on: true };
const node = await makeAccountsTest({ socials, networkOn: async () => switched.on });
const call = callTo(node);

const signIn = (network: 'facebook' | 'apple', access_token: string, more: object = {}) =>
  call('POST /oauth/token', { payload: { grant_type: 'social', network, access_token, ...more } });
const userOf = async (answer: { body: Readonly<Record<string, unknown>> }) =>
  (await call('GET /api/user', { token: String(answer.body.access_token) })).body;

const facebookToken = (person: { id?: string; email?: string } = {}) => {
  const token = randomUUID();
  const id = person.id ?? randomUUID();
  graph.givesToken(token, { person: { first_name: 'Lia', last_name: 'Verdi', ...person, id } });
  return token;
};

const appleToken = async (claims: object) => {
  const { body } = await call('POST /api/login/nonce');
  return apple.token({ sub: randomUUID(), aud: 'it.zanga.app', nonce: body.nonce, ...claims });
};

describe('an app that signs in with a network', () => {
  it('[API-1] [LOG-11] makes a customer of a person Facebook vouches for, who still has to give a phone', async () => {
    const { email } = stranger();
    const answer = await signIn('facebook', facebookToken({ email }));
    expect(answer).toMatchObject({
      status: 200,
      body: { token_type: 'Bearer', redirect_route: 'registration/telephone' },
    });
    expect(await userOf(answer)).toMatchObject({
      email,
      firstname: 'Lia',
      lastname: 'Verdi',
      telephone: null,
      has_password: false,
      email_verified: false,
      socials: ['facebook'],
      redirect_route: 'registration/telephone',
    });
  });

  it('[LOG-12] refuses a network that the brand has switched off, to known and new customers', async () => {
    const id = randomUUID();
    const known = await signIn('facebook', facebookToken({ id, email: stranger().email }));
    switched.on = false;
    for (const token of [facebookToken({ id }), facebookToken({ email: stranger().email })])
      expect(await signIn('facebook', token)).toMatchObject({
        status: 401,
        body: { code: 'auth.facebook_failed', error: 'Accesso con Facebook non riuscito' },
      });
    const claims = { email: stranger().email, email_verified: true };
    expect((await signIn('apple', await appleToken(claims))).body.code).toBe('auth.apple_failed');
    switched.on = true;
    expect((await signIn('facebook', facebookToken({ id }))).status).toBe(200);
    expect(known.status).toBe(200);
  });

  it('finds the same customer again, also when they come twice at once or changed their email', async () => {
    const [id, { email }] = [randomUUID(), stranger()];
    const tokens = [1, 2, 3].map(() => facebookToken({ id, email }));
    const first = await Promise.all(tokens.map((token) => signIn('facebook', token)));
    const later = await signIn('facebook', facebookToken({ id, email: stranger().email }));
    const ids = await Promise.all([...first, later].map(async (answer) => (await userOf(answer)).id));
    expect(new Set(ids).size).toBe(1);
  });

  it('[API-1] takes Apple’s identity token with a nonce of ours, plain or hashed, once', async () => {
    const { body } = await call('POST /api/login/nonce');
    const nonce = String(body.nonce);
    const hashed = createHash('sha256').update(nonce).digest('hex');
    const claims = { sub: randomUUID(), email: stranger().email, email_verified: true, aud: 'it.zanga.app' };
    const token = await apple.token({ ...claims, nonce: hashed });
    const answer = await signIn('apple', token, { firstname: 'Mia', lastname: 'Neri' });
    expect(await userOf(answer)).toMatchObject({
      firstname: 'Mia',
      lastname: 'Neri',
      email_verified: true,
      socials: ['apple'],
    });
    const refused = { status: 401, body: { code: 'auth.apple_failed' } };
    expect(await signIn('apple', token)).toMatchObject(refused);
    expect(await signIn('apple', await apple.token({ ...claims, nonce: 'invented' }))).toMatchObject(refused);
    expect(await signIn('apple', await apple.token(claims))).toMatchObject(refused);
  });

  it.each([
    ['[ERR-4]', 'facebook', 'auth.facebook_failed', 'Accesso con Facebook non riuscito'],
    ['[ERR-5]', 'apple', 'auth.apple_failed', 'Accesso con Apple non riuscito'],
  ] as const)('%s says so when %s does not vouch', async (_id, network, code, error) => {
    for (const token of ['nonsense', 'a.b.c', `zt_${'a'.repeat(43)}`])
      expect(await signIn(network, token)).toMatchObject({ status: 401, body: { code, error } });
  });

  it('requires an email, without which there is no account', async () => {
    expect(await signIn('facebook', facebookToken())).toMatchObject({
      status: 422,
      body: { code: 'auth.social_email_missing' },
    });
  });
});

describe('an account that has the same email', () => {
  const refusal = { status: 409, body: { code: 'auth.link_required' } };

  it('is not opened by an email that the network has not verified', async () => {
    const { email } = await makeCustomer(node);
    expect(await signIn('facebook', facebookToken({ email }))).toMatchObject(refusal);
    expect(await signIn('apple', await appleToken({ email, email_verified: true }))).toMatchObject(refusal);
  });

  it('is linked once its password comes along, and its owner hears of it', async () => {
    const person = await makeCustomer(node);
    const id = randomUUID();
    const token = facebookToken({ id, email: person.email });
    expect(await signIn('facebook', token)).toMatchObject(refusal);
    const linked = await call('POST /oauth/token', {
      payload: {
        grant_type: 'password',
        username: person.email,
        password: person.password,
        network: 'facebook',
        access_token: token,
      },
    });
    expect(linked.status).toBe(200);
    expect(await userOf(linked)).toMatchObject({ id: person.userId, socials: ['facebook'] });
    const again = await signIn('facebook', facebookToken({ id, email: person.email }));
    expect(await userOf(again)).toMatchObject({ id: person.userId });
    expect((await queued(node, 'email', person.email)).at(-1)?.letter).toBe('social_linked');
  });

  it('is not linked by a wrong password, nor to a social account that is another’s', async () => {
    const [one, two] = [await makeCustomer(node), await makeCustomer(node)];
    const id = randomUUID();
    const link = (person: { email: string }, password: string) =>
      call('POST /oauth/token', {
        payload: {
          grant_type: 'password',
          username: person.email,
          password,
          network: 'facebook',
          access_token: facebookToken({ id }),
        },
      });
    expect((await link(one, 'sbagliata')).status).toBe(401);
    expect((await link(one, one.password)).status).toBe(200);
    expect(await link(two, two.password)).toMatchObject({
      status: 401,
      body: { code: 'auth.facebook_failed' },
    });
  });

  it('is linked by itself where both sides have proved the mailbox', async () => {
    const person = await makeCustomer(node);
    await call('POST /api/password/email', { payload: { email: person.email, captcha: solved } });
    const link = await linkFor(node, person.email, 'password_reset');
    const chosen = { password: 'nuova-di-zecca', password_confirmation: 'nuova-di-zecca' };
    const reset = { token: link.split('/').at(-1), email: person.email, ...chosen };
    await call('POST /api/password/reset', { payload: reset });
    const answer = await signIn('apple', await appleToken({ email: person.email, email_verified: 'true' }));
    expect(await userOf(answer)).toMatchObject({ id: person.userId, socials: ['apple'] });
    expect((await queued(node, 'email', person.email)).at(-1)?.letter).toBe('social_linked');
  });

  it('is not linked by its password with a second factor: the factor links it, in the session', async () => {
    const person = await makeCustomer(node);
    await giveFactor(node.db, person.userId, node.now.at);
    await node.pool.query('update users set email_verified_at = now() where id = $1', [person.userId]);
    const claims = { sub: randomUUID(), email: person.email, email_verified: true };
    expect(await signIn('apple', await appleToken(claims))).toMatchObject(refusal);
    const proof = { network: 'apple', access_token: await appleToken(claims) } as const;
    const { email: username, password } = person;
    const entered = await call('POST /oauth/token', {
      payload: { grant_type: 'password', username, password, ...proof },
    });
    expect(entered.status).toBe(200);
    expect(await userOf(entered)).toMatchObject({ id: person.userId, socials: [] });
    const token = String(entered.body.access_token);
    const link = () => call('POST /api/customer/socials', { token, payload: proof });
    expect((await link()).body.code).toBe('auth.confirm_again');
    await node.db
      .updateTable('access_tokens')
      .set({ factor_at: node.now.at })
      .where('user_id', '=', person.userId)
      .execute();
    expect(await link()).toMatchObject({ status: 200, body: { success: true } });
    expect(await userOf(entered)).toMatchObject({ socials: ['apple'] });
    // The proof is used up.
    expect((await link()).body.code).toBe('auth.apple_failed');
  });
});

describe('Apple’s answer to an app', () => {
  const answer = (payload: object) => call('POST /login/apple/callback', { payload });

  it('[API-2] becomes a ticket that keeps the name told at the first sign-in, and is good once', async () => {
    const { email } = stranger();
    const identityToken = await appleToken({ email });
    const ticket = await answer({ identityToken, givenName: 'Noa', familyName: 'Blu', user: 'apple-id' });
    expect(ticket).toMatchObject({ status: 200, body: { access_token: expect.stringMatching(/^zt_/) } });
    const token = String(ticket.body.access_token);
    const twice = await Promise.all([signIn('apple', token), signIn('apple', token)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);
    const [signedIn] = twice.filter(({ status }) => status === 200);
    expect(signedIn && (await userOf(signedIn))).toMatchObject({ firstname: 'Noa', lastname: 'Blu', email });
    expect((await answer({ identityToken })).status).toBe(401);
  });

  it('[API-2] [ERR-5] only notes that there is no identity token', async () => {
    expect(await answer({})).toMatchObject({ status: 401, body: { code: 'auth.apple_failed' } });
    expect(node.logged.at(-2)).toContain('an app sent no identity token');
  });

  it('drops a name that is not valid', async () => {
    const identityToken = await appleToken({ email: stranger().email });
    const named = (firstName: string, lastName: string) => JSON.stringify({ name: { firstName, lastName } });
    for (const wrong of ['a\u0000b', 'B\ud800'])
      expect((await answer({ identityToken, user: named('Ada', wrong) })).status).toBe(422);
    const ticket = await answer({ identityToken, user: named('a\u0007b', 'Blu') });
    const signedIn = await signIn('apple', String(ticket.body.access_token));
    expect(await userOf(signedIn)).toMatchObject({ firstname: '', lastname: 'Blu' });
  });

  it('expires after two minutes', async () => {
    const ticket = await answer({ identityToken: await appleToken({ email: stranger().email }) });
    node.now.at = new Date(node.now.at.getTime() + 120_000);
    expect((await signIn('apple', String(ticket.body.access_token))).status).toBe(401);
  });
});
