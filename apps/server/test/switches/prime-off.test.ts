import type { ProductDetail } from '@zanga/contract/menu/product';
import type { PrimeStatus } from '@zanga/contract/ordering/prime';
import { beforeEach, describe, expect, it } from 'vitest';
import { foundBrand } from '../../src/modules/brand/testing.ts';
import { callAs, confirmCard, joinPrime, offerPlan, passTime } from '../../src/modules/membership/testing.ts';
import { messagesTo } from '../../src/modules/notifications/testing.ts';
import { postCart } from '../../src/modules/ordering/cart/cart-testing.ts';
import { openStand } from '../../src/modules/ordering/order/order-testing.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp({ now: { at: new Date('2026-06-15T10:00:00Z') } });
const { db, now } = app;
const { pizzas, pickup } = await openStand(app);
await offerPlan(app);
await db.updateTable('products').set({ prime_price_cents: 700 }).where('slug', '=', 'norma').execute();
const call = callAs(app);
const turn = (on: boolean) => foundBrand(db, { features: on ? ['zanga_prime'] : [] });
const card = '4242424242424242';
const asked = { prime_subscription: true, payment_method: 'new' };

beforeEach(() => turn(true));

const memberPrice = async () => {
  const { body }: { body: ProductDetail } = await app.get('/api/products/norma');
  return body.prime_price;
};
const day = 86_400_000;
const later = async (days: number) => {
  now.at = new Date(now.at.getTime() + days * day);
  await db
    .updateTable('access_tokens')
    .set({ expires_at: new Date(now.at.getTime() + day) })
    .execute();
};
const statusOf = async (token: string): Promise<PrimeStatus> =>
  (await call('GET', '/api/customer/prime', token)).body;
const memberWith = async (number = card) => {
  await db.deleteFrom('prime_trials').execute();
  const member = await app.signIn();
  expect((await joinPrime(app, member.token, number)).body).toMatchObject({ error: null, active: true });
  return member;
};

describe('[ROL-4] [MNU-3] Zanga Prime, switched off', () => {
  it('has no price on a card nor in a cart, except for paying members', async () => {
    const { token } = await memberWith();
    const wish = { items: pizzas(1), deliveries: [pickup] };
    const { total_price: dear } = await postCart(app, wish);
    const { total_price: cheap } = await postCart(app, wish, token);
    expect(cheap).toBeLessThan(dear);
    await expect.poll(memberPrice).toBe(700);

    await turn(false);
    await expect.poll(memberPrice).toBeNull();
    expect(await postCart(app, wish)).toMatchObject({ total_price: dear, prime_saving: 0 });
    expect(await postCart(app, wish, token)).toMatchObject({
      total_price: cheap,
    });
    await later(14);
    expect((await postCart(app, wish, token)).total_price).toBe(dear);
  });

  it('[API-16] [API-19] [API-20] is neither offered nor explained, and cannot be joined', async () => {
    await db.deleteFrom('prime_trials').execute();
    const joining = await app.signIn();
    const { body: intent } = await call('POST', '/api/customer/payment/intent', joining.token, asked);
    await confirmCard(app, intent.client_secret, '5555555555554444');

    await turn(false);
    expect(await app.get('/api/prime/plan')).toMatchObject({
      status: 404,
      body: { code: 'prime.unavailable' },
    });
    const visitor = await app.signIn();
    expect(await call('GET', '/api/customer/prime', visitor.token)).toMatchObject({ status: 404 });
    expect((await call('POST', '/api/customer/payment/intent', visitor.token, asked)).body).toMatchObject({
      client_secret: null,
      message: 'L’abbonamento non è disponibile in questo momento',
    });
    await call('PATCH', '/api/customer/prime/subscribe', joining.token, { payment_method: 'new' });
    const held = await db
      .selectFrom('payments')
      .select('given_up_at')
      .where('user_id', '=', joining.userId)
      .executeTakeFirstOrThrow();
    expect(held.given_up_at).not.toBeNull();
    await turn(true);
    expect((await call('GET', '/api/customer/prime', joining.token)).body.active).toBe(false);
  });

  it('[API-19] [API-21] [API-22] leaves paying members their page, the code at the till and the way out', async () => {
    const [stays, leaves] = [await memberWith(), await memberWith('5555555555554444')];
    await turn(false);
    expect((await call('GET', '/api/user', stays.token)).body.zanga_prime).toBe(true);
    expect(await statusOf(stays.token)).toMatchObject({
      ...{ active: true, state: 'trial', paused: true, next_charge_at: null },
      ends_at: new Date(now.at.getTime() + 14 * day).toISOString(),
    });
    expect((await call('GET', '/api/customer/prime/coupon', stays.token)).status).toBe(200);
    expect(await call('PATCH', '/api/customer/prime/unsubscribe', leaves.token)).toMatchObject({
      status: 200,
      body: { cancelled: true, active: true },
    });
  });

  it('[API-21] charges and ends no member: a due one rests, and is told before the next charge', async () => {
    const { token, userId } = await memberWith();
    // A mail that is still to leave when the clock is moved would be too old to be sent.
    await messagesTo(app, `${userId}@example.it`, 1);
    const charges = () => db.selectFrom('payments').select('id').where('user_id', '=', userId).execute();
    await turn(false);
    await later(14);
    // Also before a job has looked.
    expect(await statusOf(token)).toMatchObject({ state: 'paused', active: false, ends_at: null });
    for (const days of [0, 3, 40]) {
      await later(days);
      await passTime(app);
      expect(await statusOf(token)).toMatchObject({ state: 'paused', paused: true, next_charge_at: null });
      expect((await call('GET', '/api/customer/prime/coupon', token)).body.code).toBe('prime.not_member');
    }
    expect(await charges()).toHaveLength(1);

    await turn(true);
    await passTime(app);
    const next = new Date(now.at.getTime() + 3 * day);
    expect(await statusOf(token)).toMatchObject({ state: 'trial', active: true, paused: false });
    expect(Date.parse((await statusOf(token)).next_charge_at ?? '')).toBeCloseTo(next.getTime(), -5);
    const told = await messagesTo(app, `${userId}@example.it`, 2);
    expect(told.map(({ subject }) => subject)).toEqual([
      'La tua prova di Zanga Prime sta per finire',
      'La tua prova di Zanga Prime è iniziata',
    ]);
    expect(await charges()).toHaveLength(1);
    await later(3);
    await passTime(app);
    expect(await charges()).toHaveLength(2);
    expect(await statusOf(token)).toMatchObject({ state: 'active' });
  });
});
