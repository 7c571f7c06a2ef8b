import { describe, expect, it } from 'vitest';
import { codeFor, makeCustomer, queued, signInAs, stranger } from '../people-testing.ts';
import { callTo, makeAccountsTest, startNode } from '../server-testing.ts';

const node = await makeAccountsTest();
const call = callTo(node);
const register = (person: object) => call('POST /api/register', { payload: person });

const count = async (email: string) =>
  (await node.pool.query('select from users where email = $1', [email])).rows.length;

describe('registering', () => {
  it('[API-5] [LOG-10] [LOG-11] makes an account, sends a code, and lets one sign in on the way to confirm it', async () => {
    const person = stranger();
    expect(await register(person)).toMatchObject({ status: 200, body: { success: true } });
    const signedIn = await call('POST /oauth/token', {
      payload: { grant_type: 'password', username: person.email, password: person.password },
    });
    expect(signedIn.body).toMatchObject({
      token_type: 'Bearer',
      redirect_route: 'registration/telephone',
    });
    expect(await codeFor(node, person.telephone)).toMatch(/^\d{6}$/);
  });

  it('[LOG-11] is complete for staff without a confirmed phone', async () => {
    const person = await makeCustomer(node, { confirm: false });
    await node.pool.query(`insert into user_roles (user_id, role) values ($1, 'worker')`, [person.userId]);
    const { body } = await call('POST /oauth/token', {
      payload: { grant_type: 'password', username: person.email, password: person.password },
    });
    expect(body).not.toHaveProperty('redirect_route');
    const user = await call('GET /api/user', { token: String(body.access_token) });
    expect(user.body).not.toHaveProperty('redirect_route');
  });

  it('stores names, mail and phone in their normal form', async () => {
    const person = {
      ...stranger(),
      firstname: '  Zoë  Łucja ',
      lastname: "D'Àngelo-李",
      email: ` Ada+Pizza.${Date.now()}@CAFFÈ.IT `,
      telephone: '(333) 700-00 01',
    };
    expect((await register(person)).status).toBe(200);
    const token = await signInAs(node, person);
    const { body } = await call('GET /api/user', { token });
    expect(body).toMatchObject({
      firstname: 'Zoë Łucja',
      lastname: "D'Àngelo-李",
      email: person.email.trim().toLowerCase(),
      pending_telephone: { telephone: '+393337000001' },
    });
  });

  it('[VAL-3] [VAL-6] [VAL-9] requires every field', async () => {
    const { status, body } = await register({});
    expect(status).toBe(422);
    expect(body).toEqual({
      error: 'Controllare i dati inseriti',
      code: 'invalid',
      fields: {
        firstname: ['campo obbligatorio'],
        lastname: ['campo obbligatorio'],
        email: ['campo obbligatorio'],
        telephone: ['* inserisci il numero di telefono'],
        password: ['campo obbligatorio'],
        password_confirmation: ['campo obbligatorio'],
        captcha: ['completa la verifica di sicurezza'],
      },
    });
  });

  it.each([
    ['[VAL-2] [ERR-3]', { email: 'ada@' }, 'email', "l'indirizzo email non è valido"],
    [
      '[VAL-4]',
      { password: '12345', password_confirmation: '12345' },
      'password',
      'inserire almeno sei caratteri',
    ],
    [
      '[VAL-5]',
      { password_confirmation: 'altra' },
      'password_confirmation',
      'password e conferma devono coincidere',
    ],
    ['[VAL-6]', { telephone: '' }, 'telephone', '* inserisci il numero di telefono'],
    ['[VAL-7]', { telephone: '333abc4567' }, 'telephone', 'il numero di telefono non è valido'],
    ['[VAL-7]', { telephone: '+' }, 'telephone', 'il numero di telefono non è valido'],
    ['[VAL-8]', { firstname: 'x'.repeat(101) }, 'firstname', 'inserire al massimo 100 caratteri'],
    ['[VAL-8]', { lastname: 'x'.repeat(101) }, 'lastname', 'inserire al massimo 100 caratteri'],
    ['[VAL-8]', { email: `${'x'.repeat(90)}@example.it` }, 'email', 'inserire al massimo 100 caratteri'],
    ['[VAL-8]', { telephone: '3'.repeat(101) }, 'telephone', 'inserire al massimo 100 caratteri'],
    ['', { firstname: '   ' }, 'firstname', 'campo obbligatorio'],
    ['', { firstname: 'a\u0007b' }, 'firstname', 'caratteri non ammessi'],
    ['', { firstname: 5 }, 'firstname', 'valore non valido'],
    ['', { email: ['ada@example.it'] }, 'email', 'valore non valido'],
    ['', { telephone: '095 123456' }, 'telephone', 'serve un numero di cellulare: ti mandiamo un SMS'],
  ])('%s says of %j, beside %s: %s', async (_id, wrong, field, message) => {
    const person = stranger();
    const { status, body } = await register({ ...person, ...wrong });
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { [field]: [message] } });
    expect(await count(person.email)).toBe(0);
  });

  it('[VAL-8] takes no password of more than a hundred characters', async () => {
    const password = 'x'.repeat(101);
    const { body } = await register({ ...stranger(), password, password_confirmation: password });
    expect(body.fields).toHaveProperty('password', ['inserire al massimo 100 caratteri']);
  });

  it('[VAL-9] does nothing when the captcha is not solved', async () => {
    const person = { ...stranger(), captcha: 'wrong' };
    expect(await register(person)).toMatchObject({
      status: 422,
      body: { code: 'captcha.refused', fields: { captcha: ['completa la verifica di sicurezza'] } },
    });
    expect(await count(person.email)).toBe(0);
    expect(await queued(node, 'sms', person.telephone)).toEqual([]);
  });

  it('makes one account of a form sent twice at once', async () => {
    const person = stranger();
    const answers = await Promise.all([register(person), register(person)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await count(person.email)).toBe(1);
    expect(await queued(node, 'sms', person.telephone)).toHaveLength(1);
  });

  it('lets one of many simultaneous registrations of an email win, and answers the others alike', async () => {
    const { email } = stranger();
    const people = Array.from({ length: 5 }, (_, at) => ({
      ...stranger(),
      email: at % 2 ? email : email.toUpperCase(),
      password: `segreta-${at}`,
      password_confirmation: `segreta-${at}`,
    }));
    const answers = await Promise.all(
      people.map((payload, at) => call('POST /api/register', { payload, remoteAddress: `10.1.0.${at}` })),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await count(email)).toBe(1);
    const sent = await Promise.all(people.map(({ telephone }) => queued(node, 'sms', telephone)));
    const winner = sent.findIndex((list) => list.length > 0);
    expect(sent.map((list) => list.length)).toEqual(people.map((_, at) => (at === winner ? 1 : 0)));
    expect(await signInAs(node, people[winner] ?? stranger())).toMatch(/^[\w-]{43}$/);
  });

  it('leaves an account unchanged whose email is registered again', async () => {
    const first = await makeCustomer(node);
    const again = await register({
      ...stranger(),
      email: first.email,
      password: 'un’altra',
      password_confirmation: 'un’altra',
    });
    expect(again.status).toBe(200);
    expect(await signInAs(node, first)).toMatch(/^[\w-]{43}$/);
  });
});

describe('without SMS, registration', () => {
  it('asks for no phone confirmation, and refuses one with the reason', async () => {
    const mute = callTo(await startNode(node.app, { sms: false }));
    const person = stranger();
    const made = await mute('POST /api/register', { payload: person });
    expect(made).toMatchObject({ status: 200, body: { success: true } });
    const signedIn = await mute('POST /oauth/token', {
      payload: { grant_type: 'password', username: person.email, password: person.password },
    });
    expect(signedIn.body).not.toHaveProperty('redirect_route');
    const token = String(signedIn.body.access_token);
    const user = await mute('GET /api/user', { token });
    expect(user.body).toMatchObject({ telephone: null, pending_telephone: null });
    expect(user.body).not.toHaveProperty('redirect_route');
    const { telephone } = person;
    const asked = [
      await mute('POST /api/register/change', { token, payload: { telephone } }),
      await mute('PATCH /api/customer', { token, payload: { telephone } }),
    ];
    expect(asked.map(({ status, body }) => [status, body.code])).toEqual([
      [503, 'phone.no_sms'],
      [503, 'phone.no_sms'],
    ]);
    expect(await queued(node, 'sms', telephone)).toEqual([]);
    // With SMS back, customers who registered meanwhile are led to confirm their phone.
    expect((await call('GET /api/user', { token })).body).toMatchObject({
      redirect_route: 'registration/telephone',
    });
  });
});
