import type { CouponTrial } from '@zanga/contract/ordering/offers/coupon-trial';
import type { CouponCustomer } from '@zanga/domain/coupons/standing';
import { zeroCents } from '@zanga/domain/money';
import type { PartTerms } from '@zanga/domain/pricing/price-cart';
import type { CartToJudge } from '../../coupons/public.ts';

/** What a coupon is tried on: a cart as coupons look at it, with what its lines are called and who buys. */
export type ThingToTry = {
  readonly toJudge: CartToJudge;
  readonly names: ReadonlyMap<string, string>;
  readonly customer: CouponCustomer | null;
  readonly order: CouponTrial['order'];
};

/** What a part costs to be had, where that is known and follows from nothing. */
export const termsWith = (mode: PartTerms['mode'], fee: PartTerms['fee']): PartTerms => ({
  mode,
  fee,
  minimum: zeroCents,
  freeOver: null,
  memberFreeOver: null,
});
