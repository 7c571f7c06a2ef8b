import type { CouponId, OrderId, UserId, WalletCouponId } from '@zanga/domain/ids';
import { expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { call, signInStaff } from '../../ordering/order/order-testing.ts';
import { addCoupon, putInWallet } from '../testing.ts';
import { giveCouponBack, takeCoupon } from '../use/uses-store.ts';
import { readCome } from './office-queries.ts';

const app = await makeTestApp();
const { db, pool, now } = app;
const owner = await signInStaff(app, 'owner');
const hours = (count: number) => new Date(now.at.getTime() + count * 3_600_000);

/** Same totals by adding up each row. */
const counted = async (coupon: string, at: Date) => {
  const one = async (text: string, ...values: unknown[]) =>
    (await pool.query<{ n: number }>(`select ${text} as n`, [coupon, ...values])).rows[0]?.n;
  const stands = 'u.given_back_at is null';
  return {
    uses: await one(`(select count(*)::int from coupon_uses u where u.coupon_id = $1 and ${stands})`),
    saved: await one(
      `(select coalesce(sum(u.saved_cents), 0)::int from coupon_uses u where u.coupon_id = $1 and ${stands})`,
    ),
    held: await one(
      `(select count(*)::int from wallet_coupons w where w.coupon_id = $1 and coalesce(w.ends_at > $2, true)
        and not exists (select from coupon_uses u where u.wallet_id = w.id and ${stands}))`,
      at,
    ),
    codes: await one(
      `(select count(*)::int from coupon_codes k where k.coupon_id = $1 and k.withdrawn_at is null
        and not exists (select from coupon_uses u where u.drawn_code = k.code and ${stands}))`,
    ),
  };
};
const drawingsCounted = async (coupon: string) => {
  const { rows } = await pool.query<{ id: string; used: number; withdrawn: number }>(
    `select d.id,
       (select count(*)::int from coupon_codes k where k.drawing_id = d.id and exists (
         select from coupon_uses u where u.drawn_code = k.code and u.given_back_at is null)) as used,
       (select count(*)::int from coupon_codes k where k.drawing_id = d.id and k.withdrawn_at is not null and not exists (
         select from coupon_uses u where u.drawn_code = k.code and u.given_back_at is null)) as withdrawn
     from coupon_drawings d where d.coupon_id = $1 order by d.id`,
    [coupon],
  );
  return rows;
};

/** Reproducible random numbers, so that a failure can be repeated. */
const dice = (seed: number) => {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
};

type Drawing = { readonly id: string; readonly used: number; readonly withdrawn: number };

it('the totals of a coupon equal its rows, whatever happened to them', async () => {
  const roll = dice(7);
  const coupons = [await addCoupon(db), await addCoupon(db)];
  const wallets: { id: WalletCouponId; userId: UserId }[] = [];
  const codes: { coupon: CouponId; code: string; drawing: string }[] = [];
  const orders: OrderId[] = [];
  const any = <T>(of: readonly T[]): T | undefined => of[roll(of.length)];
  const take = async (use: {
    couponId: CouponId | WalletCouponId;
    userId: UserId | null;
    drawn?: string;
  }) => {
    const orderId = `ord_${orders.length}` as const;
    orders.push(orderId);
    await inTransaction(db, (tx) => takeCoupon(tx, { ...use, orderId, savedCents: roll(900), now: now.at }));
  };
  const steps = [
    async (coupon: CouponId) => {
      const { userId } = await app.signIn();
      const until = [null, hours(1), hours(100)][roll(3)] ?? null;
      wallets.push({ id: await putInWallet(app, { coupon, userId, until }), userId });
    },
    async (coupon: CouponId) => {
      const payload = { key: `estrazione-${codes.length}-${roll(1e9)}`, count: 1 + roll(4) };
      const path = `backoffice/coupons/${coupon}/drawings`;
      const { body } = await call<{ id: string }>(app, `POST ${path}`, { token: owner, payload });
      const { rows } = await pool.query<{ code: string }>(
        'select code from coupon_codes where drawing_id = $1',
        [body.id],
      );
      codes.push(...rows.map(({ code }) => ({ coupon, code, drawing: body.id })));
    },
    async () => {
      const one = any(wallets);
      if (one) await take({ couponId: one.id, userId: one.userId });
    },
    async () => {
      const one = any(codes);
      if (one) await take({ couponId: one.coupon, userId: null, drawn: one.code });
    },
    async (coupon: CouponId) => take({ couponId: coupon, userId: null }),
    async () => {
      const one = any(orders);
      if (one) await inTransaction(db, (tx) => giveCouponBack(tx, one, now.at));
    },
    async () => {
      const one = any(codes);
      const of = roll(2) === 0 ? `codes/${one?.code}` : `drawings/${one?.drawing}`;
      const path = `backoffice/coupons/${one?.coupon}/${of}/withdraw`;
      if (one && roll(2) === 0) await call(app, `POST ${path}`, { token: owner, payload: {} });
    },
    async () => {
      const at = roll(wallets.length || 1);
      const [one] = roll(4) === 0 ? wallets.splice(at, 1) : [];
      if (one) await db.deleteFrom('wallet_coupons').where('id', '=', one.id).execute();
    },
  ];
  for (let step = 0; step < 240; step += 1) {
    const coupon = coupons[roll(2)] ?? 'cpn_';
    await steps[roll(steps.length)]?.(coupon);
    if (step % 12 !== 11) continue;
    for (const id of coupons) {
      for (const at of [now.at, hours(2)]) expect(await readCome(db, id, at)).toEqual(await counted(id, at));
      const path = `backoffice/coupons/${id}/drawings`;
      const told = (await call<{ data: Drawing[] }>(app, `GET ${path}`, { token: owner })).body.data;
      expect(
        told
          .map(({ id: drawing, used, withdrawn }) => ({ id: drawing, used, withdrawn }))
          .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      ).toEqual(await drawingsCounted(id));
    }
  }
  const ended = await Promise.all(coupons.map((id) => readCome(db, id, now.at)));
  for (const figure of ['uses', 'saved', 'held', 'codes'] as const)
    expect(
      ended.some((one) => one[figure] > 0),
      figure,
    ).toBe(true);
});
