import { couponsOffice } from '@zanga/contract/ordering/coupons-office';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { CouponTools } from '../coupon-tools.ts';
import { addCoupon, editCoupon, stopCoupon } from './edit-coupon.ts';
import { giveCoupon } from './give-coupon.ts';
import { listCoupons } from './list-coupons.ts';
import { readCouponRow } from './office-queries.ts';
import { presentEdited } from './present-edited.ts';

/** Editing of coupons by staff. */
export const mountCouponForms = (http: MountTools, tools: CouponTools): void => {
  const told = <One extends object>(answer: One) =>
    'form' in answer && !tools.confirmsPhones ? { ...answer, by_mail: true } : answer;
  mount(http, couponsOffice, {
    'GET /api/backoffice/coupons': ({ query, call: { now } }) => listCoupons(tools.db, query, now),
    'POST /api/backoffice/coupons': async ({ body, call: { session, now } }) =>
      told(await addCoupon(tools.db, { session, ...body }, now)),
    'GET /api/backoffice/coupons/:coupon': async ({ params, call: { now } }) => {
      const row = await readCouponRow(tools.db, params.coupon);
      return row ? told(await presentEdited(tools.db, row, now)) : refuse('coupon.not_found');
    },
    'PUT /api/backoffice/coupons/:coupon': async ({ params: { coupon: id }, body, call: { session, now } }) =>
      told(await editCoupon(tools.db, { session, id, ...body }, now)),
    'POST /api/backoffice/coupons/:coupon/stop': async ({
      params: { coupon: id },
      body,
      call: { session, now },
    }) => told(await stopCoupon(tools.db, { session, id, ...body }, now)),
    'POST /api/backoffice/coupons/:coupon/gifts': ({
      params: { coupon: id },
      body,
      call: { session, now },
    }) => giveCoupon(tools, { session, id, ...body }, now),
  });
};
