import { couponFields } from '@zanga/domain/coupons/editing/coupon-fields';
import { occasions } from '@zanga/domain/coupons/occasions';
import * as z from 'zod/mini';
import { kept, schemasOf } from '../wire/form-schemas.ts';
import { routes } from '../wire/route.ts';
import { Cents, Instant, id, Price } from '../wire/values.ts';

const Key = z.string().check(z.minLength(1), z.maxLength(100));
const Keys = z.array(Key).check(z.maxLength(200));
const Reward = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('percentage'),
    /** Basis points: 1000 is ten per cent. */
    rate: z.int().check(z.gte(0), z.lte(10_000)),
    most: z.nullable(Price.check(z.refine((cents) => cents > 0, 'più di zero'))),
  }),
  z.object({ kind: z.literal('amount'), amount: Price }),
  z.object({ kind: z.literal('free_product'), products: Keys }),
  z.object({ kind: z.literal('free_delivery') }),
]);

const simple = schemasOf(couponFields);

/** Editable fields of a coupon (`CouponForm` of the domain). */
export const CouponForm = z.object({
  ...simple,
  code: z.nullable(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(40))),
  reward: Reward,
  shops: Keys,
  categories: Keys,
  products: Keys,
  given: z.nullable(z.object({ on: z.enum(occasions), days: z.int().check(z.gte(1), z.lte(366)) })),
});
export type CouponForm = z.output<typeof CouponForm>;

export const couponStops = ['new', 'all'] as const;

/** Phases of a coupon. */
export const couponPhases = ['running', 'later', 'stopped', 'ended'] as const;
export type CouponPhase = (typeof couponPhases)[number];

/** A coupon as its list in the office shows it. */
export const OfficeCoupon = z.object({
  id: id('cpn'),
  title: z.string(),
  code: z.nullable(z.string()),
  /** `−10 %`, `Consegna gratis`. */
  worth: z.string(),
  phase: z.enum(couponPhases),
  from: Instant,
  until: z.nullable(Instant),
  given_on: z.nullable(z.enum(occasions)),
});
export type OfficeCoupon = z.output<typeof OfficeCoupon>;

/** A coupon with its editable fields and its results. */
export const EditedCoupon = z.object({
  id: id('cpn'),
  /** Version of the form when it was read; saving over a newer one is refused. */
  version: z.string(),
  form: kept(CouponForm),
  phase: z.enum(couponPhases),
  /** Stopped for new customers, or for all; null while it runs. */
  stopped: z.nullable(z.enum(couponStops)),
  /** Names of the ids in its rules. */
  names: z.record(z.string(), z.string()),
  /** Valid uses. */
  uses: z.int(),
  /** Total reduction of orders; uses at the till are not included, since their amount is not recorded. */
  saved: Cents,
  /** Unused coupons in wallets. */
  held: z.int(),
  /** Unused drawn codes. */
  codes: z.int(),
  /** No SMS is sent here: rules about the person go by the weaker proof of a confirmed mail. */
  by_mail: z.optional(z.boolean()),
});
export type EditedCoupon = z.output<typeof EditedCoupon>;

const one = { params: z.object({ coupon: id('cpn', Key) }) };

/** Coupons for staff. */
export const couponsOffice = routes({
  'GET /api/backoffice/coupons': {
    summary: 'Coupons, newest first',
    auth: 'coupons.read',
    query: z.object({
      search: z.optional(z.string().check(z.maxLength(100))),
      phase: z.optional(z.enum(couponPhases)),
      /** `next` of the page before. */
      after: z.optional(z.string().check(z.maxLength(200))),
      limit: z._default(z.coerce.number<string | number>().check(z.int(), z.gte(1), z.lte(200)), 50),
    }),
    response: z.object({ data: z.array(OfficeCoupon), next: z.nullable(z.string()) }),
  },
  'POST /api/backoffice/coupons': {
    summary: 'Create a coupon, empty or as a copy; it is stopped until staff start it',
    auth: 'coupons.edit',
    audit: 'coupon.add',
    status: 201,
    body: z.object({ title: simple.title, copy_of: z.optional(id('cpn', Key)) }),
    response: EditedCoupon,
    errors: ['coupon.of_all_shops', 'coupon.not_found', 'invalid'],
  },
  'GET /api/backoffice/coupons/:coupon': {
    summary: 'An editable coupon, with its results',
    auth: 'coupons.read',
    ...one,
    response: EditedCoupon,
    errors: ['coupon.not_found'],
  },
  'PUT /api/backoffice/coupons/:coupon': {
    summary: 'Save a coupon; refused if a colleague has saved meanwhile',
    auth: 'coupons.edit',
    audit: 'coupon.edit',
    ...one,
    body: z.object({
      version: Key,
      form: CouponForm,
      /** Confirms an unusually high value. */
      sure: z._default(z.boolean(), false),
    }),
    response: EditedCoupon,
    errors: ['coupon.of_all_shops', 'coupon.not_found', 'coupon.changed', 'coupon.unusual', 'invalid'],
  },
  'POST /api/backoffice/coupons/:coupon/stop': {
    summary: 'Stop a coupon for new customers, or for all; or start it again',
    auth: 'coupons.edit',
    audit: 'coupon.stop',
    ...one,
    body: z.object({ stopped: z.nullable(z.enum(couponStops)) }),
    response: EditedCoupon,
    errors: ['coupon.of_all_shops', 'coupon.not_found'],
  },
  'POST /api/backoffice/coupons/:coupon/gifts': {
    summary: 'Give a coupon to customers by mail address; the same key gives it once',
    auth: 'coupons.edit',
    audit: 'coupon.give',
    ...one,
    body: z.object({
      /** Key of the gift: a second request with it gives nothing. */
      key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
      emails: z.array(z.string().check(z.trim(), z.maxLength(254))).check(z.minLength(1), z.maxLength(500)),
      /** Last moment to use the gift; null for the coupon's own. */
      until: z.nullable(Instant),
    }),
    response: z.object({
      given: z.int(),
      /** Customers who had it by this gift already. */
      had: z.int(),
      /** Addresses without a customer who has confirmed a phone. */
      unknown: z.array(z.string()),
    }),
    errors: ['coupon.of_all_shops', 'coupon.not_found', 'invalid'],
  },
});
