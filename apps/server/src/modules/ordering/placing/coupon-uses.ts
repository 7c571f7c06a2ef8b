import { giveCouponBack, takeCoupon } from '../../coupons/public.ts';
import type { CouponUses } from '../order/order-tools.ts';

/** Coupons are taken and given back inside the transactions of orders. */
export const couponUses: CouponUses = { take: takeCoupon, giveBack: giveCouponBack };
