import * as z from 'zod/mini';
import { routes } from '../../wire/route.ts';
import { Cents, Instant, id } from '../../wire/values.ts';

const Key = z.string().check(z.minLength(1), z.maxLength(100));

/** A use of a coupon: by an order, or at a till. */
export const CouponUse = z.object({
  id: z.int(),
  used_at: Instant,
  order: z.nullable(z.object({ reference: z.string(), number: z.string() })),
  /** Shop of the till. */
  shop: z.nullable(z.string()),
  /** Staff member who scanned it: `Ada R.` */
  by: z.nullable(z.string()),
  /** The typed code, for a coupon with many. */
  code: z.nullable(z.string()),
  /** Reduction of the order; null at the till, where it is not recorded. */
  saved: z.nullable(Cents),
  /** When the coupon was returned: its order failed, or the till took the use back. */
  given_back_at: z.nullable(Instant),
  /** Why the till took it back. */
  reason: z.nullable(z.string()),
  /** Id of the use at a till, if the caller may take it back. */
  undo: z.nullable(z.string()),
});
export type CouponUse = z.output<typeof CouponUse>;

/** Uses of a coupon. */
export const couponUsesList = routes({
  'GET /api/backoffice/coupons/:coupon/uses': {
    summary: 'Uses of a coupon, newest first, returned ones too',
    auth: 'coupons.read',
    params: z.object({ coupon: id('cpn', Key) }),
    query: z.object({
      /** `next` of the page before. */
      after: z.optional(z.string().check(z.maxLength(200))),
      limit: z._default(z.coerce.number<string | number>().check(z.int(), z.gte(1), z.lte(200)), 50),
    }),
    response: z.object({ data: z.array(CouponUse), next: z.nullable(z.string()) }),
    errors: ['coupon.not_found'],
  },
});
