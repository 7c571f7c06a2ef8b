import { handleCouponJobs } from './jobs.ts';
import { redeemCoupon, undoCoupon } from './redeem-coupon.ts';
import type { CouponTools } from './tools.ts';

export type { CartToJudge } from './judge-cart.ts';
export { personalCoupons } from './personal-coupons.ts';
export { type CouponAnswer, couponFor, type WalletAnswer, walletFor } from './price-with-coupon.ts';
export { mountCoupons } from './routes.ts';
export { giveCouponBack, takeCoupon } from './uses-store.ts';
export { isWalletId } from './wallet.ts';

/** Lets the till use coupons, and the clock give them; before anything is served. */
export const openCoupons = (tools: CouponTools): void => {
  tools.redemptions.handle('coupon', redeemCoupon, undoCoupon);
  handleCouponJobs(tools);
};
