import { describe, expect, it } from 'vitest';
import { openShop } from '../../shops/testing.ts';
import { makeCustomer, queued, signInAs } from '../people-testing.ts';
import { callTo, makeAccountsTest } from '../server-testing.ts';

const node = await makeAccountsTest();
const { app, now } = node;
const call = callTo(node);
const shop = await openShop(app.db, { slug: 'qui', name: 'Zanga Qui' });
const other = await openShop(app.db, { slug: 'la', name: 'Zanga Là' });
const owner = await app.signIn('owner');
const manager = await app.signIn();
await app.db
  .insertInto('user_roles')
  .values({ user_id: manager.userId, role: 'manager', shop_id: shop })
  .execute();

const password = 'quattro-parole-a-caso';
let count = 0;
const nobody = () => {
  count += 1;
  return `nuova.${count}@example.it`;
};
const invite = (email: string, given: object = { role: 'worker', shop }, { token } = manager) =>
  call('POST /api/backoffice/invitations', { token, payload: { email, posts: [given] } });
const tokenFor = async (email: string) => {
  const mail = (await queued(node, 'email', email)).findLast(({ letter }) => letter === 'staff_invitation');
  return mail?.data.link?.split('#')[1] ?? 'no mail';
};
const see = (token: string) => call('POST /api/backoffice/invitation', { payload: { token } });
const accept = (token: string, given: object = {}) =>
  call('POST /api/backoffice/invitation/accept', {
    payload: {
      token,
      firstname: 'Nina',
      lastname: 'Neri',
      password,
      password_confirmation: password,
      ...given,
    },
  });
const refused = { status: 403, body: { code: 'invitation.refused' } };

describe('an invitation', () => {
  it('makes its opener one of the staff, once', async () => {
    const email = nobody();
    expect(await invite(email)).toMatchObject({
      status: 201,
      body: { email, by: 'Ada Rossi', expired: false },
    });
    const token = await tokenFor(email);
    expect(await see(token)).toMatchObject({
      status: 200,
      body: { email, has_account: false, posts: [{ role: 'worker', shop: { name: 'Zanga Qui' } }] },
    });
    expect(await accept(token, { firstname: undefined })).toMatchObject({ status: 422 });
    expect(await accept(token, { password: 'corta1', password_confirmation: 'corta1' })).toMatchObject({
      body: { code: 'password.weak' },
    });
    expect((await accept(token)).status).toBe(200);
    expect(await accept(token)).toMatchObject(refused);
    expect(await see(token)).toMatchObject(refused);
    const signedIn = await signInAs(node, { email, password });
    expect((await call('GET /api/user', { token: signedIn })).body).toMatchObject({
      firstname: 'Nina',
      roles: [{ name: 'worker' }],
      email_verified: true,
    });
  });

  it('works for one of many who open it at once', async () => {
    const email = nobody();
    await invite(email);
    const token = await tokenFor(email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('cannot be guessed, nor made of another kind of link', async () => {
    for (const token of ['x', 'x'.repeat(65), `${'A'.repeat(43)}${'B'.repeat(22)}`])
      expect([await see(token), await accept(token)]).toMatchObject([refused, refused]);
    const ada = await makeCustomer(node);
    await call('POST /api/password/email', { payload: { email: ada.email, captcha: ada.captcha } });
    const reset = (await queued(node, 'email', ada.email)).at(-1)?.data.link?.split('/').at(-1) ?? '';
    expect(await accept(reset)).toMatchObject(refused);
  });

  it('ends after seven days, and is sent again with another link', async () => {
    const email = nobody();
    const { body } = await invite(email);
    const first = await tokenFor(email);
    const begun = now.at;
    now.at = new Date(begun.getTime() + 7 * 86_400_000);
    expect([await see(first), await accept(first)]).toMatchObject([refused, refused]);
    now.at = begun;
    const again = `POST /api/backoffice/invitations/${String(body.id)}/resend` as const;
    expect((await call(again, { token: manager.token })).status).toBe(200);
    const second = await tokenFor(email);
    expect(second).not.toBe(first);
    expect(await accept(first)).toMatchObject(refused);
    expect((await accept(second)).status).toBe(200);
    expect(await call(again, { token: manager.token })).toMatchObject({
      body: { code: 'invitation.not_found' },
    });
  });

  it('can be withdrawn', async () => {
    const email = nobody();
    const { body } = await invite(email);
    const token = await tokenFor(email);
    const gone = `DELETE /api/backoffice/invitations/${String(body.id)}` as const;
    expect((await call(gone, { token: manager.token })).status).toBe(204);
    expect(await accept(token)).toMatchObject(refused);
  });

  it('gives no post above the inviter’s own', async () => {
    for (const given of [
      { role: 'owner', shop: null },
      { role: 'manager', shop: null },
      { role: 'worker', shop: other },
    ])
      expect(await invite(nobody(), given)).toMatchObject({ status: 403, body: { code: 'person.above' } });
    expect((await invite(nobody(), { role: 'owner', shop: null }, owner)).status).toBe(201);
  });

  it('is one for each mailbox, and refused for staff', async () => {
    const email = nobody();
    await invite(email);
    expect(await invite(email.toUpperCase())).toMatchObject({ body: { code: 'invitation.waits' } });
    await accept(await tokenFor(email));
    expect(await invite(email)).toMatchObject({ body: { code: 'invitation.already_staff' } });
  });

  it('keeps the account of a customer, and signs their other devices out', async () => {
    const ada = await makeCustomer(node);
    await invite(ada.email);
    const token = await tokenFor(ada.email);
    expect((await see(token)).body).toMatchObject({ has_account: true });
    expect((await accept(token, { firstname: null, lastname: null })).status).toBe(200);
    expect((await call('GET /api/user', { token: ada.token })).status).toBe(401);
    const again = await signInAs(node, { email: ada.email, password });
    expect((await call('GET /api/user', { token: again })).body).toMatchObject({
      id: ada.userId,
      telephone: ada.telephone,
      roles: [{ name: 'worker' }],
    });
  });

  it('is listed only to staff who may decide about it', async () => {
    const email = nobody();
    const { body } = await invite(email, { role: 'worker', shop: other }, owner);
    const list = async (token: string) =>
      JSON.stringify((await call('GET /api/backoffice/people', { token })).body.invitations);
    expect(await list(owner.token)).toContain(email);
    expect(await list(manager.token)).not.toContain(email);
    const gone = `DELETE /api/backoffice/invitations/${String(body.id)}` as const;
    expect(await call(gone, { token: manager.token })).toMatchObject({ status: 404 });
  });
});

describe('a lost password at the staff’s entrance', () => {
  const ask = (email: string) => call('POST /api/backoffice/password', { payload: { email } });
  const linkOf = async (email: string) =>
    (await queued(node, 'email', email)).findLast(({ letter }) => letter === 'password_reset')?.data.link;

  it('is answered alike for staff, customers and unknown addresses; only staff get a link', async () => {
    const worker = nobody();
    await invite(worker);
    await accept(await tokenFor(worker));
    const ada = await makeCustomer(node);
    const answers = [await ask(worker), await ask(ada.email), await ask(nobody())];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 3 }, () => [200, { success: true }]),
    );
    await expect.poll(() => linkOf(worker)).toContain('/gestione/nuova-password#');
    expect(await linkOf(ada.email)).toBeUndefined();
    const [token, ...email] = (await linkOf(worker))?.split('#')[1]?.split('.') ?? [];
    expect(decodeURIComponent(email.join('.'))).toBe(worker);
    const chosen = 'tutta-un-altra-frase';
    const reset = { token, email: worker, password: chosen, password_confirmation: chosen };
    expect((await call('POST /api/password/reset', { payload: reset })).status).toBe(200);
    expect((await call('POST /api/password/reset', { payload: reset })).status).toBe(403);
    expect(await signInAs(node, { email: worker, password: chosen })).not.toBe('no token');
  });

  it('is asked for five times an hour, for any address', async () => {
    const email = nobody();
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await ask(email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
