import type { UserId } from '@zanga/domain/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCoupon } from '../../src/modules/coupons/testing.ts';
import { payableMembership } from '../../src/modules/membership/renewal/payable-membership.ts';
import { seeStatus } from '../../src/modules/membership/status/see-status.ts';
import { callAs, joinPrime, offerPlan, toolsOf } from '../../src/modules/membership/testing.ts';
import { postCart } from '../../src/modules/ordering/cart/cart-testing.ts';
import { openStand } from '../../src/modules/ordering/order/order-testing.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const { db } = app;
const { pizzas, pickup } = await openStand(app);
const call = callAs(app);
beforeAll(() => offerPlan(app));

/** A person with an account and no confirmed phone: there are as many as mailboxes. */
const unconfirmed = async () => {
  const person = await app.signIn();
  await db.updateTable('users').set({ phone: null }).where('id', '=', person.userId).execute();
  return person;
};
const confirm = (userId: UserId) =>
  db.updateTable('users').set({ phone: '+393331234567' }).where('id', '=', userId).execute();

describe('an account without a confirmed phone', () => {
  it('[API-16] [LOG-11] buys no Prime, with a trial or without', async () => {
    const { token, userId } = await unconfirmed();
    const asked = { prime_subscription: true, payment_method: 'new' };
    for (const trial of [true, false])
      expect(await call('POST', '/api/customer/payment/intent', token, { ...asked, trial })).toEqual({
        status: 200,
        body: {
          client_secret: null,
          status: null,
          message: 'Prima di iscriverti conferma il tuo numero di telefono in “I miei dati”',
        },
      });
    expect(await db.selectFrom('payments').select('id').where('user_id', '=', userId).execute()).toEqual([]);
    await confirm(userId);
    expect(await joinPrime(app, token, '4242424242424242')).toMatchObject({
      body: { error: null, state: 'trial' },
    });
  });

  it('[API-16] [LOG-11] need not confirm it for Prime where no SMS can be sent, and has no trial either', async () => {
    const { token, userId } = await unconfirmed();
    expect((await call('GET', '/api/customer/prime', token)).body).toMatchObject({
      ...{ phone_first: true, can_trial: true },
    });
    const tools = { ...toolsOf(app), confirmsPhones: false };
    const { at: now } = app.now;
    expect(await seeStatus(tools, userId, now)).toMatchObject({ phone_first: false, can_trial: false });
    expect(await payableMembership(tools)({ userId, trial: true, now })).toMatchObject({ ok: true });
    const payments = db.selectFrom('payments').select(['amount_cents', 'capture']);
    expect(await payments.where('user_id', '=', userId).execute()).toEqual([
      { amount_cents: 499, capture: 'automatic' },
    ]);
  });

  it('[LOG-11] gets no coupon, and cannot use one for a first order', async () => {
    const coupon = await addCoupon(db, { code: 'BENVENUTO10', first_order: true, limit_per_customer: 1 });
    const { token, userId } = await unconfirmed();
    const wish = { items: pizzas(2), deliveries: [pickup], coupon: 'BENVENUTO10' };
    const refused = await postCart(app, wish, token);
    expect(refused.coupon).toBeNull();
    expect(refused.issues).toContainEqual(
      expect.objectContaining({
        code: 'coupon_refused',
        text: 'Conferma il tuo numero di telefono in “I miei dati” per usare questo coupon',
      }),
    );
    await db.updateTable('users').set({ phone: '+393337654321' }).where('id', '=', userId).execute();
    expect((await postCart(app, wish, token)).coupon).toMatchObject({ id: coupon });
  });
});
