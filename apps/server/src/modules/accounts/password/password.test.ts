import { describe, expect, it } from 'vitest';
import { linkFor, makeCustomer, queued, signInAs, stranger } from '../people-testing.ts';
import { callTo, makeAccountsTest, solved } from '../server-testing.ts';

const node = await makeAccountsTest();
const call = callTo(node);
const ask = (email: string, captcha = solved) =>
  call('POST /api/password/email', { payload: { email, captcha } });
const fresh = { password: 'nuova-di-zecca', password_confirmation: 'nuova-di-zecca' };
const reset = (token: string, email: string, chosen: object = fresh) =>
  call('POST /api/password/reset', { payload: { token, email, ...chosen } });

const askedLink = async (email: string) => {
  await ask(email);
  return (await linkFor(node, email, 'password_reset')).split('/').at(-1) ?? '';
};

describe('a forgotten password', () => {
  it('[API-8] [ERR-7] has a link mailed to the owner of an account', async () => {
    const { email } = await makeCustomer(node);
    expect(await ask(` ${email.toUpperCase()} `)).toMatchObject({ status: 200, body: { success: true } });
    expect(await linkFor(node, email, 'password_reset')).toMatch(
      /^http:\/\/zanga\.test\/password\/reset\/[\w-]{65}$/,
    );
  });

  it('[API-8] [ERR-6] says that no account has that email', async () => {
    expect(await ask(stranger().email)).toMatchObject({
      status: 400,
      body: { code: 'password.email_unknown', error: "L'indirizzo email non è stato trovato" },
    });
  });

  it('[VAL-10] requires an email and a solved captcha, and tells nothing before', async () => {
    const { email } = await makeCustomer(node);
    const wrong = [await ask(''), await ask('ada'), await ask(email, ''), await ask(email, 'wrong')];
    expect(wrong.map(({ status, body }) => [status, body.fields])).toEqual([
      [422, { email: ['campo obbligatorio'] }],
      [422, { email: ["l'indirizzo email non è valido"] }],
      [422, { captcha: ['completa la verifica di sicurezza'] }],
      [422, { captcha: ['completa la verifica di sicurezza'] }],
    ]);
    expect(await queued(node, 'email', email)).toHaveLength(1);
  });

  it('is limited in number, with or without an account', async () => {
    const { email } = await makeCustomer(node);
    for (const asked of [email, stranger().email]) {
      const statuses = [];
      for (let at = 0; at < 7; at++) statuses.push((await ask(asked)).status);
      expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    }
  });
});

describe('the link of a reset', () => {
  it('[API-9] gives a new password, signs every device out, proves the mailbox and tells the owner', async () => {
    const person = await makeCustomer(node);
    const elsewhere = await signInAs(node, person);
    const token = await askedLink(person.email);
    expect(await reset(token, person.email)).toMatchObject({ status: 200, body: { success: true } });
    for (const old of [person.token, elsewhere])
      expect((await call('GET /api/user', { token: old })).status).toBe(401);
    expect(await signInAs(node, person)).toBe('no token');
    const again = await signInAs(node, { ...person, ...fresh });
    expect((await call('GET /api/user', { token: again })).body.email_verified).toBe(true);
    const letters = (await queued(node, 'email', person.email)).map(({ letter }) => letter);
    expect(letters).toEqual(['welcome', 'password_reset', 'password_changed']);
  });

  it('[API-9] works once, for one of many at once', async () => {
    const { email } = await makeCustomer(node);
    const token = await askedLink(email);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        reset(token, email, { password: `segreta-${at}`, password_confirmation: `segreta-${at}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(7);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await signInAs(node, { email, password: `segreta-${winner}` })).toMatch(/^[\w-]{43}$/);
  });

  it('[API-9] is refused with 403 when it is late, tampered with, foreign, or another email’s', async () => {
    const [one, two] = [await makeCustomer(node), await makeCustomer(node)];
    const token = await askedLink(one.email);
    const flipped = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const refused = [
      await reset(flipped, one.email),
      await reset('x', one.email),
      await reset('a'.repeat(65), one.email),
      await reset(token, two.email),
      await reset(await confirmLink(one), one.email),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [403, 'password.reset_refused']),
    );
    node.now.at = new Date(node.now.at.getTime() + 3_600_000);
    expect((await reset(token, one.email)).status).toBe(403);
    expect(await signInAs(node, one)).toMatch(/^[\w-]{43}$/);
  });

  const confirmLink = async (person: { token: string; password: string }) => {
    const { email } = stranger();
    const payload = { email, password: person.password };
    await call('PATCH /api/customer', { token: person.token, payload });
    return (await linkFor(node, email, 'confirm_email')).split('=').at(-1) ?? '';
  };

  it('[API-9] of another email is not used up by trying', async () => {
    const [one, two] = [await makeCustomer(node), await makeCustomer(node)];
    const token = await askedLink(one.email);
    expect((await reset(token, two.email)).status).toBe(403);
    expect((await reset(token, one.email)).status).toBe(200);
  });

  it('[VAL-4] [VAL-5] requires a good password, twice', async () => {
    const { email } = await makeCustomer(node);
    const token = await askedLink(email);
    const wrong = await reset(token, email, { password: '12345', password_confirmation: '123456' });
    expect(wrong).toMatchObject({
      status: 422,
      body: {
        fields: {
          password: ['inserire almeno sei caratteri'],
          password_confirmation: ['password e conferma devono coincidere'],
        },
      },
    });
    expect((await reset(token, email)).status).toBe(200);
  });

  it('is kept only as a hash', async () => {
    const { email } = await makeCustomer(node);
    const token = await askedLink(email);
    const { rows } = await node.pool.query<{ text: string }>(
      'select mailed_links::text as text from mailed_links',
    );
    expect(rows.some(({ text }) => text.includes(token))).toBe(false);
    expect(node.logged.join('')).not.toContain(token);
  });
});

describe('changing the password', () => {
  const change = (token: string, payload: object) => call('PATCH /api/password/change', { token, payload });

  it('[API-11] keeps this device and signs the others out', async () => {
    const person = await makeCustomer(node);
    const elsewhere = await signInAs(node, person);
    const changed = await change(person.token, { old_password: person.password, ...fresh });
    expect(changed).toMatchObject({ status: 200, body: { success: true } });
    expect((await call('GET /api/user', { token: person.token })).status).toBe(200);
    expect((await call('GET /api/user', { token: elsewhere })).status).toBe(401);
    expect(await signInAs(node, { ...person, ...fresh })).toMatch(/^[\w-]{43}$/);
    expect((await queued(node, 'email', person.email)).at(-1)?.letter).toBe('password_changed');
  });

  it('[API-11] requires the old one, and slows guesses', async () => {
    const { token } = await makeCustomer(node);
    const answers = [];
    for (let at = 0; at < 7; at++) answers.push(await change(token, { old_password: 'no', ...fresh }));
    expect(answers.map(({ body }) => body.code)).toEqual([
      ...Array.from({ length: 5 }, () => 'password.wrong'),
      'auth.slow_down',
      'auth.slow_down',
    ]);
    expect(answers[0]).toMatchObject({
      status: 422,
      body: { fields: { old_password: ['la password attuale non è corretta'] } },
    });
  });

  it('[VAL-4] [VAL-5] [API-11] requires a good password, twice', async () => {
    const { token, password } = await makeCustomer(node);
    const wrong = await change(token, {
      old_password: password,
      password: '123',
      password_confirmation: '1234',
    });
    expect(wrong.body.fields).toEqual({
      password: ['inserire almeno sei caratteri'],
      password_confirmation: ['password e conferma devono coincidere'],
    });
  });
});
