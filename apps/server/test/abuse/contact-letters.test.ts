import type { CaptchaChallenge } from '@zanga/contract/brand/captcha';
import { beforeEach, describe, expect, it } from 'vitest';
import { foundBrand } from '../../src/modules/brand/testing.ts';
import { makeTestApp } from '../harness.ts';
import { solveCaptcha } from '../solve-captcha.ts';

const app = await makeTestApp();
const { db, pool } = app;
await foundBrand(db, { email: 'ciao@zanga.example' });

const advertisement = 'Hai vinto 1000 euro, ritirali su https://truffa.example';
const form = { topic: 'other', order: 'truffa.example/ordine', message: advertisement };
const guest = (email: string) => ({ firstname: 'Vinci', lastname: 'https://truffa.example', email });
const solved = async () => solveCaptcha((await app.get('/api/captcha')).body as CaptchaChallenge);

const write = async (payload: object, token?: string) =>
  (
    await app.http.inject({
      method: 'POST',
      url: token === undefined ? '/api/contact' : '/api/customer/contact',
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      payload: { ...form, captcha: await solved(), ...payload },
    })
  ).statusCode;

const lettersTo = async (to: string) => {
  const { rows } = await pool.query<{ data: { data: object } }>(
    `select data from pgboss.job where name = 'notifications.email' and data->>'to' = $1`,
    [to],
  );
  return rows.map(({ data }) => data.data);
};

beforeEach(() => db.deleteFrom('rate_windows').execute());

describe('the acknowledgement of a message', () => {
  it('[API-39] carries no text of a stranger to a mailbox that anyone may name', async () => {
    expect(await write(guest('vittima@example.it'))).toBe(201);
    const letters = await lettersTo('vittima@example.it');
    expect(letters).toEqual([
      { topic: 'other', reference: expect.stringMatching(/^Z\w{6}$/), at: app.now.at.toISOString() },
    ]);
    expect(JSON.stringify(letters)).not.toContain('truffa');
    expect(JSON.stringify(await lettersTo('ciao@zanga.example'))).toContain(advertisement);
  });

  it('[API-39] repeats the message only to a mailbox that its account has proved', async () => {
    const { token, userId } = await app.signIn();
    expect(await write({}, token)).toBe(201);
    const { email } = await db
      .updateTable('users')
      .set({ email_verified_at: app.now.at })
      .where('id', '=', userId)
      .returning('email')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(await lettersTo(email))).not.toContain(advertisement);
    expect(await write({ message: `${advertisement}!` }, token)).toBe(201);
    expect(JSON.stringify(await lettersTo(email))).toContain(advertisement);
  });

  it('[API-39] goes to at most twenty addresses in an hour, however many a sender names', async () => {
    expect(await write(guest('uno@example.it'))).toBe(201);
    // Stands for eighteen more letters.
    await pool.query('update rate_windows set count = 19');
    expect(await write(guest('venti@example.it'))).toBe(201);
    expect(await write(guest('ventuno@example.it'))).toBe(429);
    expect(await lettersTo('ventuno@example.it')).toEqual([]);
  });
});
