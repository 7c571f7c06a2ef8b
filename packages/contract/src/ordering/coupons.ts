import { rewardKinds } from '@zanga/domain/coupons/coupon';
import * as z from 'zod/mini';
import { Picture } from '../menu/picture.ts';
import { routes } from '../wire/route.ts';
import { Cents, Instant, id } from '../wire/values.ts';
import { ShownCode } from './redemptions.ts';

/** Free products of a reward; the buyer puts one of them into the cart. */
export const FreeProduct = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  images: z.array(Picture),
});
export type FreeProduct = z.output<typeof FreeProduct>;

/** A coupon's reward and rules, the same for all its owners. */
export const CouponTerms = z.object({
  title: z.string(),
  description: z.string(),
  kind: z.enum(rewardKinds),
  /** Basis points of a percentage, cents of an amount; null for any other reward. */
  value: z.nullable(z.int()),
  /** Its value in a few Italian words: `−10 %`, `−5,00 €`, `1 arancino gratis`, `Consegna gratis`. */
  worth: z.string(),
  /** Conditions, one Italian sentence each, including who pays for the delivery. */
  rules: z.array(z.string()),
  valid_from: Instant,
  valid_until: z.nullable(Instant),
  /** Empty unless it gives a product. */
  free_products: z.array(FreeProduct),
});
export type CouponTerms = z.output<typeof CouponTerms>;

export const couponStates = ['ready', 'later', 'not_for_you', 'reserved', 'used', 'ended'] as const;

/** A coupon in the wallet. Its id is valid as a cart's `coupon`. */
export const Coupon = z.extend(CouponTerms, {
  id: z.string(),
  /** `reserved` by an order that awaits payment; `used` and `ended` appear only in the detail. */
  state: z.enum(couponStates),
  /** Why it cannot be used now, in Italian; null when ready. Reasons of the cart are in the picker. */
  why_not: z.nullable(z.string()),
  /** When it was used. */
  used_at: z.nullable(Instant),
  shareable: z.boolean(),
  /** Why it cannot be given away, when that is not obvious. */
  why_not_shareable: z.nullable(z.string()),
  /** End of a shared link that is not opened yet. */
  shared_until: z.nullable(Instant),
  /** First name of the giver. */
  given_by: z.nullable(z.string()),
});
export type Coupon = z.output<typeof Coupon>;

export const CouponDetail = z.extend(Coupon, {
  /** Code for the till, good for some seconds; null where it cannot be used at a till. */
  shown: z.nullable(ShownCode),
  /** Why there is no code, in Italian. */
  why_not_shown: z.nullable(z.string()),
});
export type CouponDetail = z.output<typeof CouponDetail>;

export const CouponShare = z.object({
  /** Address to send to a friend: `…/share/coupons?encrypted=…`. */
  url: z.string(),
  encrypted: z.string(),
  expires_at: Instant,
  /** Suggested Italian text to send with the link. */
  text: z.string(),
});
export type CouponShare = z.output<typeof CouponShare>;

/** Coupon of a shared link, public to its holders. */
export const SharedCoupon = z.extend(CouponTerms, {
  given_by: z.nullable(z.string()),
  expires_at: Instant,
});
export type SharedCoupon = z.output<typeof SharedCoupon>;

/** Coupon of a code's link, public to its holders. */
export const CodeOffer = z.extend(CouponTerms, {
  /** Value for a cart's `coupon`. */
  code: z.string(),
  /** Why the code cannot be used now, in Italian; null while it can. */
  why_not: z.nullable(z.string()),
  /** Whether it needs a sign-in. */
  for_customers: z.boolean(),
});
export type CodeOffer = z.output<typeof CodeOffer>;

/** Effect of a coupon on the current cart. */
export const CouponForCart = z.extend(CouponTerms, {
  id: z.string(),
  usable: z.boolean(),
  why_not: z.nullable(z.string()),
  /** Its whole saving, delivery included; zero when it cannot be used. */
  saving: Cents,
  /** Total of the cart with it. */
  total: Cents,
  /** Ids of `free_products` in the cart. */
  in_cart: z.array(z.string()),
});
export type CouponForCart = z.output<typeof CouponForCart>;

const encrypted = z.string().check(z.minLength(1, 'campo obbligatorio'), z.maxLength(400));
const params = z.object({ coupon: id('wcp', z.string().check(z.maxLength(64))) });

export const coupons = routes({
  'GET /api/customer/active/coupons': {
    summary: 'The customer’s usable coupons, first to end first',
    auth: 'customer',
    response: z.object({ coupons: z.array(Coupon) }),
  },
  'GET /api/customer/active/coupons/:coupon': {
    summary: 'One of the customer’s coupons, with its code for the till and the seconds the code lasts',
    auth: 'customer',
    params,
    response: CouponDetail,
    errors: ['coupon.not_found'],
  },
  'POST /api/customer/active/coupons/:coupon/share': {
    summary:
      'A link that gives the coupon to the first person who opens it; until then the customer keeps it. A second call gives the same link',
    auth: 'customer',
    params,
    response: CouponShare,
    errors: ['coupon.not_found', 'coupon.not_shareable'],
  },
  'DELETE /api/customer/active/coupons/:coupon/share': {
    summary: 'Withdraw the link, as long as it is unopened',
    auth: 'customer',
    params,
    response: Coupon,
    errors: ['coupon.not_found'],
  },
  'GET /api/coupons/:code': {
    summary: 'Coupon of a code, for its link; nothing is taken yet',
    auth: 'public',
    params: z.object({ code: z.string().check(z.maxLength(64)) }),
    response: CodeOffer,
    errors: ['coupon.not_found', 'coupon.too_many_codes'],
  },
  'POST /api/shared/coupons': {
    summary: 'Coupon of a shared link; nothing is taken yet',
    auth: 'public',
    body: z.object({ encrypted }),
    response: SharedCoupon,
    errors: ['coupon.share_refused', 'coupon.share_expired', 'coupon.share_taken'],
  },
  'PATCH /api/customer/shared/coupons': {
    summary: 'Take the coupon of a shared link; a second call finds it in the wallet',
    auth: 'customer',
    body: z.object({ encrypted }),
    response: Coupon,
    errors: [
      'coupon.share_refused',
      'coupon.share_expired',
      'coupon.share_taken',
      'coupon.share_own',
      'coupon.share_in_vain',
    ],
  },
});

/** Saving of each coupon in the wallet on the current cart. */
export const cartCoupons = routes({
  'GET /api/customer/carts/coupons': {
    summary: 'Saving of each coupon in the wallet on the live cart, or why it has none; best first',
    auth: 'customer',
    response: z.object({ coupons: z.array(CouponForCart) }),
  },
});
