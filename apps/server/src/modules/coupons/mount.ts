import type { CouponTools } from './coupon-tools.ts';
import { handleCouponJobs } from './grants/jobs.ts';
import { redeemCoupon, undoCoupon } from './use/redeem-coupon.ts';

export { personalCoupons } from './personal-coupons.ts';
export { mountCoupons } from './routes.ts';

/** Lets the till use coupons, and the clock give them; before anything is served. */
export const openCoupons = (tools: CouponTools): void => {
  tools.redemptions.handle('coupon', redeemCoupon, undoCoupon);
  handleCouponJobs(tools);
};
