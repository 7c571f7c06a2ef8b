import { setTimeout as after } from 'node:timers/promises';
import { cents, zeroCents } from '@zanga/domain/money';
import { beforeEach, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { callAs, confirmCard, joinPrime, offerPlan, passTime } from '../testing.ts';

const app = await makeTestApp({ now: { at: new Date('2026-06-15T10:00:00Z') } });
const { db, now } = app;
await offerPlan(app);
const call = callAs(app);

beforeEach(() => db.deleteFrom('prime_trials').execute());

const wait = async (days: number) => {
  now.at = new Date(now.at.getTime() + days * 86_400_000);
  await passTime(app);
};
const cardsAre = (behaviour: 'good' | 'no_funds') =>
  db.updateTable('sandbox_cards').set({ behaviour }).execute();

/** A member whose trial ends at this moment. */
const afterTrial = async () => {
  const { token, userId } = await app.signIn();
  await joinPrime(app, token, '4242424242424242');
  await db
    .updateTable('access_tokens')
    .set({ expires_at: new Date('2099-01-01') })
    .where('user_id', '=', userId)
    .execute();
  now.at = new Date(now.at.getTime() + 14 * 86_400_000);
  const state = async (): Promise<string> => (await call('GET', '/api/customer/prime', token)).body.state;
  /** Charged and refunded cents of every payment that went through. */
  const money = async () => {
    const rows = await db
      .selectFrom('payments')
      .selectAll()
      .where('user_id', '=', userId)
      .where('amount_cents', '=', cents(499))
      .where('captured_cents', '>', zeroCents)
      .execute();
    return rows
      .map(({ captured_cents, refunded_cents }) => `${captured_cents} back ${refunded_cents}`)
      .sort();
  };
  return { token, state, money };
};

/** A member whose card fails at the end of the trial, and who has just opened the form to pay by hand. */
const owing = async () => {
  const { token, ...seen } = await afterTrial();
  await cardsAre('no_funds');
  await passTime(app);
  const asked = { prime_subscription: true, payment_method: 'new' };
  const secret: string = (await call('POST', '/api/customer/payment/intent', token, asked)).body
    .client_secret;
  const payByHand = async () => {
    await confirmCard(app, secret, '5555555555554444');
    await call('POST', '/api/payment/settle', token, { client_secret: secret });
  };
  return { ...seen, payByHand };
};

it('[PRM-4] a period paid by hand in the moment it has been charged is paid once: the second payment goes back', async () => {
  const { payByHand, state, money } = await owing();
  expect(await state()).toBe('past_due');
  await cardsAre('good');
  await wait(1);
  expect(await state()).toBe('active');
  expect(await money()).toEqual(['499 back 0']);
  await payByHand();
  await expect.poll(async () => (await money()).sort()).toEqual(['499 back 0', '499 back 499']);
  expect(await state()).toBe('active');
});

it('[PRM-4] a payment after the grace period buys nothing, and goes back', async () => {
  const { payByHand, state, money } = await owing();
  for (const days of [1, 2, 2, 1]) await wait(days);
  await passTime(app);
  expect(await state()).toBe('ended');
  await payByHand();
  await expect.poll(money).toEqual(['499 back 499']);
  expect(await state()).toBe('ended');
});

it('[PRM-4] [PRM-7] [API-21] a member who cancels during a charge gets the paid period or the money back', async () => {
  for (const head of [0, 1, 2, 4, 6, 9, 13, 18, 25, 40]) {
    await db.deleteFrom('prime_trials').execute();
    const { token, state, money } = await afterTrial();
    await cardsAre('good');
    const leave = async () => {
      await after(head);
      return call('PATCH', '/api/customer/prime/unsubscribe', token);
    };
    const [left] = await Promise.all([leave(), passTime(app)]);
    expect(left.status).toBe(200);
    const end = await state();
    if (end === 'leaving') expect(await money()).toEqual(['499 back 0']);
    else {
      expect(end).toBe('ended');
      await expect.poll(async () => (await money()).filter((paid) => paid !== '499 back 499')).toEqual([]);
    }
    // Nothing follows from it later.
    await wait(40);
    expect(await state()).toBe('ended');
    expect((await money()).length).toBeLessThanOrEqual(1);
  }
});
