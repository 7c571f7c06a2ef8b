import type { PrimeStatus } from '@zanga/contract/ordering/prime';
import { beforeAll, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { addCoupon } from '../../coupons/testing.ts';
import { postCart } from '../../ordering/cart/cart-testing.ts';
import {
  call,
  confirmCard,
  formFor,
  openStand,
  type Placed,
  settle,
  signInStaff,
} from '../../ordering/order/order-testing.ts';
import { joinPrime, offerPlan } from '../testing.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const manager = await signInStaff(app, 'manager');
beforeAll(() => offerPlan(app));

const statusOf = async (token: string) =>
  (await call<PrimeStatus>(app, 'GET customer/prime', { token })).body;

/** Two pizzas at 8.50, or at the members' 7.50, paid by card. */
const orderPizzas = async (token: string, { coupon = '', brought = false } = {}) => {
  const deliveries = [brought ? stand.delivery : stand.pickup];
  const wish = { items: stand.pizzas(), deliveries, ...(coupon && { coupon }) };
  const cart = await postCart(app, wish, token);
  const { body } = await call<Placed>(app, 'POST customer/orders', { token, payload: formFor(cart) });
  const payload = { order_id: body.order.id, payment_method: 'new' };
  const intent = await call<{ client_secret: string }>(app, 'POST customer/payment/intent', {
    token,
    payload,
  });
  await confirmCard(app, intent.body.client_secret);
  await settle(app, intent.body.client_secret);
  return { cart, order: body.order };
};

const refund = (order: Placed['order'], qty: number) =>
  call(app, `POST backoffice/orders/${order.id}/refunds`, {
    token: manager,
    payload: { key: `refund-${qty}`, reason: 'bruciata', items: [{ id: order.items[0]?.id, qty }] },
  });

it('[PRM-13] shows non-members the savings they would have had on orders of the last month', async () => {
  const { token } = await app.signIn();
  expect(await statusOf(token)).toMatchObject({ economy_amount: 0, economy_possible_amount: 0 });
  const { cart, order } = await orderPizzas(token);
  expect(cart).toMatchObject({ total_price: 1700, prime_saving: 200 });
  expect(await statusOf(token)).toMatchObject({ economy_amount: 0, economy_possible_amount: 200 });
  await refund(order, 1);
  expect(await statusOf(token)).toMatchObject({ economy_possible_amount: 100 });
});

it('[PRM-13] counts thirty days, and not a moment of the thirty-first', async () => {
  const { token, userId } = await app.signIn();
  await orderPizzas(token);
  const ordered = app.now.at;
  const possibleAfter = async (ms: number) => {
    app.now.at = new Date(ordered.getTime() + ms);
    await app.db
      .updateTable('access_tokens')
      .set({ expires_at: new Date(app.now.at.getTime() + 60_000) })
      .where('user_id', '=', userId)
      .execute();
    return (await statusOf(token)).economy_possible_amount;
  };
  expect(await possibleAfter(30 * 86_400_000)).toBe(200);
  expect(await possibleAfter(30 * 86_400_000 + 1_000)).toBe(0);
  app.now.at = ordered;
});

it('[PRM-3] [PRM-13] shows members their savings, without refunded pieces', async () => {
  const { token } = await app.signIn();
  await orderPizzas(token);
  await joinPrime(app, token, '5555555555554444');
  expect(await statusOf(token)).toMatchObject({ active: true, economy_amount: 0 });
  app.now.at = new Date(app.now.at.getTime() + 60_000);
  const { cart, order } = await orderPizzas(token);
  expect(cart).toMatchObject({ total_price: 1500, member_discount: 200, prime_saving: 0 });
  expect(await statusOf(token)).toMatchObject({ economy_amount: 200 });
  await orderPizzas(token);
  expect(await statusOf(token)).toMatchObject({ economy_amount: 400 });
  expect((await refund(order, 1)).status).toBe(200);
  expect(await statusOf(token)).toMatchObject({ economy_amount: 300 });
  expect((await refund(order, 2)).status).toBe(409);
});

it('[PRM-3] [PRM-13] counts deliveries that only members have for free, without refunded ones', async () => {
  const { token } = await app.signIn();
  const before = await orderPizzas(token, { brought: true });
  // 2 × 1.00 by the member prices, and 2.50 for the delivery.
  expect(before.cart).toMatchObject({ total_price: 1950, prime_saving: 450 });
  expect(await statusOf(token)).toMatchObject({ economy_amount: 0, economy_possible_amount: 450 });
  await app.db.deleteFrom('prime_trials').execute();
  await joinPrime(app, token, '5555555555554444');
  app.now.at = new Date(app.now.at.getTime() + 60_000);
  const { cart, order } = await orderPizzas(token, { brought: true });
  expect(cart).toMatchObject({ total_price: 1500, prime_saving: 0 });
  expect(await statusOf(token)).toMatchObject({ economy_amount: 450 });
  expect((await refund(order, 1)).status).toBe(200);
  expect(await statusOf(token)).toMatchObject({ economy_amount: 225 });
});

it('[PRM-13] refunds of an order with member prices and a coupon the price paid for each piece, and no cent more', async () => {
  const { token } = await app.signIn();
  await joinPrime(app, token, '4242424242424242');
  await addCoupon(app.db, { code: 'TERZO', rate_basis_points: 3333 });
  const { cart, order } = await orderPizzas(token, { coupon: 'TERZO' });
  // Two pizzas at the members' 7.50, a third off: 4.9995 € less, and no half cents.
  expect(cart).toMatchObject({ total_price: 1000, member_discount: 200, coupon_discount: 500 });
  const refundedAfter = async (key: string) => {
    const payload = { key, reason: 'bruciata', items: [{ id: order.items[0]?.id, qty: 1 }] };
    const url = `POST backoffice/orders/${order.id}/refunds`;
    return (await call<{ refunded: number }>(app, url, { token: manager, payload })).body.refunded;
  };
  expect(await refundedAfter('refund-first')).toBe(500);
  expect(await statusOf(token)).toMatchObject({ economy_amount: 100 });
  expect(await refundedAfter('refund-second')).toBe(1000);
  expect(await statusOf(token)).toMatchObject({ economy_amount: 0 });
});
