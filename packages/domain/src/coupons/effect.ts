import type { CouponEffect } from '../pricing/coupon-effect.ts';
import type { Coupon } from './coupon.ts';
import type { Eligibility } from './eligibility.ts';

/** Effect of an accepted coupon on a cart, applied last: after public discounts and member prices. */
export const couponEffect = (
  { reward }: Coupon,
  { lines, parts }: Extract<Eligibility, { ok: true }>,
): CouponEffect => {
  switch (reward.kind) {
    case 'percentage':
      return { kind: 'percent', rate: reward.rate, most: reward.most, lines };
    case 'amount':
      return { kind: 'amount', amount: reward.amount, lines };
    case 'free_product':
      return { kind: 'free_product', lines };
    case 'free_delivery':
      return { kind: 'free_delivery', parts };
  }
};
