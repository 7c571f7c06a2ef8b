import { giveCouponBack, takeCoupon } from '../../coupons/public.ts';
import type { CouponDoor } from '../order/order-tools.ts';

/** Coupons are taken and given back inside the transactions of orders. */
export const couponDoor: CouponDoor = { take: takeCoupon, giveBack: giveCouponBack };
