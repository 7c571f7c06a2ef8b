import type { UserId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../platform/database/connection.ts';
import type { MountTools } from '../../platform/http/mount.ts';
import { mountCouponCodes } from './codes/codes-routes.ts';
import type { CouponTools } from './coupon-tools.ts';
import { mountCouponGifts } from './gifts/gifts-routes.ts';
import { handleCouponJobs } from './jobs.ts';
import { mountCouponForms } from './office/office-routes.ts';
import { exportCoupons, forgetCoupons, readHad } from './personal-store.ts';
import { redeemCoupon, undoCoupon } from './use/redeem-coupon.ts';
import { mountCouponUses } from './uses/uses-routes.ts';

export { grantCoupons } from './grants/grant-coupons.ts';
export { mountCoupons } from './routes.ts';

/** Coupons in the office. */
export const mountCouponsOffice = (http: MountTools, tools: CouponTools): void => {
  mountCouponForms(http, tools);
  mountCouponCodes(http, tools);
  mountCouponGifts(http, tools);
  mountCouponUses(http, tools);
};

/** Registers the use of coupons at the till and their grants; before the server answers. */
export const openCoupons = (tools: CouponTools): void => {
  tools.redemptions.handle('coupon', redeemCoupon(tools), undoCoupon);
  handleCouponJobs(tools);
};

/** Coupons in a person's data: part of the export, deleted with the account. */
export const personalCoupons = (db: Db) => ({
  name: 'coupons',
  read: (userId: UserId) => exportCoupons(db, userId),
  forget: (tx: Tx, userId: UserId) => forgetCoupons(tx, userId),
  had: (tx: Tx, userId: UserId) => readHad(tx, userId),
});
