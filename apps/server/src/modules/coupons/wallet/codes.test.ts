import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { keyOf, postCart, refusedCart } from '../../ordering/cart/cart-testing.ts';
import { call, formFor, openStand } from '../../ordering/order/order-testing.ts';
import { addCoupon } from '../testing.ts';

const app = await makeTestApp();
const { db, now } = app;
const { pizzas, pickup, delivery } = await openStand(app);
await addCoupon(db, { code: 'BENVENUTO10', first_order: true, limit_per_customer: 1 });
await addCoupon(db, { code: 'ESTATE', kind: 'amount', rate_basis_points: null, amount_cents: 500 });
await addCoupon(db, { code: 'CONSEGNA', kind: 'free_delivery', rate_basis_points: null });

const issueOf = ({ issues }: Awaited<ReturnType<typeof postCart>>) =>
  issues.find(({ code }) => code === 'coupon_refused')?.text;

beforeEach(async () => {
  await db.deleteFrom('rate_windows').execute();
});

describe('a code', () => {
  it('[API-38] is read in any spelling, by visitors too', async () => {
    for (const coupon of ['ESTATE', ' estate ', 'E-S-T-A-T-E', 'Esta te']) {
      const cart = await postCart(app, { items: pizzas(2), deliveries: [pickup], coupon });
      expect(cart.coupon).toMatchObject({ code: 'ESTATE', discount: 500 });
    }
    const guest = await postCart(app, { items: pizzas(2), deliveries: [pickup], coupon: 'BENVENUTO10' });
    expect(issueOf(guest)).toBe('Accedi per usare questo coupon');
  });

  it('[API-38] that is made up of anything at all is no error', async () => {
    for (const coupon of ['"; drop table coupons; --', '🎟🎟', 'wcp_', 'cpn_1', '%', 'a'.repeat(100), '\\x00'])
      expect(issueOf(await postCart(app, { items: pizzas(1), coupon }))).toBe('Questo coupon non esiste');
    expect((await refusedCart(app, { items: pizzas(1), coupon: 'a'.repeat(101) })).status).toBe(422);
    expect((await refusedCart(app, { coupon: 12 })).status).toBe(422);
  });

  it('[API-38] brings for nothing only once it is known where to', async () => {
    const cart = await postCart(app, { items: pizzas(2), coupon: 'CONSEGNA' });
    expect(issueOf(cart)).toBe('Scegli prima dove consegnare: il coupon vale sul costo della consegna');
    const known = await postCart(app, { token: keyOf(cart), deliveries: [delivery] });
    expect(known).toMatchObject({
      coupon: { discount: 250 },
      coupon_discount: 0,
      delivery: 0,
      total_price: 1700,
    });
    expect(known.deliveries[0]).toMatchObject({ fee: 250, fee_discount: 250 });
  });

  it('[API-38] is not to be guessed: after ten tries even a right one waits', async () => {
    const { token } = await app.signIn();
    for (let at = 0; at < 10; at += 1) await postCart(app, { items: pizzas(1), coupon: `PROVA${at}` }, token);
    expect(await refusedCart(app, { coupon: 'ESTATE' }, token)).toMatchObject({
      status: 429,
      body: { code: 'coupon.too_many_codes' },
    });
    // Only a typed code counts as a try: not a coupon the cart already has, nor removing it.
    expect(issueOf(await postCart(app, { coupon: 'PROVA9' }, token))).toBe('Questo coupon non esiste');
    await postCart(app, { coupon: null }, token);
    now.at = new Date(now.at.getTime() + 11 * 60_000);
    expect((await postCart(app, { coupon: 'ESTATE', deliveries: [pickup] }, token)).coupon).not.toBeNull();
  });

  it('[API-38] is not to be guessed from one address with ever new carts either', async () => {
    const tries = Array.from({ length: 120 }, (_, at) => ({ items: pizzas(1), coupon: `ALTRO${at}` }));
    for (const wish of tries) await postCart(app, wish);
    expect(await refusedCart(app, { items: pizzas(1), coupon: 'ESTATE' })).toMatchObject({ status: 429 });
  });

  it('[API-38] for the first order is used once, and comes back with an order that came to nothing', async () => {
    const { token } = await app.signIn();
    const fill = () =>
      postCart(app, { items: pizzas(2), deliveries: [pickup], coupon: 'BENVENUTO10' }, token);
    const cart = await fill();
    expect(cart.coupon).toMatchObject({ discount: 170 });
    const order = () =>
      call<{ order: { id: string } }>(app, 'POST customer/orders', {
        token,
        payload: formFor(cart, { payment_method: 'till' }),
      });
    const { body, status } = await order();
    expect(status).toBe(201);
    expect(issueOf(await fill())).toBe('Questo coupon vale solo per il primo ordine');
    await call(app, `POST customer/orders/${body.order.id}/cancel`, { token });
    expect((await fill()).coupon).toMatchObject({ discount: 170 });
  });
});
