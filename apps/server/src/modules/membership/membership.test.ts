import type { PrimeStatus } from '@zanga/contract/ordering/prime';
import type { UserId } from '@zanga/domain/ids';
import { cents } from '@zanga/domain/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { messagesTo } from '../notifications/testing.ts';
import { callAs, confirmCard, joinPrime, offerPlan, passTime } from './testing.ts';

const app = await makeTestApp({ now: { at: new Date('2026-06-15T10:00:00Z') } });
const { db, payments, now } = app;
beforeAll(() => offerPlan(app));

const call = callAs(app);
const status = async (token: string): Promise<PrimeStatus> =>
  (await call('GET', '/api/customer/prime', token)).body;
const intent = (token: string) =>
  call('POST', '/api/customer/payment/intent', token, { prime_subscription: true, payment_method: 'new' });
const confirm = (secret: string, number: string) => confirmCard(app, secret, number);
const subscribe = (token: string) =>
  call('PATCH', '/api/customer/prime/subscribe', token, { payment_method: 'new' });

const goodCard = '4242424242424242';

/** Test cards are few: forgetting their trials lets the next person show the same number as a card of their own. */
const forgetCards = () => db.deleteFrom('prime_trials').execute();

const joinWith = async (number = goodCard, { known = false } = {}) => {
  if (!known) await forgetCards();
  const person = await app.signIn();
  return { ...person, joined: await joinPrime(app, person.token, number) };
};
const wait = (days: number) => {
  now.at = new Date(now.at.getTime() + days * 86_400_000);
};
const renewSignIn = (userId: UserId) =>
  db
    .updateTable('access_tokens')
    .set({ expires_at: new Date('2099-01-01') })
    .where('user_id', '=', userId)
    .execute();
const paidOf = async (userId: UserId) => {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ state, captured_cents }) => `${state} ${captured_cents}`);
};

describe('joining Zanga Prime', () => {
  it('[API-16] [API-19] [API-20] [PRM-5] [PRM-11] holds a euro, begins the trial, and lets the euro go', async () => {
    const { token, userId, joined } = await joinWith();
    expect(joined).toMatchObject({
      status: 200,
      body: {
        error: null,
        state: 'trial',
        active: true,
        can_trial: false,
        cancelled: false,
        trial_ends_at: '2026-06-29T10:00:00.000Z',
        next_charge_at: '2026-06-29T10:00:00.000Z',
        withdrawal_until: '2026-06-29T21:59:59.999Z',
      },
    });
    expect((await call('GET', '/api/user', token)).body.zanga_prime).toBe(true);
    await expect.poll(() => paidOf(userId)).toEqual(['released 0']);
  });

  it('[API-20] pressed twenty times at once is one membership', async () => {
    await forgetCards();
    const { token, userId } = await app.signIn();
    const intents = await Promise.all(Array.from({ length: 5 }, () => intent(token)));
    expect(new Set(intents.map(({ body }) => body.client_secret)).size).toBe(1);
    await confirm(intents[0]?.body.client_secret, goodCard);
    const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe(token)));
    for (const { body } of answers) expect(body).toMatchObject({ error: null, state: 'trial' });
    expect(
      await db.selectFrom('memberships').select('id').where('user_id', '=', userId).execute(),
    ).toHaveLength(1);
    expect((await intent(token)).body).toMatchObject({
      client_secret: null,
      message: expect.stringContaining('già'),
    });
  });

  it('[PRM-12] says why it did not work, and takes nothing', async () => {
    await forgetCards();
    const { token } = await app.signIn();
    expect((await subscribe(token)).body).toMatchObject({
      error: 'La carta non è stata confermata: riprova',
      active: false,
    });
    const { body } = await intent(token);
    await confirm(body.client_secret, '4000000000009995');
    expect((await subscribe(token)).body).toMatchObject({
      error: 'La carta non ha fondi sufficienti: prova con un’altra carta',
      state: 'none',
    });
    await confirm(body.client_secret, goodCard);
    expect((await subscribe(token)).body).toMatchObject({ error: null, state: 'trial' });
  });

  it('[PRM-2] gives one trial to a card, ever', async () => {
    await joinWith();
    const { joined, token, userId } = await joinWith(goodCard, { known: true });
    expect(joined.body).toMatchObject({ error: expect.stringContaining('Con questa carta'), active: false });
    await expect.poll(() => paidOf(userId)).toEqual(['released 0']);
    expect((await status(token)).can_trial).toBe(true);
    expect(joined.body.card_had_trial).toBe(true);
    // The same card pays for a month, for a customer who does not want to look for another one.
    const asked = { prime_subscription: true, payment_method: 'new', trial: false };
    const { body } = await call('POST', '/api/customer/payment/intent', token, asked);
    await confirm(body.client_secret, goodCard);
    expect((await subscribe(token)).body).toMatchObject({
      error: null,
      state: 'active',
      card_had_trial: false,
    });
    await expect.poll(() => paidOf(userId)).toEqual(expect.arrayContaining(['released 0', 'paid 499']));
    // Every charge has its receipt, the first month too.
    const receipt = (await messagesTo(app, `${userId}@example.it`, 2)).find(({ subject }) =>
      subject.startsWith('Ricevuta'),
    );
    expect(receipt).toMatchObject({ subject: 'Ricevuta Zanga Prime: 4,99 €' });
  });

  it('[API-19] is not on offer without a plan, and requires a sign-in', async () => {
    expect((await app.http.inject('/api/customer/prime')).statusCode).toBe(401);
    expect((await app.http.inject('/api/prime/plan')).json()).toMatchObject({ price: 499, trial_days: 14 });
  });
});

describe('a membership in time', () => {
  it('[PRM-4] is announced, charged each month once, and confirmed by mail', async () => {
    const { token, userId } = await joinWith();
    await renewSignIn(userId);
    wait(11);
    await passTime(app);
    wait(3);
    await Promise.all([passTime(app), passTime(app)]);
    expect(await status(token)).toMatchObject({ state: 'active', trial_ends_at: null });
    expect((await paidOf(userId)).filter((paid) => paid === 'paid 499')).toHaveLength(1);
    wait(27);
    await passTime(app);
    wait(3);
    await passTime(app);
    await passTime(app);
    expect((await paidOf(userId)).filter((paid) => paid === 'paid 499')).toHaveLength(2);
    const { rows } = await app.pool.query<{ letter: string }>(
      `select data->>'letter' as letter from pgboss.job where name = 'notifications.email' and data->>'to' = $1`,
      [`${userId}@example.it`],
    );
    expect(rows.map(({ letter }) => letter).sort()).toEqual([
      'prime_charged',
      'prime_charged',
      'prime_joined',
      'prime_reminder',
      'prime_reminder',
    ]);
  });

  it('[PRM-4] goes past due when the card fails later, is tried again, and then ends', async () => {
    const { token, userId } = await joinWith();
    await renewSignIn(userId);
    await db.updateTable('sandbox_cards').set({ behaviour: 'no_funds' }).execute();
    wait(14);
    for (const [days, state] of [
      [0, 'past_due'],
      [1, 'past_due'],
      [2, 'past_due'],
      [2, 'past_due'],
      [1, 'ended'],
    ] as const) {
      wait(days);
      await passTime(app);
      await passTime(app);
      expect((await status(token)).state).toBe(state);
    }
    expect((await paidOf(userId)).filter((paid) => paid.startsWith('paid'))).toEqual([]);
    expect((await paidOf(userId)).filter((paid) => paid === 'failed 0')).toHaveLength(4);
  });

  it('[API-16] [PRM-4] is paid by hand with another card, which renewals are charged to from then on', async () => {
    const { token, userId } = await joinWith();
    await renewSignIn(userId);
    const dry = { behaviour: 'no_funds' } as const;
    await db.updateTable('sandbox_cards').set(dry).execute();
    wait(14);
    await passTime(app);
    expect((await status(token)).state).toBe('past_due');
    const { body } = await intent(token);
    await confirm(body.client_secret, '5555555555554444');
    await call('POST', '/api/payment/settle', token, { client_secret: body.client_secret });
    expect(await status(token)).toMatchObject({ state: 'active', card: 'Mastercard •••• 4444' });
    wait(31);
    await passTime(app);
    expect((await status(token)).state).toBe('active');
    expect((await paidOf(userId)).filter((paid) => paid === 'paid 499')).toHaveLength(2);
  });

  it('[API-21] [PRM-4] cancelled while its charge fails is over at once, and the letter says so', async () => {
    const { token, userId } = await joinWith();
    await renewSignIn(userId);
    await db.updateTable('sandbox_cards').set({ behaviour: 'no_funds' }).execute();
    wait(14);
    await passTime(app);
    expect((await call('PATCH', '/api/customer/prime/unsubscribe', token)).body).toMatchObject({
      state: 'ended',
      active: false,
    });
    const letter = (await messagesTo(app, `${userId}@example.it`, 3)).find(
      ({ subject }) => subject === 'Hai disdetto Zanga Prime',
    );
    expect(letter?.text).toContain('l’abbonamento è finito adesso');
    wait(3);
    await passTime(app);
    expect((await paidOf(userId)).filter((paid) => paid.startsWith('paid'))).toEqual([]);
  });

  it('is charged only after a notice whose sending can be proved', async () => {
    const { userId } = await joinWith();
    wait(11);
    await passTime(app);
    const { id } = await db
      .selectFrom('memberships')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const proof = () =>
      db.selectFrom('sent_proofs').selectAll().where('key', '=', `prime_reminder:${id}:0`).executeTakeFirst();
    await expect
      .poll(proof)
      .toEqual({ key: `prime_reminder:${id}:0`, letter: 'prime_reminder', sent_at: now.at });
  });

  it('[API-21] [PRM-4] [PRM-7] ends with its paid period when cancelled, and can be resumed until then', async () => {
    const { token, userId } = await joinWith();
    await renewSignIn(userId);
    const left = await call('PATCH', '/api/customer/prime/unsubscribe', token);
    expect(left.body).toMatchObject({
      state: 'leaving',
      active: true,
      cancelled: true,
      cancelled_not_expired: true,
      next_charge_at: null,
    });
    expect(left.body.ends_at).toBe(new Date(now.at.getTime() + 14 * 86_400_000).toISOString());
    expect((await call('PATCH', '/api/customer/prime/unsubscribe', token)).status).toBe(200);
    expect((await call('PATCH', '/api/customer/prime/resume', token)).body).toMatchObject({
      state: 'trial',
      cancelled: false,
    });
    await call('PATCH', '/api/customer/prime/unsubscribe', token);
    wait(15);
    await passTime(app);
    expect(await status(token)).toMatchObject({
      state: 'ended',
      active: false,
      cancelled: true,
      cancelled_not_expired: false,
    });
    expect(await call('PATCH', '/api/customer/prime/resume', token)).toMatchObject({
      status: 409,
      body: { code: 'prime.not_member' },
    });
    expect(await paidOf(userId)).not.toContain('paid 499');
  });

  it('[PRM-2] gives one trial to a phone number, whatever happens to the account', async () => {
    const phone = '+393331234567';
    const phoneOf = (userId: UserId, given: string | null) =>
      db.updateTable('users').set({ phone: given }).where('id', '=', userId).execute();
    await forgetCards();
    const first = await app.signIn();
    await phoneOf(first.userId, phone);
    await joinPrime(app, first.token, goodCard);
    await phoneOf(first.userId, null);
    const again = await app.signIn();
    expect((await status(again.token)).can_trial).toBe(true);
    await phoneOf(again.userId, phone);
    expect((await status(again.token)).can_trial).toBe(false);
  });

  it('[PRM-2] gives no second trial to an account, long after the traces are gone', async () => {
    const { token, userId } = await joinWith();
    await renewSignIn(userId);
    await call('POST', '/api/customer/prime/withdraw', token);
    await forgetCards();
    expect((await status(token)).can_trial).toBe(false);
  });

  it('is withdrawn from within fourteen days, with everything back', async () => {
    const { token, userId } = await joinWith();
    await renewSignIn(userId);
    expect((await call('POST', '/api/customer/prime/withdraw', token)).body).toMatchObject({
      state: 'ended',
      active: false,
    });
    expect(await call('POST', '/api/customer/prime/withdraw', token)).toMatchObject({ status: 409 });
    // A second trial is refused under another address too: joining again costs the first month at once.
    await db
      .updateTable('users')
      .set({ email: `altra.${userId}@example.it` })
      .where('id', '=', userId)
      .execute();
    expect(await status(token)).toMatchObject({ can_trial: false });
    const { body } = await intent(token);
    await confirm(body.client_secret, goodCard);
    expect((await subscribe(token)).body).toMatchObject({ error: null, state: 'active' });
    await call('POST', '/api/customer/prime/withdraw', token);
    const last = await db
      .selectFrom('payments')
      .selectAll()
      .where('user_id', '=', userId)
      .where('amount_cents', '=', cents(499))
      .executeTakeFirstOrThrow();
    expect(last).toMatchObject({ captured_cents: 499, refunded_cents: 499 });
  });

  it('that is begun and not finished costs nothing', async () => {
    const { token, userId } = await app.signIn();
    await renewSignIn(userId);
    const { body } = await intent(token);
    await confirm(body.client_secret, goodCard);
    const open = await db
      .selectFrom('prime_joinings')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    await payments.settle(open.payment_id);
    wait(1);
    await passTime(app);
    await expect.poll(() => paidOf(userId)).toEqual(['released 0']);
    expect((await subscribe(token)).body).toMatchObject({ active: false, error: expect.any(String) });
  });
});

describe('the code for the till', () => {
  it('[API-22] [PRM-8] read by two hundred tills at once gives its discount at one, and the others show where', async () => {
    const { token } = await joinWith();
    const shown = await call('GET', '/api/customer/prime/coupon', token);
    const worker = await app.signIn('worker');
    const scans = await Promise.all(
      Array.from({ length: 200 }, (_, till) =>
        call('POST', '/api/worker/redemptions', worker.token, {
          code: till % 2 ? shown.body.qrcode : shown.body.code,
        }),
      ),
    );
    const done = scans.filter(({ body }) => body.done);
    expect(done).toHaveLength(1);
    for (const { status: code, body } of scans) {
      expect(code).toBe(200);
      if (body.done) continue;
      expect(body).toMatchObject({ title: 'Già usato', used_at: now.at.toISOString() });
      expect(body.text).toContain('Ada R.');
    }
  });

  it('[API-22] [PRM-3] [PRM-8] is shown to members for sixty seconds, and takes the discount once', async () => {
    const { token } = await joinWith();
    const shown = await call('GET', '/api/customer/prime/coupon', token);
    expect(shown.body).toMatchObject({ seconds: 60, qrcode: expect.stringMatching(/^zng\./) });
    const worker = await app.signIn('worker');
    const scan = () => call('POST', '/api/worker/redemptions', worker.token, { code: shown.body.qrcode });
    expect((await scan()).body).toMatchObject({ done: true, kind: 'prime', title: 'Sconto del 10 %' });
    expect((await scan()).body).toMatchObject({ done: false, title: 'Già usato' });
    const stranger = await app.signIn();
    expect(await call('GET', '/api/customer/prime/coupon', stranger.token)).toMatchObject({
      status: 409,
      body: { code: 'prime.not_member' },
    });
  });
});
