import type { PasskeyRequest } from '@zanga/contract/people/passkeys';
import { describe, expect, it } from 'vitest';
import { linkFor, makeCustomer, queued, stranger } from '../../../src/modules/accounts/people-testing.ts';
import { callTo, makeAccountsTest, solved, startNode } from '../../../src/modules/accounts/server-testing.ts';
import {
  password as right,
  staffWithFactors,
} from '../../../src/modules/accounts/staff/factors/factors-testing.ts';

const node = await makeAccountsTest();
const { call, later, make, addPasskey } = staffWithFactors(node);
const token = (payload: object, remoteAddress = '10.0.0.1') =>
  call('POST /oauth/token', { payload, remoteAddress });

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

  it('at the staff’s entrance keeps them out of neither another address nor passkey and mailed link, which the refusal names', async () => {
    const { email, token: own } = await make();
    const { device } = await addPasskey(own, 'Telefono');
    const from = (remoteAddress: string) => ({
      enter: (password: string) =>
        call('POST /api/backoffice/sign-in', { payload: { email, password }, remoteAddress }),
      send: (key: `POST /${string}`, payload: object) => call(key, { payload, remoteAddress }),
    });
    const [guessed, other] = [from('198.51.104.1'), from('198.51.104.2')];
    // Both entrances count the same tries.
    const atShop = { grant_type: 'password', username: email, password: 'no' };
    for (let at = 0; at < 3; at++) await guessed.enter('no');
    for (let at = 0; at < 2; at++) await guessed.send('POST /oauth/token', atShop);
    const ways = 'riprova tra 15 secondi, o entra subito con la passkey o il link di «Password dimenticata?»';
    expect(await guessed.enter(right)).toMatchObject({
      status: 429,
      body: { code: 'auth.slow_down', fields: { email: [ways] } },
    });
    expect(await other.enter(right)).toMatchObject({
      status: 200,
      body: { half: { ways: { passkey: true } } },
    });

    const asked = await guessed.send('POST /api/backoffice/sign-in/passkey/options', {});
    // The contract gives this answer its shape.
    const passkey = device.sign(asked.body as PasskeyRequest);
    expect((await guessed.send('POST /api/backoffice/sign-in/passkey', { passkey })).status).toBe(200);

    expect((await guessed.enter(right)).status).toBe(429);
    await guessed.send('POST /api/backoffice/password', { email });
    await expect.poll(() => linkFor(node, email, 'password_reset')).toContain('/gestione/nuova-password#');
    const [, link = ''] = (await linkFor(node, email, 'password_reset')).split('#');
    const fresh = { password: 'nuova-di-zecca-lunga', password_confirmation: 'nuova-di-zecca-lunga' };
    const reset = { token: link.split('.')[0], email, ...fresh };
    expect((await guessed.send('POST /api/password/reset', reset)).status).toBe(200);
    expect((await guessed.enter(fresh.password)).status).toBe(200);
  });
});

describe('registering to learn who has an account', () => {
  const register = (person: object) => call('POST /api/register', { payload: person });

  it('[ERR-3] tells the owner of the account by mail, once a day, and the caller nothing: the answer is that of a new email', async () => {
    const person = await makeCustomer(node);
    const other = { password: 'un’altra', password_confirmation: 'un’altra' };
    const again = { ...stranger(), ...other, email: person.email };
    for (let times = 0; times < 2; times++) {
      const [known, unknown] = [await register(again), await register(stranger())];
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    }
    const letters = (await queued(node, 'email', person.email)).map(({ letter }) => letter);
    expect(letters.filter((letter) => letter === 'already_registered')).toHaveLength(1);
    // The same form sent twice signs in, and sends no mail.
    const twice = stranger();
    await Promise.all([register(twice), register(twice)]);
    expect(await queued(node, 'email', twice.email)).toEqual([]);
  });
});
