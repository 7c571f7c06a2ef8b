import { coupons } from '@zanga/contract/ordering/coupons';
import type { UserId } from '@zanga/domain/ids';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import { addressGroup } from '../../platform/ip-address.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Accounts } from '../accounts/public.ts';
import type { CouponTools } from './coupon-tools.ts';
import { receiveCoupon, seeShared } from './wallet/receive-coupon.ts';
import { seeCode } from './wallet/see-code.ts';
import { seeCoupon, seeWallet, showCoupon } from './wallet/see-wallet.ts';
import { shareCoupon, unshareCoupon } from './wallet/share-coupon.ts';

/** Routes of the wallet (API-23) and of sharing coupons (API-24). */
export const mountCoupons = (
  http: MountTools & { readonly accounts: Pick<Accounts, 'rates'> },
  tools: CouponTools,
): void => {
  const see = async (id: string, userId: UserId, now: Date) =>
    (await seeCoupon(tools, { id, userId }, now)) ?? refuse('coupon.not_found');
  mount(http, coupons, {
    'GET /api/customer/active/coupons': async ({ call: { session, now } }) => ({
      coupons: await seeWallet(tools, session.userId, now),
    }),
    'GET /api/customer/active/coupons/:coupon': async ({ params, call: { session, now } }) =>
      (await showCoupon(tools, { id: params.coupon, userId: session.userId }, now)) ??
      refuse('coupon.not_found'),
    'POST /api/customer/active/coupons/:coupon/share': ({ params, call: { session, now } }) =>
      shareCoupon(tools, { id: params.coupon, userId: session.userId }, now),
    'DELETE /api/customer/active/coupons/:coupon/share': async ({ params, call: { session, now } }) => {
      await unshareCoupon(tools, { id: params.coupon, userId: session.userId }, now);
      return see(params.coupon, session.userId, now);
    },
    'GET /api/coupons/:code': async ({ params, call: { now, ip } }) => {
      const opened = { limit: 'couponLinkByAddress', subject: addressGroup(ip) } as const;
      if ((await http.accounts.rates.passed([opened], now)) !== undefined)
        return refuse('coupon.too_many_codes');
      return (await seeCode(tools.db, params.code, now)) ?? refuse('coupon.not_found');
    },
    'POST /api/shared/coupons': ({ body, call: { now } }) => seeShared(tools, body.encrypted, now),
    'PATCH /api/customer/shared/coupons': async ({ body, call: { session, now } }) => {
      const { encrypted } = body;
      const received = await receiveCoupon(tools, { encrypted, userId: session.userId }, now);
      if (!received.ok) return received;
      // Hardly possible: another person would have to receive it between the two calls.
      return (
        (await seeCoupon(tools, { id: received.id, userId: session.userId }, now)) ??
        refuse('coupon.share_taken')
      );
    },
  });
};
