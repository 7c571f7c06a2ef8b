import { beforeEach, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { messagesTo } from '../../notifications/testing.ts';
import { callAs, joinPrime, offerPlan, passTime } from '../testing.ts';

const app = await makeTestApp({ now: { at: new Date('2026-06-15T10:00:00Z') } });
const { db, now } = app;
await offerPlan(app);
await offerPlan(app, { version: '2', trial_amount_cents: 199, begins_at: new Date('2199-01-01T00:00:00Z') });
const call = callAs(app);

beforeEach(() => db.deleteFrom('prime_trials').execute());

const offer = (version: '1' | '2') =>
  app.pool.query(
    `update prime_plans set begins_at =
      case when version = $1 then timestamptz '2020-01-01' else timestamptz '2199-01-01' end`,
    [version],
  );

/** A member in their trial, and the letters they receive afterwards. */
const inTrial = async (version: '1' | '2') => {
  await offer(version);
  const { token, userId } = await app.signIn();
  const joined = await joinPrime(app, token, '4242424242424242');
  const letters = async (count: number) =>
    (await messagesTo(app, `${userId}@example.it`, count)).map(({ subject, text }) => `${subject}\n${text}`);
  return { token, userId, joined: joined.body, letters };
};
const paidOf = async (userId: string) =>
  (
    await app.pool.query(
      `select state, captured_cents, refunded_cents from payments where user_id = $1 order by created_at`,
      [userId],
    )
  ).rows.map(({ state, captured_cents, refunded_cents }) => `${state} ${captured_cents} - ${refunded_cents}`);
const promises = /restituiamo|riavere/;

it('a free trial has cost nothing: neither joining, nor leaving, nor withdrawing promises money back', async () => {
  const { token, joined, letters } = await inTrial('1');
  expect(joined).toMatchObject({ state: 'trial', charged_amount: 0 });
  const left = await call('PATCH', '/api/customer/prime/unsubscribe', token);
  expect(left.body).toMatchObject({ state: 'leaving', charged_amount: 0 });
  await call('POST', '/api/customer/prime/withdraw', token);
  const told = await letters(3);
  for (const letter of told) expect(letter).not.toMatch(promises);
  expect(told.join()).toContain('Non ti avevamo addebitato nulla: non c’è nulla da restituire.');
  expect(told.join()).toContain('non ti addebitiamo nulla');
  expect(told.join()).not.toContain('altri addebiti');
});

it('a paid trial is refunded to the cent, even after it was cancelled', async () => {
  const { token, joined, letters } = await inTrial('2');
  expect(joined).toMatchObject({ state: 'trial', charged_amount: 199 });
  await call('PATCH', '/api/customer/prime/unsubscribe', token);
  await call('POST', '/api/customer/prime/withdraw', token);
  const told = (await letters(4)).join().replaceAll('\u00a0', ' ');
  expect(told).toContain('Ti restituiamo 1,99 €, sulla stessa carta.');
  const { rows } = await app.pool.query(
    'select captured_cents, refunded_cents from payments where amount_cents = 199',
  );
  expect(rows).toEqual([{ captured_cents: 199, refunded_cents: 199 }]);
});

it('[PRM-2] [PRM-12] a paid trial whose card has had one is given back at once, and the person may try another card', async () => {
  await inTrial('2');
  const { token, userId, joined } = await inTrial('2');
  expect(joined).toMatchObject({ active: false, can_trial: true, card_had_trial: true });
  expect(joined.error).toMatch(/^Con questa carta.*Ti restituiamo subito 1,99\s€/);
  await expect.poll(() => paidOf(userId)).toEqual(['paid 199 - 199']);
  expect((await call('GET', '/api/customer/prime', token)).body).toMatchObject({
    active: false,
    can_trial: true,
  });
});

it('[PRM-2] [PRM-4] a paid trial ends where its card fails four times, and charges nothing more', async () => {
  const { userId, joined } = await inTrial('2');
  expect(await paidOf(userId)).toEqual(['paid 199 - 0']);
  await db.updateTable('sandbox_cards').set({ behaviour: 'no_funds' }).execute();
  now.at = new Date(joined.trial_ends_at);
  for (const days of [0, 1, 2, 2, 1]) {
    now.at = new Date(now.at.getTime() + days * 86_400_000);
    await passTime(app);
    await passTime(app);
  }
  expect(await paidOf(userId)).toEqual(['paid 199 - 0', ...Array(4).fill('failed 0 - 0')]);
  const { rows } = await app.pool.query(
    `select data->>'letter' as letter from pgboss.job where name = 'notifications.email' and data->>'to' = $1`,
    [`${userId}@example.it`],
  );
  expect(rows.map(({ letter }) => letter)).toContain('prime_ended');
});
