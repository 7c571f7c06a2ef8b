import { consentTexts } from '@zanga/domain/accounts/consents';
import type { UserId } from '@zanga/domain/ids';
import { describe, expect, it } from 'vitest';
import { codeFor, linkFor, makeCustomer, queued, signInAs, stranger } from '../people-testing.ts';
import { callTo, makeAccountsTest } from '../server-testing.ts';

const forgotten: string[] = [];
const node = await makeAccountsTest({
  personalData: () => [
    {
      name: 'favourites',
      read: async (userId) => [`of ${userId}`],
      forget: async (_tx, userId) => {
        forgotten.push(userId);
      },
    },
  ],
});
const call = callTo(node);
const patch = (token: string, payload: object) => call('PATCH /api/customer', { token, payload });
const userOf = async (token: string) => (await call('GET /api/user', { token })).body;

describe('the signed-in person', () => {
  it('is told which of their roles holds in all shops', async () => {
    const { token, userId } = await makeCustomer(node);
    await node.pool.query(
      `insert into user_roles (user_id, role, all_shops)
       values ($1, 'manager', true), ($1, 'worker', false)`,
      [userId],
    );
    expect((await userOf(token)).roles).toEqual([{ name: 'manager', all_shops: true }, { name: 'worker' }]);
  });

  it('[API-3] [STA-10] is told with names, roles and Prime', async () => {
    const { token, email, telephone, userId } = await makeCustomer(node);
    await node.pool.query("insert into user_roles (user_id, role) values ($1, 'worker')", [userId]);
    expect(await userOf(token)).toEqual({
      id: userId,
      email,
      firstname: 'Ada',
      lastname: 'Rossi',
      roles: [{ name: 'worker' }],
      zanga_prime: false,
      email_verified: false,
      pending_email: null,
      telephone,
      pending_telephone: null,
      birthdate: null,
      dietary_labels: [],
      allergens_to_avoid: [],
      consents: {
        marketing: { granted: false, at: null, version: null },
        profiling: { granted: false, at: null, version: null },
        push: { granted: false, at: null, version: null },
      },
      has_password: true,
      socials: [],
      created_at: node.now.at.toISOString(),
    });
  });
});

describe('changing one’s data', () => {
  it('[API-10] writes the fields given and keeps the rest', async () => {
    const { token } = await makeCustomer(node);
    const data = {
      firstname: 'Élodie',
      birthdate: '1990-02-28',
      dietary_labels: ['vegan', 'gluten_free'],
      allergens_to_avoid: ['milk'],
    };
    expect(await patch(token, data)).toMatchObject({ status: 200, body: { ...data, lastname: 'Rossi' } });
    expect(await patch(token, { birthdate: null })).toMatchObject({
      body: { ...data, birthdate: null },
    });
    expect((await patch(token, {})).body).toMatchObject({ firstname: 'Élodie' });
  });

  it.each([
    [{ firstname: '' }, 'firstname', 'campo obbligatorio'],
    [{ lastname: 'x'.repeat(101) }, 'lastname', 'inserire al massimo 100 caratteri'],
    [{ birthdate: '2020-01-01' }, 'birthdate', 'la data di nascita non è valida'],
    [{ birthdate: '1990-02-30' }, 'birthdate', 'formato non valido'],
    [{ dietary_labels: ['paleo'] }, 'dietary_labels.0', 'valore non previsto'],
    [{ allergens_to_avoid: ['milk', 'milk'] }, 'allergens_to_avoid', 'valori ripetuti'],
    [{ telephone: 'abc' }, 'telephone', 'il numero di telefono non è valido'],
    [{ email: 'ada@' }, 'email', "l'indirizzo email non è valido"],
    [
      { consents: [{ kind: 'spying', granted: true, version: '1' }] },
      'consents.0.kind',
      'valore non previsto',
    ],
  ])('[API-10] refuses %j and changes nothing', async (wrong, field, message) => {
    const { token } = await makeCustomer(node);
    const before = await userOf(token);
    const { status, body } = await patch(token, { firstname: 'Cambiata', ...wrong });
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { [field]: [message] } });
    expect(await userOf(token)).toEqual(before);
  });

  it('[API-10] takes a new phone once its code is typed', async () => {
    const { token, telephone } = await makeCustomer(node);
    const next = stranger().telephone;
    const changed = await patch(token, { telephone: next });
    expect(changed.body).toMatchObject({ telephone, pending_telephone: { telephone: next, resend_in: 60 } });
    const code = await codeFor(node, next);
    await call('POST /api/register/complete', { token, payload: { code } });
    expect(await userOf(token)).toMatchObject({ telephone: next, pending_telephone: null });
  });
});

describe('a new email', () => {
  const confirm = (token: string) => call('POST /api/customer/email/confirm', { payload: { token } });
  const tokenIn = (link: string) => link.split('#email=').at(-1) ?? '';

  it('[API-10] is taken once its link is opened, on any device', async () => {
    const person = await makeCustomer(node);
    const { email } = stranger();
    const asked = await patch(person.token, { email, password: person.password });
    expect(asked.body).toMatchObject({ email: person.email, pending_email: email });
    const link = await linkFor(node, email, 'confirm_email');
    expect(link).toMatch(/^http:\/\/zanga\.test\/account#email=[\w-]{65}$/);
    expect(await confirm(tokenIn(link))).toMatchObject({ status: 200, body: { success: true } });
    expect(await userOf(person.token)).toMatchObject({ email, email_verified: true, pending_email: null });
    // The old mailbox hears of it: it may be a thief who asked.
    expect((await queued(node, 'email', person.email)).at(-1)?.letter).toBe('email_changed');
    expect((await queued(node, 'email', email)).map(({ letter }) => letter)).toEqual(['confirm_email']);
    expect(await confirm(tokenIn(link))).toMatchObject({ status: 403, body: { code: 'email.link_refused' } });
    expect(await signInAs(node, { ...person, email })).toMatch(/^[\w-]{43}$/);
  });

  it('requires the password', async () => {
    const { token } = await makeCustomer(node);
    const { email } = stranger();
    for (const payload of [{ email }, { email, password: 'no' }])
      expect(await patch(token, payload)).toMatchObject({ status: 422, body: { code: 'password.wrong' } });
    expect(await queued(node, 'email', email)).toEqual([]);
  });

  it('goes to the first to open the link, and asking for a taken one is answered like for a free one', async () => {
    const [one, two] = [await makeCustomer(node), await makeCustomer(node)];
    const { email } = stranger();
    const links: string[] = [];
    for (const { token, password } of [one, two]) {
      expect((await patch(token, { email, password })).status).toBe(200);
      links.push(tokenIn(await linkFor(node, email, 'confirm_email')));
    }
    const answers = await Promise.all(links.map(confirm));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('has a link that is refused when it is late or replaced by another', async () => {
    const person = await makeCustomer(node);
    const [first, second] = [stranger().email, stranger().email];
    await patch(person.token, { email: first, password: person.password });
    await patch(person.token, { email: second, password: person.password });
    expect((await confirm(tokenIn(await linkFor(node, first, 'confirm_email')))).status).toBe(403);
    node.now.at = new Date(node.now.at.getTime() + 86_400_000);
    expect((await confirm(tokenIn(await linkFor(node, second, 'confirm_email')))).status).toBe(403);
    expect(await userOf(person.token)).toMatchObject({ email: person.email });
  });
});

describe('consents', () => {
  const { version } = consentTexts.marketing;

  it('[API-10] are recorded with when, where and which text, and never overwritten', async () => {
    const { token, userId } = await makeCustomer(node);
    const say = (granted: boolean) =>
      call('PATCH /api/customer?platform=ios&app_version=4.2.0', {
        token,
        payload: { consents: [{ kind: 'marketing', granted, version }] },
        remoteAddress: '198.51.100.7',
      });
    const given = await say(true);
    const at = node.now.at.toISOString();
    expect(given.body.consents).toMatchObject({ marketing: { granted: true, at, version } });
    expect((await say(false)).body.consents).toMatchObject({ marketing: { granted: false } });
    const { rows } = await node.pool.query(
      'select granted, version, source, caller, at from consents where user_id = $1 order by id',
      [userId],
    );
    const caller = { ip: '198.51.100.7', platform: 'ios', appVersion: '4.2.0', domain: null, device: null };
    const proof = { version, source: 'profile', caller, at: node.now.at };
    expect(rows).toEqual([
      { granted: true, ...proof },
      { granted: false, ...proof },
    ]);
  });

  it('are not given to a text that is no longer in force', async () => {
    const { token } = await makeCustomer(node);
    const old = await patch(token, {
      firstname: 'Cambiata',
      consents: [{ kind: 'marketing', granted: true, version: '2001-01-01' }],
    });
    expect(old).toMatchObject({ status: 409, body: { code: 'consent.outdated' } });
    expect(await userOf(token)).toMatchObject({ firstname: 'Ada' });
  });
});

describe('the export of one’s data', () => {
  it('is a file with everything, from every module', async () => {
    const { token, email, userId } = await makeCustomer(node);
    const { status, body, headers } = await call('GET /api/customer/export', { token });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="i-miei-dati-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(body).toMatchObject({
      profile: { id: userId, email },
      consents: [],
      sign_ins: [{ client_id: 'web' }],
      favourites: [`of ${userId}`],
    });
    expect(body.events).toMatchObject([
      { kind: 'registered' },
      { kind: 'signed_in' },
      { kind: 'phone_confirmed' },
      { kind: 'data_exported' },
    ]);
    expect(JSON.stringify(body)).not.toContain('argon2');
    expect(JSON.stringify(body)).not.toContain(token);
  });
});

describe('deleting the account', () => {
  it('[API-12] empties it, signs out everywhere, says goodbye, and frees email and phone', async () => {
    const person = await makeCustomer(node);
    const elsewhere = await signInAs(node, person);
    await patch(person.token, { birthdate: '1990-01-01', dietary_labels: ['vegan'] });
    expect((await call('DELETE /api/customer', { token: person.token })).status).toBe(204);
    for (const token of [person.token, elsewhere])
      expect((await call('GET /api/user', { token })).status).toBe(401);
    expect(await signInAs(node, person)).toBe('no token');
    expect((await queued(node, 'email', person.email)).at(-1)?.letter).toBe('account_deleted');
    expect(forgotten).toContain(person.userId);
    const { rows } = await node.pool.query<{ text: string }>(
      'select users::text as text from users where id = $1',
      [person.userId],
    );
    for (const trace of [person.email, person.telephone, 'Ada', 'Rossi', '1990', 'vegan', 'argon2'])
      expect(rows[0]?.text).not.toContain(trace);
    const again = await makeCustomer(node, { email: person.email, telephone: person.telephone });
    expect(again.userId).not.toBe(person.userId);
    expect(await userOf(again.token)).toMatchObject({ telephone: person.telephone });
  });

  it('is refused to the only owner, without whom the brand cannot be run', async () => {
    const [first, second] = [await makeCustomer(node), await makeCustomer(node)];
    const own = ({ userId }: { readonly userId: UserId }) =>
      node.db.insertInto('user_roles').values({ user_id: userId, role: 'owner', all_shops: true }).execute();
    await own(first);
    const refused = await call('DELETE /api/customer', { token: first.token });
    expect(refused).toMatchObject({ status: 409, body: { code: 'person.last_owner' } });
    await own(second);
    const both = [first, second].map(({ token }) => call('DELETE /api/customer', { token }));
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  it('[API-12] leaves nothing of the person in any table of accounts', async () => {
    const { token, userId } = await makeCustomer(node);
    await call('DELETE /api/customer', { token });
    for (const table of [
      'access_tokens',
      'devices',
      'consents',
      'account_events',
      'mailed_links',
      'phone_confirmations',
    ]) {
      const { rows } = await node.pool.query(`select from ${table} where user_id = $1`, [userId]);
      expect({ table, rows: rows.length }).toEqual({ table, rows: 0 });
    }
  });
});
