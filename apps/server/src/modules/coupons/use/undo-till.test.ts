import type { CouponDetail } from '@zanga/contract/ordering/coupons';
import type { CouponUse } from '@zanga/contract/ordering/offers/coupon-uses';
import type { Scan, Undone } from '@zanga/contract/ordering/redemptions';
import { asId, type RedemptionId } from '@zanga/domain/ids';
import { undoSeconds } from '@zanga/domain/redemption/undo';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { openShop } from '../../shops/testing.ts';
import { addCoupon, putInWallet } from '../testing.ts';

const app = await makeTestApp();
const { db, now } = app;
const { shop } = await openStand(app);
const worker = await signInStaff(app, 'worker', shop);
const colleague = await signInStaff(app, 'worker', shop);
const manager = await signInStaff(app, 'manager');
const elsewhere = await signInStaff(app, 'manager', await openShop(db, { slug: 'altrove' }));
const owner = await signInStaff(app, 'owner');
const noon = now.at;
beforeEach(() => {
  now.at = noon;
});

const own = async (given: Parameters<typeof addCoupon>[1] = {}) => {
  const { token, userId } = await app.signIn();
  const coupon = await addCoupon(db, given);
  const id = await putInWallet(app, { coupon, userId });
  const show = async () =>
    (await call<CouponDetail>(app, `GET customer/active/coupons/${id}`, { token })).body;
  const code = async () => (await show()).shown?.qrcode ?? '';
  return { id, coupon, userId, show, code };
};
const scan = async (code: string) =>
  (await call<Scan>(app, 'POST worker/redemptions', { token: worker, payload: { code } })).body;
const reason = 'Letto il codice sbagliato';
const undo = async (id: string | undefined, token = worker) =>
  (await call<Undone>(app, `POST worker/redemptions/${id}/undo`, { token, payload: { reason } })).body;
/** Backdates a use by days: waiting for real would end the sign-in of the staff. */
const longAgo = async (id: RedemptionId | undefined, days: number) => {
  const used_at = new Date(noon.getTime() - days * 86_400_000);
  const code = await db
    .updateTable('redemptions')
    .set({ used_at })
    .where('id', '=', id ?? 'rdm_')
    .returning('subject')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('coupon_uses')
    .set({ used_at })
    .where('wallet_id', '=', asId('wcp', code.subject))
    .execute();
};
const triesOf = async (id: RedemptionId | undefined) =>
  (
    await db
      .selectFrom('redemption_tries')
      .select('outcome')
      .where('redemption_id', '=', id ?? 'rdm_')
      .orderBy('id')
      .execute()
  ).map(({ outcome }) => outcome);

describe('a coupon used at the till by mistake', () => {
  it('[API-23] is its owner’s again, under a new code; the old one stays used up', async () => {
    const { show, code } = await own();
    const old = await code();
    const used = await scan(old);
    expect(used).toMatchObject({ done: true, undo: { seconds: undoSeconds } });
    expect(await show()).toMatchObject({ state: 'used' });
    expect(await undo(used.undo?.id)).toMatchObject({ done: true, title: 'Uso annullato' });
    expect(await show()).toMatchObject({ state: 'ready', why_not: null, used_at: null });
    expect(await scan(old)).toMatchObject({
      done: false,
      text: 'Uso annullato: chiedi di aprire di nuovo il QR code',
      used_at: null,
      undo: null,
    });
    expect(await scan(await code())).toMatchObject({ done: true });
    expect(await triesOf(used.undo?.id)).toEqual(['done', 'undone', 'expired']);
  });

  it('[API-23] undone two hundred times at once is undone once, counter included, and no later use', async () => {
    const { id, coupon, code } = await own({ use_limit: 5, limit_per_customer: 1 });
    const used = await scan(await code());
    const answers = await Promise.all(Array.from({ length: 200 }, () => undo(used.undo?.id)));
    expect(answers.every(({ done }) => done)).toBe(true);
    expect(await triesOf(used.undo?.id)).toEqual(['done', 'undone']);
    const counted = () =>
      db.selectFrom('coupons').select('used_count').where('id', '=', coupon).executeTakeFirstOrThrow();
    expect(await counted()).toEqual({ used_count: 0 });
    // Same instant by the clock, another use: undoing the first again leaves the second.
    const again = await scan(await code());
    expect(again.done).toBe(true);
    expect(await undo(used.undo?.id)).toMatchObject({ done: true });
    expect(await counted()).toEqual({ used_count: 1 });
    const uses = await db
      .selectFrom('coupon_uses')
      .select('given_back_at')
      .where('wallet_id', '=', id)
      .orderBy('id')
      .execute();
    expect(uses.map((use) => use.given_back_at !== null)).toEqual([true, false]);
  });

  it('[ROL-3] can be undone by the person who used it for five minutes, and by a manager of its shop later', async () => {
    const { show, code } = await own();
    const used = await scan(await code());
    expect(await undo(used.undo?.id, colleague)).toMatchObject({
      done: false,
      text: 'Può annullarlo solo chi l’ha letto, o chi dirige il negozio',
    });
    now.at = new Date(noon.getTime() + undoSeconds * 1000);
    expect(await undo(used.undo?.id)).toMatchObject({ done: false, title: 'Non si può annullare' });
    expect(await show()).toMatchObject({ state: 'used' });
    await longAgo(used.undo?.id, 20);
    expect(await undo(used.undo?.id, elsewhere)).toMatchObject({ done: false });
    expect(await undo(used.undo?.id, manager)).toMatchObject({ done: true });
    expect(await triesOf(used.undo?.id)).toEqual([
      ...['done', 'not_undone', 'not_undone', 'not_undone', 'undone'],
    ]);
    const kept = await db
      .selectFrom('audit_entries')
      .select(['reason', 'shop_id'])
      .where('thing', '=', used.undo?.id ?? 'rdm_')
      .where('action', '=', 'code.undo')
      .execute();
    expect(kept).toEqual([{ reason, shop_id: shop }]);
  });

  it('[ROL-3] is listed among the uses of its coupon, where a manager can undo it', async () => {
    const { coupon, code, show } = await own();
    const uses = async (token: string, query = '') =>
      (
        await call<{ data: CouponUse[]; next: string | null }>(
          app,
          `GET backoffice/coupons/${coupon}/uses${query}`,
          { token },
        )
      ).body;
    const first = await scan(await code());
    await longAgo(first.undo?.id, 1);
    const [used] = (await uses(manager)).data;
    expect(used).toMatchObject({ order: null, shop: expect.any(String), saved: null, given_back_at: null });
    expect((await uses(elsewhere)).data).toMatchObject([{ undo: null }]);
    const both = await Promise.all([undo(used?.undo ?? '', manager), undo(used?.undo ?? '', owner)]);
    expect(both.map(({ done }) => done)).toEqual([true, true]);
    expect(await show()).toMatchObject({ state: 'ready' });
    expect((await uses(manager)).data).toMatchObject([
      { id: used?.id, reason, undo: null, given_back_at: now.at.toISOString() },
    ]);
    await scan(await code());
    const page = await uses(manager, '?limit=1');
    const rest = await uses(manager, `?limit=1&after=${encodeURIComponent(page.next ?? '')}`);
    expect(rest).toMatchObject({ data: [{ id: used?.id }], next: null });
    expect((await call(app, `GET backoffice/coupons/${coupon}/uses`, { token: worker })).status).toBe(403);
  });

  it('is no business of a customer, and neither are codes of other kinds, or none', async () => {
    const { token } = await app.signIn();
    const path = 'POST worker/redemptions/rdm_niente/undo';
    expect((await call(app, path, { token, payload: { reason } })).status).toBe(403);
    expect((await call(app, path, { token: worker, payload: { reason: ' a ' } })).status).toBe(422);
    expect((await call(app, path, { token: worker, payload: {} })).status).toBe(422);
    expect(await undo('rdm_niente')).toMatchObject({
      done: false,
      text: 'Qui non c’è niente da annullare',
    });
    const { body: badge } = await call<{ code: string }>(app, 'GET worker/badge', { token: colleague });
    expect(await scan(badge.code)).toMatchObject({ done: true, kind: 'badge', undo: null });
  });
});
