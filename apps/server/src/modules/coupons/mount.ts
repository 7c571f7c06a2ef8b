import type { Db, Tx } from '../../platform/database/connection.ts';
import type { CouponTools } from './coupon-tools.ts';
import { handleCouponJobs } from './grants/jobs.ts';
import { exportCoupons, forgetCoupons, readHad } from './personal-store.ts';
import { redeemCoupon, undoCoupon } from './use/redeem-coupon.ts';

export { grantCoupons } from './grants/grant-coupons.ts';
export { mountCouponsOffice } from './office/office-routes.ts';
export { mountCoupons } from './routes.ts';

/** Lets the till use coupons, and the clock give them; before anything is served. */
export const openCoupons = (tools: CouponTools): void => {
  tools.redemptions.handle('coupon', redeemCoupon, undoCoupon);
  handleCouponJobs(tools);
};

/** Coupons as part of a person's data: told in the export, gone with the account. */
export const personalCoupons = (db: Db) => ({
  name: 'coupons',
  read: (userId: string) => exportCoupons(db, userId),
  forget: (tx: Tx, userId: string) => forgetCoupons(tx, userId),
  had: (tx: Tx, userId: string) => readHad(tx, userId),
});
