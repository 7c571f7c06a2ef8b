import type { CaptchaChallenge } from '@zanga/contract/brand/captcha';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { solveCaptcha } from '../../../test/solve-captcha.ts';
import { foundBrand } from '../brand/testing.ts';

const app = await makeTestApp();
const { db, pool } = app;
await foundBrand(db, { email: 'ciao@zanga.example' });

const solved = async () => solveCaptcha((await app.get('/api/captcha')).body as CaptchaChallenge);
const guest = { firstname: 'Ada', lastname: 'Rossi', email: 'Ada@Example.it' };
const about = { topic: 'order', order: 'A-017', message: ' La pizza era fredda. ' };

const post = async (url: string, payload: object, token?: string) => {
  const answer = await app.http.inject({
    method: 'POST',
    url,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
};

/** The queued mails. */
const mails = async () => {
  const { rows } = await pool.query<{ data: { to: string; letter: string; data: object } }>(
    `select data from pgboss.job where name = 'notifications.email' order by data->>'letter' desc`,
  );
  return rows.map(({ data }) => data);
};

beforeEach(async () => {
  await db.deleteFrom('contact_messages').execute();
  await pool.query(`delete from pgboss.job where name = 'notifications.email'`);
});

describe('a message to the brand', () => {
  it('[API-39] of a guest is stored, numbered, and mailed to both', async () => {
    const answer = await post('/api/contact', { ...guest, ...about, captcha: await solved() });
    expect(answer).toMatchObject({ status: 201, body: { reference: expect.stringMatching(/^Z\w{6}$/) } });
    const rows = await db.selectFrom('contact_messages').selectAll().execute();
    expect(rows).toMatchObject([
      {
        reference: answer.body.reference,
        email: 'ada@example.it',
        message: 'La pizza era fredda.',
        user_id: null,
      },
    ]);
    expect(await mails()).toMatchObject([
      { to: 'ada@example.it', letter: 'contact_received', data: { reference: answer.body.reference } },
      { to: 'ciao@zanga.example', letter: 'contact_message', data: { order: 'A-017' } },
    ]);
  });

  it('[API-39] of a customer names its sender, and belongs to their data', async () => {
    const { token, userId } = await app.signIn();
    const { body } = await post('/api/customer/contact', { ...about, captcha: await solved() }, token);
    const row = await db.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ reference: body.reference, user_id: userId, email: `${userId}@example.it` });
    const headers = { authorization: `Bearer ${token}` };
    const exported = await app.http.inject({ method: 'GET', url: '/api/customer/export', headers });
    expect(exported.json()).toMatchObject({ messages: [{ reference: body.reference }] });
    await app.http.inject({ method: 'DELETE', url: '/api/customer', headers });
    expect(await db.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
    expect((await post('/api/customer/contact', about)).status).toBe(401);
  });

  it('[API-39] sent twice at once is stored once', async () => {
    const [one, two] = [await solved(), await solved()];
    const answers = await Promise.all(
      [one, two].map((captcha) => post('/api/contact', { ...guest, ...about, captcha })),
    );
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect(await mails()).toHaveLength(2);
  });

  it('[API-39] comes five times an hour at most', async () => {
    for (let number = 0; number < 5; number += 1)
      await post('/api/contact', { ...guest, ...about, message: `${number}`, captcha: await solved() });
    const sixth = await post('/api/contact', {
      ...guest,
      ...about,
      message: 'ancora',
      captcha: await solved(),
    });
    expect(sixth).toMatchObject({ status: 429, body: { code: 'too_many' } });
  });

  it('[API-39] [VAL-9] without a captcha, or not shaped like the form, is refused in Italian', async () => {
    expect(await post('/api/contact', { ...guest, ...about, captcha: 'bugia' })).toMatchObject({
      status: 422,
      body: { code: 'captcha.refused', fields: { captcha: ['completa la verifica di sicurezza'] } },
    });
    const bad = await post('/api/contact', { firstname: '', email: 'no', topic: 'altro', message: '   ' });
    expect(bad).toMatchObject({
      status: 422,
      body: {
        fields: {
          firstname: ['campo obbligatorio'],
          lastname: ['campo obbligatorio'],
          email: ["l'indirizzo email non è valido"],
          topic: ['campo obbligatorio'],
          message: ['campo obbligatorio'],
          captcha: ['completa la verifica di sicurezza'],
        },
      },
    });
    const long = { ...guest, ...about, message: 'x'.repeat(2_001), captcha: 'x' };
    expect((await post('/api/contact', long)).body.fields).toEqual({
      message: ['inserire al massimo 2000 caratteri'],
    });
    expect(await mails()).toEqual([]);
  });
});
