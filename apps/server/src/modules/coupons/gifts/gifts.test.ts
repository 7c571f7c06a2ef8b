import { randomBytes } from 'node:crypto';
import type { CustomerGroup, GroupGift } from '@zanga/contract/ordering/offers/coupon-gifts';
import type { CouponId, OrderId } from '@zanga/domain/ids';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { makeKeys } from '../../accounts/keys.ts';
import { readBenefits } from '../../membership/public.ts';
import { messagesTo } from '../../notifications/testing.ts';
import { postCart } from '../../ordering/cart/cart-testing.ts';
import { call, formFor, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { toolsBehind } from '../../payments/testing.ts';
import { makeRedemptions } from '../../redemption/testing.ts';
import { openShop } from '../../shops/testing.ts';
import { addCoupon } from '../testing.ts';
import { handOut } from './hand-out.ts';

const app = await makeTestApp();
const { db, now } = app;
const { shop, pizzas, pickup } = await openStand(app);
const elsewhere = await openShop(db, { slug: 'altrove' });
const owner = await signInStaff(app, 'owner');
const ofOneShop = await signInStaff(app, 'manager', shop);
const day = 86_400_000;

const { jobs, clock, log } = toolsBehind(app.payments);
const keys = makeKeys(randomBytes(32));
const tools = {
  ...{ db, jobs, clock, log, notify: app.notify, keys },
  redemptions: makeRedemptions(db),
  origin: () => 'http://zanga.test',
  confirmsPhones: true,
};

const born = async (birthdate: string | null, news = false) => {
  const person = await app.signIn();
  await db.updateTable('users').set({ birthdate }).where('id', '=', person.userId).execute();
  if (news)
    await db
      .insertInto('consents')
      .values({
        ...{ user_id: person.userId, kind: 'marketing', granted: true },
        ...{ version: 'v1', source: 'profile', at: now.at },
      })
      .execute();
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', person.userId)
    .executeTakeFirstOrThrow();
  return { ...person, email };
};
const daysAgo = (days: number) => new Date(now.at.getTime() - days * day);
const order = async (token: string, days: number) => {
  const cart = await postCart(app, { items: pizzas(2), deliveries: [pickup] }, token);
  const payload = formFor(cart, { payment_method: 'till' });
  const { body } = await call<{ order: { id: OrderId } }>(app, 'POST customer/orders', { token, payload });
  await db
    .updateTable('orders')
    .set({ created_at: daysAgo(days) })
    .where('id', '=', body.order.id)
    .execute();
};

const everybody: CustomerGroup = { orders: null, shop: null, members: false, birth_month: null };
const url = (coupon: string, end = '') => `backoffice/coupons/${coupon}/group-gifts${end}`;
type Count = { readonly people: number; readonly mailed: number; readonly had: number };
type GiftAnswer<Body> = Body & { readonly code: string; readonly fields: Record<string, string[]> };
const count = (coupon: string, group: Partial<CustomerGroup>, token = owner) =>
  call<GiftAnswer<Count>>(app, `POST ${url(coupon, '/count')}`, {
    token,
    payload: { group: { ...everybody, ...group } },
  });
let presses = 0;
const give = (coupon: string, group: Partial<CustomerGroup>, given: object = {}, token = owner) => {
  presses += 1;
  const payload = { key: `regalo-${presses}`, group: { ...everybody, ...group }, until: null, ...given };
  return call<GiftAnswer<GroupGift>>(app, `POST ${url(coupon)}`, { token, payload });
};
const giftOf = async (coupon: string) =>
  (await call<{ data: GroupGift[] }>(app, `GET ${url(coupon)}`, { token: owner })).body.data[0];
const holders = async (coupon: CouponId) =>
  (await db.selectFrom('wallet_coupons').select('user_id').where('coupon_id', '=', coupon).execute()).map(
    ({ user_id }) => user_id,
  );

const may = { birth_month: 5 } as const;
const inMay = [await born('1990-05-02', true), await born('1971-05-31'), await born('2000-05-10')];
await born('1990-06-02');
await born(null);

describe('a group of customers', () => {
  it('counts before the gift how many people get it, and how many are notified', async () => {
    const coupon = await addCoupon(db);
    expect((await count(coupon, may)).body).toEqual({ people: 3, mailed: 1, had: 0 });
    expect(await holders(coupon)).toEqual([]);
  });

  it('is filtered by orders since a day, or none, in a shop or anywhere', async () => {
    const coupon = await addCoupon(db);
    const [first, second] = inMay;
    await order(first?.token ?? '', 40);
    await order(second?.token ?? '', 0);
    const since = daysAgo(30).toISOString().slice(0, 10);
    const people = async (group: Partial<CustomerGroup>) =>
      (await count(coupon, { ...may, ...group })).body.people;
    expect(await people({ orders: { has: true, since: null } })).toBe(2);
    expect(await people({ orders: { has: true, since } })).toBe(1);
    expect(await people({ orders: { has: false, since } })).toBe(2);
    expect(await people({ orders: { has: false, since: null } })).toBe(1);
    expect(await people({ shop })).toBe(2);
    expect(await people({ shop: elsewhere })).toBe(0);
    expect(await people({ orders: { has: false, since: null }, shop: elsewhere })).toBe(3);
  });

  it('is filtered by membership', async () => {
    const coupon = await addCoupon(db);
    const members = (await Promise.all(inMay.map(({ userId }) => readBenefits(db, userId, now.at)))).filter(
      Boolean,
    );
    expect((await count(coupon, { ...may, members: true })).body.people).toBe(members.length);
  });

  it('leaves out deleted accounts, staff and people without a phone', async () => {
    const coupon = await addCoupon(db);
    const [left, staff, phoneless] = [
      await born('1980-02-01'),
      await born('1980-02-01'),
      await born('1980-02-01'),
    ];
    const february = { birth_month: 2 } as const;
    expect((await count(coupon, february)).body.people).toBe(3);
    await db.updateTable('users').set({ deleted_at: now.at }).where('id', '=', left.userId).execute();
    await db
      .insertInto('user_roles')
      .values({ user_id: staff.userId, role: 'worker', shop_id: shop, all_shops: false })
      .execute();
    await db.updateTable('users').set({ phone: null }).where('id', '=', phoneless.userId).execute();
    expect((await count(coupon, february)).body.people).toBe(0);
  });

  it.each([
    ['a thirteenth month', { birth_month: 13 }],
    ['a day that is none', { orders: { has: true, since: '2026-02-30' } }],
  ])('is not asked for by %s', async (_, group) => {
    expect((await count(await addCoupon(db), group)).status).toBe(422);
  });
});

describe('a coupon that is given to a group', () => {
  it('lies in each wallet once, and is announced to people who allow it', async () => {
    const coupon = await addCoupon(db, { title: 'Maggio' });
    const { status, body } = await give(coupon, may);
    expect([status, body]).toMatchObject([
      201,
      { to: 'I clienti che compiono gli anni a maggio', people: 3 },
    ]);
    await Promise.all([handOut(tools, body.id), handOut(tools, body.id), handOut(tools, body.id)]);
    expect((await holders(coupon)).toSorted()).toEqual(inMay.map(({ userId }) => userId).toSorted());
    expect(await giftOf(coupon)).toMatchObject({ given: 3, had: 0, done: true, why_ended: null });
    const [told] = await messagesTo(app, inMay[0]?.email ?? '');
    expect(told?.text).toContain('Maggio: −10 %');
    // Another press, another group: a person who has it gets no second one.
    expect((await count(coupon, may)).body).toMatchObject({ people: 0, had: 3 });
    expect((await give(coupon, may)).body.fields).toEqual({ group: ['Non c’è nessuno a cui regalarlo'] });
    const everyone = await give(coupon, {});
    await handOut(tools, everyone.body.id);
    expect(new Set(await holders(coupon)).size).toBe((await holders(coupon)).length);
  });

  it('is begun once by one press, even if it arrives twice', async () => {
    const coupon = await addCoupon(db);
    const asked = { key: 'due-volte-insieme' };
    const answers = await Promise.all([give(coupon, may, asked), give(coupon, may, asked)]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await handOut(tools, answers[0]?.body.id ?? '');
    expect(await holders(coupon)).toHaveLength(3);
  });

  it('ends where it is when the coupon is stopped, and says so', async () => {
    const coupon = await addCoupon(db);
    await db.updateTable('coupons').set({ stopped: 'all' }).where('id', '=', coupon).execute();
    expect((await give(coupon, may)).status).toBe(422);
    await db.updateTable('coupons').set({ stopped: null }).where('id', '=', coupon).execute();
    const { body } = await give(coupon, may);
    await db.updateTable('coupons').set({ stopped: 'all' }).where('id', '=', coupon).execute();
    await handOut(tools, body.id);
    // The app's own job may have been quicker.
    const gift = await giftOf(coupon);
    if (gift?.given === 0) expect(gift.why_ended).toMatch(/sospeso/);
    expect(gift?.done).toBe(true);
  });

  it('[ROL-3] is for staff of all shops', async () => {
    const coupon = await addCoupon(db);
    expect((await count(coupon, may, ofOneShop)).body.code).toBe('coupon.of_all_shops');
    expect((await give(coupon, may, {}, ofOneShop)).body.code).toBe('coupon.of_all_shops');
    expect((await give('cpn_nessuno', may)).status).toBe(404);
  });
});
