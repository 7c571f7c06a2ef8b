import type { Coupon, CouponShare, SharedCoupon } from '@zanga/contract/ordering/coupons';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { postCart } from '../../ordering/cart/cart-testing.ts';
import { call, formFor, openStand } from '../../ordering/order/order-testing.ts';
import { addCoupon, putInWallet } from '../testing.ts';

const app = await makeTestApp();
const { db, now } = app;
const { pizzas, pickup } = await openStand(app);

const day = 86_400_000;
type Wallet = { readonly coupons: readonly Coupon[] };
const idsOf = async (token: string) =>
  (await call<Wallet>(app, 'GET customer/active/coupons', { token })).body.coupons.map(({ id }) => id);
const share = (token: string, id: string) =>
  call<CouponShare & { code: string }>(app, `POST customer/active/coupons/${id}/share`, { token });
const open = (token: string, encrypted: string) =>
  call<Coupon & { code: string }>(app, 'PATCH customer/shared/coupons', { token, payload: { encrypted } });
const peek = (encrypted: string) =>
  call<SharedCoupon & { code: string }>(app, 'POST shared/coupons', { payload: { encrypted } });
const tokens = async (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await app.signIn()).token));

/** A customer with a shareable coupon, and its link. */
const giver = async (given: Parameters<typeof addCoupon>[1] = {}) => {
  const { token, userId } = await app.signIn();
  const id = await putInWallet(app, { coupon: await addCoupon(db, { shareable: true, ...given }), userId });
  const { body } = await share(token, id);
  return { token, userId, id, encrypted: body.encrypted, link: body };
};

describe('a coupon that is given away', () => {
  it('[API-24] [RTE-16] moves to the first person who opens the link, once', async () => {
    const { token, id, encrypted, link } = await giver();
    expect(link.url).toBe(`http://localhost:3000/share/coupons?encrypted=${encrypted}`);
    expect(link.text).toBe(
      'Ti regalo un coupon Zanga: Benvenuto. Aprilo entro il 27/11/2026, è tuo se sei il primo.',
    );
    expect(await peek(encrypted)).toMatchObject({
      status: 200,
      body: { title: 'Benvenuto', worth: '−10 %', given_by: 'Ada' },
    });
    const [friend = '', other = ''] = await tokens(2);
    expect(await open(friend, encrypted)).toMatchObject({
      status: 200,
      body: { id, given_by: 'Ada', state: 'ready' },
    });
    expect(await idsOf(friend)).toEqual([id]);
    expect(await idsOf(token)).toEqual([]);
    // Opened again by the same person, as after a lost answer, it is there.
    expect((await open(friend, encrypted)).status).toBe(200);
    expect(await open(other, encrypted)).toMatchObject({ status: 409, body: { code: 'coupon.share_taken' } });
    expect((await peek(encrypted)).body.code).toBe('coupon.share_taken');
    expect((await share(token, id)).status).toBe(404);
  });

  it('[API-24] wanted by fifty people at once goes to one of them', async () => {
    const { id, encrypted } = await giver();
    const friends = await tokens(50);
    const answers = await Promise.all(friends.map((friend) => open(friend, encrypted)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['coupon.share_taken']),
    );
    const wallets = await Promise.all(friends.map(idsOf));
    expect(wallets.flat()).toEqual([id]);
  });

  it('[API-24] is given neither to oneself, nor to a person who could never use it', async () => {
    const { token, encrypted } = await giver();
    expect(await open(token, encrypted)).toMatchObject({ status: 409, body: { code: 'coupon.share_own' } });
    const coupon = await addCoupon(db, { shareable: true, limit_per_customer: 1 });
    const [one, two] = [await app.signIn(), await app.signIn()];
    const used = await putInWallet(app, { coupon, userId: two.userId });
    const cart = await postCart(app, { items: pizzas(1), deliveries: [pickup], coupon: used }, two.token);
    const payload = formFor(cart, { payment_method: 'till' });
    expect((await call(app, 'POST customer/orders', { token: two.token, payload })).status).toBe(201);
    const again = (await share(one.token, await putInWallet(app, { coupon, userId: one.userId }))).body;
    expect(await open(two.token, again.encrypted)).toMatchObject({ body: { code: 'coupon.share_in_vain' } });
  });

  it('[API-24] says nothing to a link that is forged, cut, foreign or changed', async () => {
    const { encrypted } = await giver();
    const [friend = ''] = await tokens(1);
    const changed = Buffer.from(encrypted, 'base64url');
    changed[20] = (changed[20] ?? 0) ^ 1;
    const wrong = [
      encrypted.slice(0, -4),
      encrypted.slice(1),
      changed.toString('base64url'),
      `${encrypted}AAAA`,
      Buffer.alloc(64).toString('base64url'),
      'x',
      '%2e%2e',
      '🎁',
    ];
    for (const one of wrong) {
      expect(await open(friend, one)).toMatchObject({ status: 403, body: { code: 'coupon.share_refused' } });
      expect((await peek(one)).status).toBe(403);
    }
    for (const payload of [{}, { encrypted: '' }, { encrypted: 7 }, { encrypted: 'a'.repeat(401) }])
      expect((await call(app, 'PATCH customer/shared/coupons', { token: friend, payload })).status).toBe(422);
    expect((await call(app, 'PATCH customer/shared/coupons', { payload: { encrypted } })).status).toBe(401);
    expect((await open(friend, encrypted)).status).toBe(200);
  });

  it('[API-24] waits a week for its receiver, and no longer than it holds itself', async () => {
    const { token, userId } = await app.signIn();
    const { encrypted } = await giver();
    const coupon = await addCoupon(db, { shareable: true });
    const until = new Date(now.at.getTime() + 2 * day);
    const short = await putInWallet(app, { coupon, userId, until });
    expect((await share(token, short)).body.expires_at).toBe(until.toISOString());
    const before = now.at;
    now.at = new Date(before.getTime() + 7 * day + 1);
    const friend = await app.signIn();
    expect(await open(friend.token, encrypted)).toMatchObject({
      status: 409,
      body: { code: 'coupon.share_expired' },
    });
    expect((await peek(encrypted)).body.code).toBe('coupon.share_expired');
    now.at = before;
  });

  it('[API-24] stays the giver’s until then: the link can be read again, ended, made anew', async () => {
    const { token, id, link } = await giver();
    const again = (await share(token, id)).body;
    expect(again.expires_at).toBe(link.expires_at);
    const [friend = ''] = await tokens(1);
    const mine = await call<Coupon>(app, `DELETE customer/active/coupons/${id}/share`, { token });
    expect(mine.body).toMatchObject({ id, shared_until: null });
    for (const old of [link, again])
      expect((await open(friend, old.encrypted)).body.code).toBe('coupon.share_expired');
    const anew = (await share(token, id)).body;
    expect((await open(friend, anew.encrypted)).status).toBe(200);
  });

  it('[API-24] used in the meantime is gone for the person who opens the link', async () => {
    const { token, id, encrypted } = await giver();
    const cart = await postCart(app, { items: pizzas(1), deliveries: [pickup], coupon: id }, token);
    const payload = formFor(cart, { payment_method: 'till' });
    expect((await call(app, 'POST customer/orders', { token, payload })).status).toBe(201);
    const [friend = ''] = await tokens(1);
    expect((await open(friend, encrypted)).body.code).toBe('coupon.share_taken');
    expect((await share(token, id)).body.code).toBe('coupon.not_shareable');
  });

  it('[API-24] goes through three hands and no more', async () => {
    let { id, encrypted } = await giver();
    const friends = await tokens(3);
    for (const [at, friend] of friends.entries()) {
      const { body } = await open(friend, encrypted);
      expect(body).toMatchObject({ id, shareable: at < 2 });
      const next = await share(friend, id);
      if (at < 2) encrypted = next.body.encrypted;
      else expect(next).toMatchObject({ status: 409, body: { code: 'coupon.not_shareable' } });
      if (at === 2)
        expect(body.why_not_shareable).toBe('Questo coupon è già passato di mano 3 volte: usalo tu');
    }
  });

  it('[API-24] is refused for coupons that belong to one person', async () => {
    const { token, userId } = await app.signIn();
    const id = await putInWallet(app, { coupon: await addCoupon(db), userId });
    expect(await share(token, id)).toMatchObject({ status: 409, body: { code: 'coupon.not_shareable' } });
    const stranger = await app.signIn();
    expect((await share(stranger.token, id)).status).toBe(404);
  });
});
