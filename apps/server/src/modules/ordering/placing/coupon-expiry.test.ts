import type { CouponId, OrderId } from '@zanga/domain/ids';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { addCoupon } from '../../coupons/testing.ts';
import { switchSandbox } from '../../payments/testing.ts';
import { confirmCard, intentFor, openStand, orderTools } from '../order/order-testing.ts';
import { expireOrders, voidPayment } from './expire-orders.ts';

const app = await makeTestApp();
const { db, now } = app;
const stand = await openStand(app);
const tools = await orderTools(app);

const wish = (coupon: string) => ({ items: stand.pizzas(), deliveries: [stand.delivery], coupon });
const usesOf = (coupon: CouponId) =>
  db
    .selectFrom('coupon_uses')
    .select(['order_id', 'saved_cents', 'given_back_at'])
    .where('coupon_id', '=', coupon)
    .orderBy('id')
    .execute();

/**
 * A customer pays while no report arrives, until the order has expired. The provider stays away: otherwise the service
 * would ask it at once, and might be quicker than the next step of a test.
 */
const payWhileAway = async (code: string) => {
  await switchSandbox(db, { mute: true });
  const order = await stand.placed(wish(code));
  await confirmCard(app, await intentFor(app, order));
  await switchSandbox(db, { outage: 'down' });
  now.at = new Date(now.at.getTime() + 15 * 60_000);
  await expireOrders(tools);
  expect((await stand.see(order)).state).toBe('expired');
  return order;
};

/** The provider answers again; the service or the test asks it first. */
const backAgain = async (orderId: OrderId) => {
  await switchSandbox(db, { outage: 'none' });
  await voidPayment(tools, orderId);
};

describe('the coupon of an order that expires', () => {
  it('[API-38] is free again, and taken up again as it was when the money comes after all', async () => {
    const coupon = await addCoupon(db, { code: 'CONSEGNA', kind: 'free_delivery', use_limit: 1 });
    const order = await payWhileAway('CONSEGNA');
    expect(await usesOf(coupon)).toEqual([{ order_id: order.id, saved_cents: 250, given_back_at: now.at }]);
    await backAgain(order.id);
    await expect.poll(async () => (await stand.see(order)).state).toBe('placed');
    expect((await usesOf(coupon)).at(-1)).toEqual({
      order_id: order.id,
      saved_cents: 250,
      given_back_at: null,
    });
  });

  it('[API-38] used by another customer meanwhile stays theirs: the money goes back', async () => {
    const coupon = await addCoupon(db, { code: 'ULTIMO', use_limit: 1 });
    const late = await payWhileAway('ULTIMO');
    const quick = await stand.placed(wish('ULTIMO'), { payment_method: 'cash' });
    await backAgain(late.id);
    await expect
      .poll(() => stand.see(late))
      .toMatchObject({
        state: 'expired',
        refunded: late.order.total,
        payment: { state: 'refunded' },
      });
    const standing = (await usesOf(coupon)).filter(({ given_back_at }) => given_back_at === null);
    expect(standing.map(({ order_id }) => order_id)).toEqual([quick.id]);
  });
});
