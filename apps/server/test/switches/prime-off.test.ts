import type { ProductDetail } from '@zanga/contract/menu/product';
import { beforeEach, describe, expect, it } from 'vitest';
import { foundBrand } from '../../src/modules/brand/testing.ts';
import { callAs, confirmCard, joinPrime, offerPlan, passTime } from '../../src/modules/membership/testing.ts';
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
describe('[ROL-4] [MNU-3] Zanga Prime, switched off', () => {
  it('has no price of its own in a card or a cart', async () => {
    await db.deleteFrom('prime_trials').execute();
    const { token } = await app.signIn();
    expect(await joinPrime(app, token, card)).toMatchObject({ body: { error: null, active: true } });
    const wish = { items: pizzas(1), deliveries: [pickup] };
    const { total_price: dear } = await postCart(app, wish);
    const { total_price: cheap } = await postCart(app, wish, token);
    expect(cheap).toBeLessThan(dear);
    await expect.poll(memberPrice).toBe(700);

    await turn(false);
    expect((await postCart(app, wish, token)).total_price).toBe(dear);
    await expect.poll(memberPrice).toBeNull();
  });

  it('[API-16] [API-19] [API-20] [API-22] is neither offered, told of, joined, nor shown at the till', async () => {
    await db.deleteFrom('prime_trials').execute();
    const member = await app.signIn();
    await joinPrime(app, member.token, card);
    const joining = await app.signIn();
    const { body: intent } = await call('POST', '/api/customer/payment/intent', joining.token, asked);
    await confirmCard(app, intent.client_secret, '5555555555554444');

    await turn(false);
    expect(await app.get('/api/prime/plan')).toMatchObject({
      status: 404,
      body: { code: 'prime.unavailable' },
    });
    expect(await call('GET', '/api/customer/prime', member.token)).toMatchObject({ status: 404 });
    expect((await call('GET', '/api/customer/prime/coupon', member.token)).body.code).toBe(
      'prime.not_member',
    );
    expect((await call('GET', '/api/user', member.token)).body.zanga_prime).toBe(false);
    const visitor = await app.signIn();
    expect((await call('POST', '/api/customer/payment/intent', visitor.token, asked)).body).toMatchObject({
      client_secret: null,
      message: 'Zanga Prime non è disponibile in questo momento',
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

  it('[API-21] charges nobody, and can still be left', async () => {
    await db.deleteFrom('prime_trials').execute();
    const [stays, leaves] = [await app.signIn(), await app.signIn()];
    await joinPrime(app, stays.token, card);
    await joinPrime(app, leaves.token, '5555555555554444');
    await turn(false);
    expect(await call('PATCH', '/api/customer/prime/unsubscribe', leaves.token)).toMatchObject({
      status: 200,
      body: { cancelled: true },
    });
    now.at = new Date(now.at.getTime() + 15 * 86_400_000);
    await passTime(app);
    const charges = () =>
      db.selectFrom('payments').select('id').where('user_id', '=', stays.userId).execute();
    expect(await charges()).toHaveLength(1);
  });
});
