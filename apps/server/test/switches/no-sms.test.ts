import type { EditedCoupon } from '@zanga/contract/ordering/coupons-office';
import type { UserId } from '@zanga/domain/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { linkFor } from '../../src/modules/accounts/people-testing.ts';
import { readDue, readPromotions } from '../../src/modules/coupons/grants/due-queries.ts';
import { addCoupon } from '../../src/modules/coupons/testing.ts';
import { postCart } from '../../src/modules/ordering/cart/cart-testing.ts';
import {
  call,
  contact,
  formFor,
  openStand,
  signInStaff,
} from '../../src/modules/ordering/order/order-testing.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { makeTestApp } from '../harness.ts';

// A real shop without an SMS gateway: no phone can be confirmed.
const app = await makeTestApp({ env: { SANDBOX: '0' } });
const { db } = app;
const stand = await openStand(app);
const owner = await signInStaff(app, 'owner');

type User = { readonly email_verified: boolean; readonly email_to_confirm?: boolean };
type Placed = { readonly code?: string };

/** A customer whose phone is only written, and whose mail is confirmed or not. */
const customer = async ({ confirmed }: { readonly confirmed: boolean }) => {
  const { token, userId } = await app.signIn();
  await db
    .updateTable('users')
    .set({ phone: null, email_verified_at: confirmed ? app.now.at : null })
    .where('id', '=', userId)
    .execute();
  return { token, userId, email: `${userId}@example.it` };
};
const userOf = async (token: string) => (await call<User>(app, 'GET user', { token })).body;
const fill = (token: string, delivery: typeof stand.delivery | typeof stand.pickup = stand.pickup) =>
  postCart(app, { items: stand.pizzas(2), deliveries: [delivery], coupon: 'PRIMO' }, token);
const refusedBy = ({ issues }: Awaited<ReturnType<typeof fill>>) =>
  issues.find(({ code }) => code === 'coupon_refused')?.text;
const place = async (
  { token, email }: { readonly token: string; readonly email: string },
  telephone: string,
  delivery?: typeof stand.delivery,
) => {
  const form = formFor(await fill(token, delivery), {
    payment_method: delivery ? 'cash' : 'till',
    contact: { ...contact, email, telephone },
  });
  const { status, body } = await call<Placed>(app, 'POST customer/orders', { token, payload: form });
  return status === 201 ? 'placed' : body.code;
};
const dueTo = async (userId: UserId) => {
  const [promotion] = await readPromotions(db, app.now.at);
  if (!promotion) throw new Error('The welcome is a promotion');
  const due = { most: 5, only: userId, confirmsPhones: false };
  return inTransaction(db, (tx) => readDue(tx, promotion, due, app.now.at));
};

beforeAll(async () => {
  await addCoupon(db, { code: 'PRIMO', first_order: true, limit_per_customer: 1 });
  await addCoupon(db, {
    granted_on: 'first_order',
    granted_days: 30,
    first_order: true,
    limit_per_customer: 1,
  });
});

describe('without an SMS gateway', () => {
  it('a coupon about the person asks for a confirmed mail, which the account confirms itself', async () => {
    const { token, userId, email } = await customer({ confirmed: false });
    expect(await userOf(token)).toMatchObject({ email_verified: false, email_to_confirm: true });
    expect(refusedBy(await fill(token))).toBe(
      'Conferma la tua email in “I miei dati” per usare questo coupon',
    );
    expect(await dueTo(userId)).toEqual([]);

    await call(app, 'PATCH customer', { token, payload: { email } });
    const link = await linkFor(app, email, 'confirm_email');
    const payload = { token: link.split('#email=').at(-1) };
    expect((await call(app, 'POST customer/email/confirm', { payload })).status).toBe(200);
    const user = await userOf(token);
    expect(user.email_verified).toBe(true);
    expect(user).not.toHaveProperty('email_to_confirm');
    expect(refusedBy(await fill(token))).toBeUndefined();
    const had = db.selectFrom('wallet_coupons').select('reason').where('user_id', '=', userId).execute();
    expect(await had).toEqual([{ reason: 'first_order' }]);
  });

  it('the first order is new by phone, mail and door, and neighbours are other people', async () => {
    const at = (doorbell: string) => ({
      ...stand.delivery,
      address: { ...stand.delivery.address, doorbell },
    });
    const first = await customer({ confirmed: true });
    expect(await place(first, '+393331110001', at('Rossi'))).toBe('placed');
    const second = await customer({ confirmed: true });
    expect(await place(second, '+393331110001')).toBe('order.coupon_not_first');
    expect(await place({ ...second, email: first.email }, '+393331110002')).toBe('order.coupon_not_first');
    expect(await place(second, '+393331110002', at('rossi'))).toBe('order.coupon_not_first');
    expect(await place(second, '+393331110002', at('Bianchi'))).toBe('placed');
  });

  it('the editor says that the proof is weaker', async () => {
    const { id } = await db.selectFrom('coupons').select('id').limit(1).executeTakeFirstOrThrow();
    const { body } = await call<EditedCoupon>(app, `GET backoffice/coupons/${id}`, { token: owner });
    expect(body.by_mail).toBe(true);
  });
});
