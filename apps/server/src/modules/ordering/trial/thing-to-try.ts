import type { CouponTrial } from '@zanga/contract/ordering/offers/coupon-trial';
import type { CouponCustomer } from '@zanga/domain/coupons/standing';
import { zeroCents } from '@zanga/domain/money';
import type { PartTerms } from '@zanga/domain/pricing/price-cart';
import type { CartToJudge } from '../../coupons/public.ts';

/** Cart for trying a coupon, with the names of its lines and its customer. */
export type ThingToTry = {
  readonly toJudge: CartToJudge;
  readonly names: ReadonlyMap<string, string>;
  readonly customer: CouponCustomer | null;
  readonly order: CouponTrial['order'];
};

/** Delivery terms with a known, fixed fee. */
export const termsWith = (mode: PartTerms['mode'], fee: PartTerms['fee']): PartTerms => ({
  mode,
  fee,
  minimum: zeroCents,
  freeOver: null,
  memberFreeOver: null,
});
