import type { Order } from '@zanga/contract/ordering/orders';
import type { CouponId } from '@zanga/domain/ids';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { postCart } from '../../ordering/cart/cart-testing.ts';
import {
  call,
  formFor,
  openStand,
  signInStaff,
  takeMoney,
  work,
} from '../../ordering/order/order-testing.ts';
import { exportCoupons, forgetCoupons } from '../personal-store.ts';
import { addCoupon, putInWallet } from '../testing.ts';

const app = await makeTestApp();
const { db } = app;
const { shop, pizzas, pickup } = await openStand(app);
const manager = await signInStaff(app, 'manager');
const worker = await signInStaff(app, 'worker', shop);

const fail = (): never => {
  throw new Error('Everybody has a cart');
};
type Placed = { readonly order: Order; readonly code: string };
const place = (token: string, cart: Awaited<ReturnType<typeof postCart>>, given: object = {}) =>
  call<Placed>(app, 'POST customer/orders', {
    token,
    payload: formFor(cart, { payment_method: 'till', ...given }),
  });
const fill = (token: string, coupon: string, qty = 2) =>
  postCart(app, { items: pizzas(qty), deliveries: [pickup], coupon }, token);
const issueOf = ({ issues }: Awaited<ReturnType<typeof postCart>>) =>
  issues.find(({ code }) => code === 'coupon_refused')?.text;
const usesOf = (coupon: CouponId) =>
  db
    .selectFrom('coupon_uses')
    .selectAll()
    .where('coupon_id', '=', coupon)
    .where('given_back_at', 'is', null)
    .execute();

describe('a coupon and its order', () => {
  it('[API-38] is stored with the order, and its saving with the coupon', async () => {
    const { token, userId } = await app.signIn();
    const coupon = await addCoupon(db);
    const id = await putInWallet(app, { coupon, userId });
    const { body } = await place(token, await fill(token, id));
    expect(body.order).toMatchObject({ coupon_title: 'Benvenuto', coupon_discount: 170, total: 1530 });
    expect(await usesOf(coupon)).toMatchObject([
      { wallet_id: id, order_id: body.order.id, saved_cents: 170 },
    ]);
    expect(issueOf(await fill(token, id))).toBe(
      `Già usato oggi alle 13:00 per l’ordine ${body.order.number}`,
    );
  });

  it('[API-38] the last use, wanted by fifty people at once, goes to one; the others are refused', async () => {
    const coupon = await addCoupon(db, { code: 'ULTIMO', use_limit: 1 });
    const people = await Promise.all(Array.from({ length: 50 }, () => app.signIn()));
    const carts = await Promise.all(people.map(({ token }) => fill(token, 'ULTIMO', 1)));
    const answers = await Promise.all(people.map(({ token }, at) => place(token, carts[at] ?? fail())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 201) expect([status, body.code]).toEqual([409, 'order.total_changed']);
    expect(await usesOf(coupon)).toHaveLength(1);
    const late = await fill((await app.signIn()).token, 'ULTIMO', 1);
    expect(issueOf(late)).toBe('Questo coupon è esaurito');
    const row = await db
      .selectFrom('coupons')
      .select('used_count')
      .where('id', '=', coupon)
      .executeTakeFirst();
    expect(row?.used_count).toBe(1);
  });

  it('[API-38] a limit per person holds for orders at once, and not for guests', async () => {
    const coupon = await addCoupon(db, { code: 'DUEVOLTE', limit_per_customer: 2, use_limit: 5 });
    const { token } = await app.signIn();
    const order = async () => place(token, await fill(token, 'DUEVOLTE', 1));
    for (let at = 0; at < 2; at += 1) expect((await order()).status).toBe(201);
    expect(issueOf(await fill(token, 'DUEVOLTE'))).toBe('Hai già usato questo coupon 2 volte');
    expect((await usesOf(coupon)).map(({ nth_of_customer }) => nth_of_customer).toSorted()).toEqual([1, 2]);
    const guest = await postCart(app, { items: pizzas(1), deliveries: [pickup], coupon: 'DUEVOLTE' });
    expect(issueOf(guest)).toBe('Accedi per usare questo coupon');
  });

  it('[API-38] comes back when the payment never comes, and meanwhile stays at hand for its own cart', async () => {
    const { token, userId } = await app.signIn();
    const coupon = await addCoupon(db, { use_limit: 1, limit_per_customer: 1 });
    const id = await putInWallet(app, { coupon, userId });
    const cart = await fill(token, id);
    const waiting = await place(token, cart, { payment_method: 'new' });
    expect(waiting.body.order.state).toBe('awaiting_payment');
    const { body } = await call<{ coupons: { state: string; why_not: string }[] }>(
      app,
      'GET customer/active/coupons',
      { token },
    );
    expect(body.coupons).toMatchObject([
      {
        state: 'reserved',
        why_not: `Lo sta usando l’ordine ${waiting.body.order.number}, che aspetta il pagamento: se non lo paghi torna tuo`,
      },
    ]);
    // A customer who goes back and orders the same cart anew still has it.
    const again = await postCart(app, {}, token);
    expect(again.coupon).toMatchObject({ id, discount: 170 });
    const second = await place(token, again);
    expect(second.status).toBe(201);
    expect(await usesOf(coupon)).toMatchObject([{ order_id: second.body.order.id }]);
  });

  it('[API-38] refused, comes back; refunded by halves only with the last of them, to the cent', async () => {
    const { token, userId } = await app.signIn();
    const coupon = await addCoupon(db, {
      kind: 'amount',
      rate_basis_points: null,
      amount_cents: 333,
      use_limit: 9,
      stackable: true,
    });
    const id = await putInWallet(app, { coupon, userId });
    const items = [...pizzas(3), { product: 'cola', qty: 1 }];
    const cart = await postCart(app, { items, deliveries: [pickup], coupon: id }, token);
    const { body } = await place(token, cart);
    const refused = await work(app, worker, body.order.id, 'reject', { reason: 'Il forno si è spento' });
    expect(refused.status).toBe(200);
    expect(await usesOf(coupon)).toEqual([]);
    const next = await place(token, await postCart(app, { items, deliveries: [pickup], coupon: id }, token));
    expect(next.body.order.total).toBe(3 * 850 + 300 - 333);
    await work(app, worker, next.body.order.id, 'accept', { minutes: 20 });
    await takeMoney(app, worker, next.body.order.id, next.body.order.total);
    for (const event of ['prepare', 'finish', 'complete'])
      await work(app, worker, next.body.order.id, 'advance', { event });
    const refund = (items: unknown, key: string) =>
      call<Order>(app, `POST backoffice/orders/${next.body.order.id}/refunds`, {
        token: manager,
        payload: { key, reason: 'Era fredda', items },
      });
    const [line] = next.body.order.items;
    const half = await refund([{ id: line?.id, qty: 2 }], 'chiave-di-prova-1');
    expect(half.status).toBe(200);
    expect(await usesOf(coupon)).toHaveLength(1);
    const whole = await refund(null, 'chiave-di-prova-2');
    expect(whole.body).toMatchObject({ refunded: next.body.order.total });
    expect(await usesOf(coupon)).toEqual([]);
    expect(
      (await db.selectFrom('coupons').select('used_count').where('id', '=', coupon).executeTakeFirst())
        ?.used_count,
    ).toBe(0);
    expect((await postCart(app, { items, coupon: id }, token)).coupon).toMatchObject({ discount: 333 });
  });

  it('[API-12] keeps only the count of uses after the account is deleted', async () => {
    const { token, userId } = await app.signIn();
    const coupon = await addCoupon(db, { use_limit: 3 });
    await putInWallet(app, { coupon, userId });
    const used = await putInWallet(app, { coupon, userId });
    await place(token, await fill(token, used));
    expect(await exportCoupons(db, userId)).toMatchObject({ wallet: [{}, {}], used: [{ saved_cents: 170 }] });
    await inTransaction(db, (tx) => forgetCoupons(tx, userId));
    expect(await exportCoupons(db, userId)).toEqual({ wallet: [], used: [] });
    expect(await usesOf(coupon)).toMatchObject([{ user_id: null, wallet_id: null }]);
  });
});
