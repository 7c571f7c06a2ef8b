import { couponUsesList } from '@zanga/contract/ordering/offers/coupon-uses';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { CouponTools } from '../coupon-tools.ts';
import { listUses } from './list-uses.ts';

/** The uses of a coupon, for the office. */
export const mountCouponUses = (http: MountTools, tools: Pick<CouponTools, 'db'>): void =>
  mount(http, couponUsesList, {
    'GET /api/backoffice/coupons/:coupon/uses': ({ params, query, call: { session, now } }) =>
      listUses(tools.db, { session, ...params, ...query }, now),
  });
