import { couponCodes } from '@zanga/contract/ordering/offers/coupon-codes';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { CouponTools } from '../coupon-tools.ts';
import { drawCodes } from './draw-codes.ts';
import { exportCodes, listCodes, listDrawings } from './list-codes.ts';
import { withdrawAll, withdrawOne } from './withdraw-codes.ts';

/** Drawn codes of a coupon: drawing, reading and withdrawing by staff. */
export const mountCouponCodes = (http: MountTools, tools: CouponTools): void =>
  mount(http, couponCodes, {
    'GET /api/backoffice/coupons/:coupon/drawings': ({ params, call: { session } }) =>
      listDrawings(tools.db, { session, ...params }),
    'POST /api/backoffice/coupons/:coupon/drawings': ({ params, body, call: { session, now } }) =>
      drawCodes(tools.db, { session, ...params, ...body }, now),
    'POST /api/backoffice/coupons/:coupon/drawings/:drawing/withdraw': ({ params, call: { session, now } }) =>
      withdrawAll(tools.db, { session, ...params }, now),
    'GET /api/backoffice/coupons/:coupon/codes': ({ params, query, call: { session } }) =>
      listCodes(tools.db, { session, ...params, ...query }),
    'GET /api/backoffice/coupons/:coupon/codes/export': ({ params, query, call: { session, now } }) =>
      exportCodes(tools, { session, ...params, ...query }, now),
    'POST /api/backoffice/coupons/:coupon/codes/:code/withdraw': ({ params, call: { session, now } }) =>
      withdrawOne(tools.db, { session, ...params }, now),
  });
