import type { Coupon, CouponDetail } from '@zanga/contract/ordering/coupons';
import { hasUseAtTill } from '@zanga/domain/coupons/till';
import type { UserId } from '@zanga/domain/ids';
import { shownSeconds } from '@zanga/domain/redemption/redemption';
import type { CouponTools } from '../coupon-tools.ts';
import { presentCoupon } from './present-coupon.ts';
import { readFreeProducts } from './present-terms.ts';
import { readPerson } from './read-person.ts';
import type { WalletCoupon } from './wallet.ts';
import { readOwnCoupon, readWallet } from './wallet-queries.ts';

const present = async (
  { db, confirmsPhones }: CouponTools,
  userId: UserId,
  own: readonly WalletCoupon[],
  now: Date,
): Promise<Coupon[]> => {
  const definitions = own.map(({ definition }) => definition);
  const person = await readPerson(db, { userId, definitions, cartId: null, confirmsPhones }, now);
  const free = await readFreeProducts(db, definitions, now);
  return own.map((one) => presentCoupon(one, person(one.definition), free));
};

/** Usable coupons of a user. */
export const seeWallet = async (tools: CouponTools, userId: UserId, now: Date): Promise<Coupon[]> =>
  present(tools, userId, await readWallet(tools.db, userId, now), now);

/** A coupon of the user's wallet, used and ended ones included. */
export const seeCoupon = async (
  tools: CouponTools,
  own: { readonly id: string; readonly userId: UserId },
  now: Date,
): Promise<Coupon | undefined> => {
  const found = await readOwnCoupon(tools.db, own, now);
  return found && (await present(tools, own.userId, [found], now))[0];
};

/** A coupon with its code for the till. Codes shown before stay good: whichever is scanned first uses the coupon. */
export const showCoupon = async (
  tools: CouponTools,
  own: { readonly id: string; readonly userId: UserId },
  now: Date,
): Promise<CouponDetail | undefined> => {
  const found = await readOwnCoupon(tools.db, own, now);
  const seen = found && (await present(tools, own.userId, [found], now))[0];
  if (!seen) return undefined;
  const atTill = hasUseAtTill(found.coupon);
  const whyNot = seen.state === 'ready' ? (atTill.ok ? null : atTill.text) : seen.why_not;
  if (whyNot !== null) return { ...seen, shown: null, why_not_shown: whyNot };
  const expiresAt = new Date(now.getTime() + shownSeconds * 1000);
  const code = { kind: 'coupon', subject: own.id, userId: own.userId, now, expiresAt } as const;
  return {
    ...seen,
    shown: await tools.redemptions.issue({ ...code, keepOthers: true }),
    why_not_shown: null,
  };
};
