import { randomBytes } from 'node:crypto';
import type { Coupon } from '@zanga/contract/ordering/coupons';
import type { CouponId, UserId } from '@zanga/domain/ids';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { newId } from '../../../platform/new-id.ts';
import { makeKeys } from '../../accounts/keys.ts';
import { messagesTo } from '../../notifications/testing.ts';
import { postCart } from '../../ordering/cart/cart-testing.ts';
import { call, formFor, openStand } from '../../ordering/order/order-testing.ts';
import { toolsBehind } from '../../payments/testing.ts';
import { makeRedemptions } from '../../redemption/testing.ts';
import { addCoupon } from '../testing.ts';
import { grantCoupons } from './grant-coupons.ts';

const app = await makeTestApp();
const { db, now } = app;
const { pizzas, pickup } = await openStand(app);
const day = 86_400_000;
const start = now.at;

const { jobs, clock, log } = toolsBehind(app.payments);
const keys = makeKeys(randomBytes(32));
const tools = {
  ...{ db, jobs, clock, log, notify: app.notify, keys },
  redemptions: makeRedemptions(db),
  origin: () => 'http://zanga.test',
  confirmsPhones: true,
};

const birthday = await addCoupon(db, {
  title: 'Auguri',
  birthday: true,
  granted_on: 'birthday',
  granted_days: 10,
});
const welcome = await addCoupon(db, {
  title: 'Benvenuto',
  first_order: true,
  limit_per_customer: 1,
  granted_on: 'first_order',
  granted_days: 30,
});
const back = await addCoupon(db, {
  title: 'Ci manchi',
  kind: 'amount',
  rate_basis_points: null,
  amount_cents: 500,
  granted_on: 'win_back',
  granted_days: 14,
});

const person = async (
  given: { readonly birthdate?: string; readonly news?: boolean; readonly days?: number } = {},
) => {
  const { token, userId } = await app.signIn();
  const { birthdate = null, news = false, days = 0 } = given;
  await db
    .updateTable('users')
    .set({ birthdate, created_at: new Date(start.getTime() - days * day) })
    .where('id', '=', userId)
    .execute();
  if (news)
    await db
      .insertInto('consents')
      .values(
        ['marketing', 'push'].map((kind) => ({
          ...{ user_id: userId, kind, granted: true },
          ...{ version: 'v1', source: 'profile', at: now.at },
        })),
      )
      .execute();
  return { token, userId, email: `${userId}@example.it` };
};
/** Signs a user in on a phone as well; returns the phone's push token. */
const phoneOf = async (userId: UserId) => {
  const device = { id: newId('dev'), token: `fcm:${userId.padEnd(40, 't')}`, user_id: userId };
  const { token_hash } = await db
    .selectFrom('access_tokens')
    .select('token_hash')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('devices')
    .values({ ...device, access_token_hash: token_hash, created_at: now.at, seen_at: now.at })
    .execute();
  return device.token;
};
const walletOf = async (token: string) =>
  (await call<{ coupons: Coupon[] }>(app, 'GET customer/active/coupons', { token })).body.coupons;
const has = async (userId: UserId, coupon: CouponId) => {
  const rows = await db
    .selectFrom('wallet_coupons')
    .select(['ends_at', 'reason'])
    .where('granted_to', '=', userId)
    .where('coupon_id', '=', coupon)
    .execute();
  return rows;
};
const at = (text: string) => {
  now.at = new Date(text);
};

describe('coupons that come by themselves', () => {
  it('[STA-7] come to newcomers once, on any number of runs and processes, and notify people who allow it', async () => {
    const told = await person({ news: true });
    const quiet = await person();
    const old = await person({ days: 40 });
    const device = await phoneOf(told.userId);
    await Promise.all([grantCoupons(tools), grantCoupons(tools), grantCoupons(tools)]);
    await grantCoupons(tools);
    expect(await has(old.userId, welcome)).toEqual([]);
    expect(await has(quiet.userId, welcome)).toHaveLength(1);
    const [coupon] = await walletOf(told.token);
    expect(coupon).toMatchObject({
      title: 'Benvenuto',
      state: 'ready',
      valid_until: new Date(start.getTime() + 30 * day).toISOString(),
    });
    const [mail, ...more] = await messagesTo(app, told.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Benvenuto: −10 %. Per conoscerci meglio.');
    expect(mail?.text).toContain('Vale fino al 20/12/2026.');
    expect(JSON.stringify(mail?.headers)).toContain('List-Unsubscribe');
    const [push] = await messagesTo(app, device);
    expect(push).toMatchObject({ channel: 'push', data: { coupon: coupon?.id } });
    expect(await messagesTo(app, quiet.email, 0)).toEqual([]);
  });

  it('[LOG-11] wait for a confirmed phone: a mailbox alone brings nothing', async () => {
    const { userId } = await person();
    const confirmed = (phone: string | null) =>
      db.updateTable('users').set({ phone }).where('id', '=', userId).execute();
    await confirmed(null);
    await grantCoupons(tools);
    expect(await has(userId, welcome)).toEqual([]);
    await confirmed('+393330001111');
    await grantCoupons(tools);
    expect(await has(userId, welcome)).toHaveLength(1);
  });

  it('[API-12] do not come again after the account was deleted and made anew', async () => {
    const again = async () => {
      const { userId } = await person();
      await db
        .insertInto('had_before')
        .values({
          user_id: userId,
          what: `gift:${welcome}:first_order`,
          times: 1,
          ends_at: new Date('2099-01-01'),
        })
        .execute();
      return userId;
    };
    const [known, fresh] = [await again(), (await person()).userId];
    await grantCoupons(tools);
    expect(await has(known, welcome)).toEqual([]);
    expect(await has(fresh, welcome)).toHaveLength(1);
  });

  it('[STA-7] are announced by each person’s channels, and not at night', async () => {
    at('2026-11-20T22:30:00Z');
    const [silent, asleep] = [await person({ news: true }), await person({ news: true })];
    const phones = [await phoneOf(silent.userId), await phoneOf(asleep.userId)];
    await db
      .insertInto('notifications_off')
      .values(['push', 'email'].map((channel) => ({ user_id: silent.userId, topic: 'coupon', channel })))
      .execute();
    await db
      .insertInto('quiet_hours')
      .values({ user_id: asleep.userId, from_minute: 22 * 60, to_minute: 8 * 60 })
      .execute();
    await grantCoupons(tools);
    expect(await has(silent.userId, welcome)).toHaveLength(1);
    expect(await messagesTo(app, asleep.email)).toHaveLength(1);
    expect(await messagesTo(app, silent.email, 0)).toEqual([]);
    const { rows } = await app.pool.query(
      `select data->>'token' as token, extract(epoch from start_after - created_on)::int as seconds
       from pgboss.job where name = 'notifications.push' and data->>'token' = any($1)`,
      [phones],
    );
    expect(rows).toEqual([{ token: phones[1], seconds: 8.5 * 3_600 }]);
    at('2026-11-20T12:00:00Z');
  });

  it('[STA-7] come around a birthday, once a year, even to people born on 29 February', async () => {
    at('2027-02-26T12:00:00Z');
    const leapling = await person({ birthdate: '2000-02-29', news: true });
    const device = await phoneOf(leapling.userId);
    const near = await person({ birthdate: '1990-03-01' });
    const far = await person({ birthdate: '1990-03-02' });
    const past = await person({ birthdate: '1990-02-19' });
    await grantCoupons(tools);
    expect(await has(leapling.userId, birthday)).toMatchObject([
      { reason: 'birthday:2027', ends_at: new Date('2027-03-07T23:00:00Z') },
    ]);
    const pushes = await messagesTo(app, device);
    expect(pushes.find(({ subject }) => subject.startsWith('Buon compleanno'))).toMatchObject({
      channel: 'push',
      data: { birthdate: '2027', coupon: expect.stringMatching(/^wcp_/) },
    });
    expect(await has(near.userId, birthday)).toHaveLength(1);
    expect(await has(past.userId, birthday)).toHaveLength(1);
    expect(await has(far.userId, birthday)).toEqual([]);
    // Another date of birth a day later brings no second gift.
    await db.updateTable('users').set({ birthdate: '1990-03-04' }).where('id', '=', past.userId).execute();
    at('2027-03-02T12:00:00Z');
    await grantCoupons(tools);
    expect(await has(past.userId, birthday)).toHaveLength(1);
    expect(await has(far.userId, birthday)).toHaveLength(1);
    at('2028-02-27T12:00:00Z');
    await grantCoupons(tools);
    expect((await has(leapling.userId, birthday)).map(({ reason }) => reason)).toEqual([
      'birthday:2027',
      'birthday:2028',
    ]);
  });

  it('[STA-7] invite customers back after a long absence, once for each absence', async () => {
    at('2026-11-20T12:00:00Z');
    const { token, userId } = await person();
    const cart = await postCart(app, { items: pizzas(1), deliveries: [pickup] }, token);
    const payload = formFor(cart, { payment_method: 'till' });
    expect((await call(app, 'POST customer/orders', { token, payload })).status).toBe(201);
    await grantCoupons(tools);
    expect(await has(userId, back)).toEqual([]);
    now.at = new Date(start.getTime() + 46 * day);
    await grantCoupons(tools);
    await grantCoupons(tools);
    expect(await has(userId, back)).toMatchObject([{ reason: expect.stringMatching(/^win_back:ord_/) }]);
    now.at = new Date(start.getTime() + 70 * day);
    await grantCoupons(tools);
    expect(await has(userId, back)).toHaveLength(1);
  });

  it('are not for staff, nor for deleted accounts', async () => {
    at('2026-11-20T12:00:00Z');
    const worker = await app.signIn('worker');
    const gone = await person();
    await db.updateTable('users').set({ deleted_at: now.at }).where('id', '=', gone.userId).execute();
    await grantCoupons(tools);
    expect(await has(worker.userId, welcome)).toEqual([]);
    expect(await has(gone.userId, welcome)).toEqual([]);
  });
});
