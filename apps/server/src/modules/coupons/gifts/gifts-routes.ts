import { couponGifts } from '@zanga/contract/ordering/offers/coupon-gifts';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { CouponTools } from '../coupon-tools.ts';
import { countReceivers, giveToGroup, listGifts } from './give-to-group.ts';

/** Gifts to groups of customers. */
export const mountCouponGifts = (http: MountTools, tools: CouponTools): void =>
  mount(http, couponGifts, {
    'GET /api/backoffice/coupons/:coupon/group-gifts': ({ params }) => listGifts(tools.db, params.coupon),
    'POST /api/backoffice/coupons/:coupon/group-gifts/count': ({ params, body, call: { session, now } }) =>
      countReceivers(tools, { session, ...params, ...body }, now),
    'POST /api/backoffice/coupons/:coupon/group-gifts': ({ params, body, call: { session, now } }) =>
      giveToGroup(tools, { session, ...params, ...body }, now),
  });
