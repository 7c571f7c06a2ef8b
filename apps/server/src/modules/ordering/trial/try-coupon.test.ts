import type { CouponForm, EditedCoupon } from '@zanga/contract/ordering/coupons-office';
import type { CouponTrial } from '@zanga/contract/ordering/offers/coupon-trial';
import type { Order } from '@zanga/contract/ordering/orders';
import { couponFields } from '@zanga/domain/coupons/editing/coupon-fields';
import { cents } from '@zanga/domain/money';
import { blankSimple } from '@zanga/domain/staff/editing/described';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { addCoupon } from '../../coupons/testing.ts';
import { openShop } from '../../shops/testing.ts';
import { postCart } from '../cart/cart-testing.ts';
import { call, formFor, openStand, signInStaff } from '../order/order-testing.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const { pizzas, pickup, delivery, shop } = stand;
const owner = await signInStaff(app, 'owner');
const elsewhere = await signInStaff(app, 'manager', await openShop(app.db, { slug: 'altrove' }));
const worker = await signInStaff(app, 'worker', shop);
const norma = (
  await app.db.selectFrom('products').select('id').where('slug', '=', 'norma').executeTakeFirstOrThrow()
).id;

type TrialAnswer = CouponTrial & { readonly code: string; readonly fields: Record<string, string[]> };
const draft: CouponForm = {
  ...blankSimple(couponFields),
  ...{ code: null, reward: { kind: 'percentage', rate: 1000, most: null }, given: null },
  ...{ from: '2026-01-01T00:00:00.000Z', shops: [], categories: [], products: [] },
};
const tryOn = (on: object, given: object = {}, more: object = {}, token = owner) =>
  call<TrialAnswer>(app, 'POST backoffice/coupons/trials', {
    token,
    payload: { form: { ...draft, ...given }, on, ...more },
  });
const nobody = { first_order: false, member: false, birthday: false };
const cart = (given: object = {}) => ({
  ...{ kind: 'cart', shop, mode: 'pickup', fee: 0, customer: nobody },
  ...{ lines: [{ product: norma, qty: 2 }] },
  ...given,
});
const order = async (token: string, wish: object = {}, payment_method = 'till') => {
  const cart = await postCart(app, { items: pizzas(2), deliveries: [pickup], ...wish }, token);
  const payload = formFor(cart, { payment_method });
  return (await call<{ order: Order }>(app, 'POST customer/orders', { token, payload })).body.order;
};
const rows = async () => {
  const { rows: counted } = await app.pool.query<{ n: number }>(
    `select (select count(*) from carts) + (select count(*) from orders) + (select count(*) from coupon_uses)
       + (select count(*) from coupons) + (select count(*) from audit_entries) as n`,
  );
  return counted[0]?.n;
};

describe('a coupon that is tried on a cart', () => {
  it('shows its discount, line by line, by the prices of the checkout, and writes nothing', async () => {
    const before = await rows();
    const { status, body } = await tryOn(cart());
    const { token } = await app.signIn();
    await addCoupon(app.db, { code: 'DAVVERO' });
    const sold = await postCart(
      app,
      {
        items: [{ product: 'norma', qty: 2, options: [stand.menu.choice('Classico')] }],
        deliveries: [pickup],
      },
      token,
    );
    expect(status).toBe(200);
    const [line] = body.lines;
    expect(line).toMatchObject({ qty: 2, off: Math.round((line?.total ?? 0) / 10) });
    expect(body).toMatchObject({ why_not: null, order: null, off: line?.off, customer: nobody });
    expect(body.total).toBe((line?.total ?? 0) - (line?.off ?? 0));
    expect(sold.total_price).toBeGreaterThanOrEqual(body.total);
    // The cart and the coupon of this test; the trial writes nothing.
    expect(await rows()).toBe((before ?? 0) + 2);
  });

  it.each([
    ['the minimum', { minimum: cents(100_000) }, {}, /^Mancano .* di questo coupon$/],
    ['the way', { channels: ['delivery'] }, {}, /^Questo coupon vale solo con la consegna/],
    ['the first order', { first_order: true, limit_per_customer: 1 }, {}, /solo per il primo ordine$/],
    ['members', { members_only: true }, {}, /riservato a chi ha l’abbonamento$/],
    ['the birthday', { birthday: true }, {}, /nei giorni del tuo compleanno$/],
    ['an account', { limit_per_customer: 1 }, { customer: null }, /^Accedi per usare questo coupon$/],
    ['the end', { until: '2026-01-02T00:00:00.000Z' }, {}, /^Questo coupon è scaduto/],
  ])('is refused for %s, in its customer’s words', async (_, given, on, words) => {
    expect((await tryOn(cart(on), given)).body).toMatchObject({
      why_not: expect.stringMatching(words),
      off: 0,
    });
  });

  it('checks the conditions on the customer, and at the chosen moment', async () => {
    const asked = { first_order: true, limit_per_customer: 1, members_only: true, birthday: true };
    const customer = { first_order: true, member: true, birthday: true };
    expect((await tryOn(cart({ customer }), asked)).body.why_not).toBeNull();
    const later = { from: new Date(app.now.at.getTime() + 86_400_000).toISOString() };
    expect((await tryOn(cart(), later)).body.why_not).toMatch(/^Questo coupon vale /);
    const at = new Date(app.now.at.getTime() + 2 * 86_400_000).toISOString();
    expect((await tryOn(cart(), later, { at })).body.why_not).toBeNull();
  });

  it('discounts the delivery fee and nothing else, as a coupon for the delivery', async () => {
    const free = { reward: { kind: 'free_delivery' } };
    const brought = cart({ mode: 'delivery', fee: 250 });
    expect((await tryOn(brought, free)).body).toMatchObject({ off: 250, delivery: 250, delivery_off: 250 });
    expect((await tryOn(cart({ mode: 'delivery' }), free)).body.why_not).toMatch(/già gratis/);
  });

  it('discounts products of subcategories of its category', async () => {
    const { category_id } = await app.db
      .selectFrom('product_categories')
      .select('category_id')
      .where('product_id', '=', norma)
      .executeTakeFirstOrThrow();
    expect((await tryOn(cart(), { categories: [category_id] })).body.why_not).toBeNull();
  });

  it.each([
    ['a product that is not there', { lines: [{ product: 'prd_nessuno', qty: 1 }] }, {}, 422],
    ['nothing', { lines: [] }, {}, 422],
    ['a shop that is not there', { shop: 'shp_nessuno' }, {}, 404],
    ['a shop that is none', { shop: 'x' }, {}, 404],
    ['what is shipped from a shop', { mode: 'shipping' }, {}, 422],
    ['a rule about nothing', {}, { products: ['zzz'] }, 422],
    ['a reward that is none', {}, { reward: { kind: 'amount', amount: 0 } }, 422],
  ])('is not tried on %s', async (_, on, given, status) => {
    expect((await tryOn(cart(on), given)).status).toBe(status);
  });
});

describe('a coupon that is tried on an order', () => {
  it('judges an order by its sold prices, and its customer as they were before', async () => {
    const { token } = await app.signIn();
    const placed = await order(token, { deliveries: [delivery] }, 'cash');
    const first = { first_order: true, limit_per_customer: 1 };
    for (const name of [placed.id, placed.reference, placed.reference.toLowerCase()]) {
      const { body } = await tryOn({ kind: 'order', order: name }, first);
      expect(body).toMatchObject({
        ...{ why_not: null, order: { reference: placed.reference } },
        customer: { first_order: true },
        ...{ delivery: placed.delivery, delivery_off: 0 },
      });
      expect(body.total + body.off).toBe(placed.total);
    }
    app.now.at = new Date(app.now.at.getTime() + 1);
    const second = await order(token);
    expect((await tryOn({ kind: 'order', order: second.id }, first)).body.why_not).toMatch(/primo ordine$/);
  });

  it('counts the uses by other orders, and leaves out its own', async () => {
    const id = await addCoupon(app.db, { code: 'UNAVOLTA', limit_per_customer: 1 });
    const read = await call<EditedCoupon>(app, `GET backoffice/coupons/${id}`, { token: owner });
    const { form } = read.body;
    const { token } = await app.signIn();
    const mine = await order(token, { coupon: 'UNAVOLTA' });
    const other = await order(token);
    const on = (of: Order) => tryOn({ kind: 'order', order: of.id }, form, { coupon: id });
    expect((await on(mine)).body).toMatchObject({ why_not: null, off: mine.coupon_discount });
    expect((await on(other)).body.why_not).toBe('Hai già usato questo coupon');
  });

  it('[ROL-3] is an order of one’s own shops', async () => {
    const placed = await stand.placed();
    const on = { kind: 'order', order: placed.id };
    expect((await tryOn(on, {}, {}, elsewhere)).body.code).toBe('order.not_found');
    expect((await tryOn(on, {}, {}, worker)).status).toBe(403);
    expect((await tryOn({ kind: 'order', order: 'ord_nessuno' })).status).toBe(404);
    const { body } = await tryOn(on);
    expect(body).toMatchObject({ customer: null, why_not: null });
  });
});
