import { couponTrial } from '@zanga/contract/ordering/offers/coupon-trial';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { tryCoupon } from './try-coupon.ts';

/** Trials of coupons on orders and carts. */
export const mountCouponTrial = (
  mounting: MountTools,
  tools: Pick<OrderTools, 'db' | 'membershipOf' | 'confirmsPhones'>,
): void =>
  mount(mounting, couponTrial, {
    'POST /api/backoffice/coupons/trials': ({ body: { at, ...trying }, call: { session, now } }) =>
      tryCoupon(tools, { session, ...trying, coupon: trying.coupon }, at === null ? now : new Date(at)),
  });
