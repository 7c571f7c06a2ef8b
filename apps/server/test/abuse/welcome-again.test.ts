import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codeFor } from '../../src/modules/accounts/people-testing.ts';
import { addCoupon } from '../../src/modules/coupons/testing.ts';
import { callAs } from '../../src/modules/membership/testing.ts';
import { postCart } from '../../src/modules/ordering/cart/cart-testing.ts';
import { call as callApi, formFor, openStand } from '../../src/modules/ordering/order/order-testing.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const { db, pool, now } = app;
const { pizzas, pickup } = await openStand(app);
const call = callAs(app);
const welcome = await addCoupon(db, { code: 'BENVENUTO10', first_order: true, limit_per_customer: 1 });
await addCoupon(db, { code: 'DUEVOLTE', limit_per_customer: 2 });

const newNumber = () => `+39333${String(randomInt(10_000_000)).padStart(7, '0')}`;
type Names = { readonly email: string; readonly phone: string };

/** A person with a mailbox who confirms a phone by the code of an SMS. */
const comes = async ({ email, phone }: Names) => {
  const person = await app.signIn();
  const fresh = { phone: null, email, created_at: now.at };
  await db.updateTable('users').set(fresh).where('id', '=', person.userId).execute();
  await call('POST', '/api/register/change', person.token, { telephone: phone });
  const code = await codeFor({ pool }, phone);
  const { status } = await call('POST', '/api/register/complete', person.token, { code });
  expect(status).toBe(200);
  // The next code can be asked for after a minute.
  now.at = new Date(now.at.getTime() + 61_000);
  return person;
};
const orders = async (token: string, coupon: string) => {
  const cart = await postCart(app, { items: pizzas(2), deliveries: [pickup], coupon }, token);
  const payload = formFor(cart, { payment_method: 'till' });
  expect((await callApi(app, 'POST customer/orders', { token, payload })).status).toBe(201);
};
const leaves = async (token: string) =>
  expect((await call('DELETE', '/api/customer', token)).status).toBe(204);
const refusalOf = async (token: string, coupon: string) => {
  const { issues } = await postCart(app, { items: pizzas(2), deliveries: [pickup], coupon }, token);
  return issues.find(({ code }) => code === 'coupon_refused')?.text;
};

describe('an account that was deleted and made again', () => {
  it('[API-12] brings no second first order, and no code beyond its limit', async () => {
    const [phone, email] = [newNumber(), 'furbo@example.it'];
    const first = await comes({ email, phone });
    await orders(first.token, 'BENVENUTO10');
    await orders(first.token, 'DUEVOLTE');
    await leaves(first.token);

    const samePhone = await comes({ email: 'altro@example.it', phone });
    expect(await refusalOf(samePhone.token, 'BENVENUTO10')).toBe(
      'Questo coupon vale solo per il primo ordine',
    );
    await orders(samePhone.token, 'DUEVOLTE');
    expect(await refusalOf(samePhone.token, 'DUEVOLTE')).toBe('Hai già usato questo coupon 2 volte');
    await leaves(samePhone.token);

    const sameMailbox = await comes({ email, phone: newNumber() });
    expect(await refusalOf(sameMailbox.token, 'BENVENUTO10')).toBe(
      'Questo coupon vale solo per il primo ordine',
    );
    const thirdTime = await comes({ email: 'terzo@example.it', phone });
    expect(await refusalOf(thirdTime.token, 'DUEVOLTE')).toBe('Hai già usato questo coupon 2 volte');

    const stranger = await comes({ email: 'nuova@example.it', phone: newNumber() });
    expect(await refusalOf(stranger.token, 'BENVENUTO10')).toBeUndefined();
  });

  it('[API-12] leaves no trace that names its owner, and none for ever', async () => {
    const [phone, email] = [newNumber(), 'memoria@example.it'];
    const { token } = await comes({ email, phone });
    await orders(token, 'BENVENUTO10');
    await leaves(token);
    const rows = await db.selectFrom('traces').selectAll().where('what', '=', `coupon:${welcome}`).execute();
    expect(rows.length).toBeGreaterThan(0);
    const text = JSON.stringify(
      rows.map(({ trace, ...row }) => ({ ...row, trace: trace.toString('latin1') })),
    );
    expect(text).not.toContain(phone);
    expect(text).not.toContain(email);
    now.at = new Date(now.at.getTime() + (2 * 365 + 1) * 86_400_000);
    const back = await comes({ email, phone });
    expect(await refusalOf(back.token, 'BENVENUTO10')).toBeUndefined();
  });
});

describe('a gift of welcome', () => {
  it('[RTE-10] [LOG-11] also goes to a guest who makes an account after an order', async () => {
    const gift = await addCoupon(db, { title: 'Ben arrivi', granted_on: 'first_order', granted_days: 30 });
    const [telephone, email] = [newNumber(), 'ospite@example.it'];
    const cart = await postCart(app, { items: pizzas(2), deliveries: [pickup] });
    const contact = { firstname: 'Ada', lastname: 'Rossi', email, telephone };
    const payload = { ...formFor(cart, { payment_method: 'till', contact }), cart_token: cart.token };
    expect((await callApi(app, 'POST orders', { payload })).status).toBe(201);
    const { token } = await comes({ email, phone: telephone });
    const { body } = await call('GET', '/api/customer/active/coupons', token);
    expect(body.coupons).toMatchObject([{ title: 'Ben arrivi', state: 'ready' }]);
    await db.deleteFrom('wallet_coupons').where('coupon_id', '=', gift).execute();
    await db
      .updateTable('coupons')
      .set({ granted_on: null, granted_days: null })
      .where('id', '=', gift)
      .execute();
  });

  it('[RTE-15] [LOG-11] comes the moment a phone is confirmed, once, and not after an order', async () => {
    const gift = await addCoupon(db, { title: 'Il primo', granted_on: 'first_order', granted_days: 30 });
    const giftsOf = async (token: string) => {
      const { body } = await call('GET', '/api/customer/active/coupons', token);
      return (body.coupons as readonly { readonly title: string; readonly state: string }[]).filter(
        ({ title }) => title === 'Il primo',
      );
    };
    const stranger = await app.signIn();
    const [phone, email] = [newNumber(), 'nuovo@example.it'];
    const came = await comes({ email, phone });
    expect(await giftsOf(came.token)).toEqual([expect.objectContaining({ state: 'ready' })]);
    // Only the new person is greeted; other accounts wait for the hourly job.
    expect(await giftsOf(stranger.token)).toEqual([]);
    await call('POST', '/api/register/change', came.token, { telephone: newNumber() });
    expect(await giftsOf(came.token)).toHaveLength(1);
    await leaves(came.token);
    expect(await giftsOf((await comes({ email, phone: newNumber() })).token)).toEqual([]);
    await db.deleteFrom('wallet_coupons').where('coupon_id', '=', gift).execute();
  });
});
