import { codeStates, mostCodesAtOnce } from '@zanga/domain/coupons/drawn-codes';
import * as z from 'zod/mini';
import { routes } from '../../wire/route.ts';
import { Instant, id } from '../../wire/values.ts';

const Key = z.string().check(z.minLength(1), z.maxLength(100));

/** Codes drawn together. */
export const CouponDrawing = z.object({
  id: id('cdr'),
  /** Beginning of each drawn code; may be empty. */
  prefix: z.string(),
  /** Purpose, in the staff's own words. */
  note: z.string(),
  drawn_at: Instant,
  /** First name of the author; null after they left. */
  drawn_by: z.nullable(z.string()),
  codes: z.int(),
  used: z.int(),
  /** Unused codes that were withdrawn. */
  withdrawn: z.int(),
});
export type CouponDrawing = z.output<typeof CouponDrawing>;

/** A drawn code with its state. */
export const DrawnCode = z.object({
  code: z.string(),
  /** As printed: `NATALE-K7QF-9HXM`. */
  written: z.string(),
  drawing: z.string(),
  state: z.enum(codeStates),
  used_at: z.nullable(Instant),
  /** Order that used it. */
  order: z.nullable(z.object({ reference: z.string(), number: z.string() })),
});
export type DrawnCode = z.output<typeof DrawnCode>;

const ofCoupon = { params: z.object({ coupon: id('cpn', Key) }) };
const refused = ['coupon.of_all_shops', 'coupon.not_found'] as const;
const which = { drawing: z.optional(Key) };

/** Codes of a coupon that work once each. A reader could use them, so only people who may make coupons see them. */
export const couponCodes = routes({
  'GET /api/backoffice/coupons/:coupon/drawings': {
    summary: 'Drawings of a coupon’s codes, newest first',
    auth: 'coupons.edit',
    ...ofCoupon,
    response: z.object({ data: z.array(CouponDrawing) }),
    errors: refused,
  },
  'POST /api/backoffice/coupons/:coupon/drawings': {
    summary: 'Draw codes that work once each; the same key draws once',
    auth: 'coupons.edit',
    audit: 'coupon.draw',
    status: 201,
    ...ofCoupon,
    body: z.object({
      /** Key of the drawing: a second request with it draws nothing. */
      key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
      count: z.int().check(z.gte(1), z.lte(mostCodesAtOnce)),
      prefix: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
      note: z._default(z.string().check(z.trim(), z.maxLength(120)), ''),
    }),
    response: CouponDrawing,
    errors: [...refused, 'invalid'],
  },
  'POST /api/backoffice/coupons/:coupon/drawings/:drawing/withdraw': {
    summary: 'Withdraw all unused codes of a drawing; a second call does nothing',
    auth: 'coupons.edit',
    audit: 'coupon.withdraw_codes',
    params: z.object({ coupon: id('cpn', Key), drawing: id('cdr', Key) }),
    response: CouponDrawing,
    errors: refused,
  },
  'GET /api/backoffice/coupons/:coupon/codes': {
    summary: 'Codes of a coupon, last drawn first, with the order that used each',
    auth: 'coupons.edit',
    ...ofCoupon,
    query: z.object({
      ...which,
      state: z.optional(z.enum(codeStates)),
      /** Beginning of a code, with or without dashes. */
      search: z.optional(z.string().check(z.maxLength(100))),
      /** `next` of the page before. */
      after: z.optional(z.string().check(z.maxLength(200))),
      limit: z._default(z.coerce.number<string | number>().check(z.int(), z.gte(1), z.lte(200)), 50),
    }),
    response: z.object({ data: z.array(DrawnCode), next: z.nullable(z.string()) }),
    errors: refused,
  },
  'GET /api/backoffice/coupons/:coupon/codes/export': {
    summary: 'Codes of a coupon, or of one drawing, as a table for printing',
    auth: 'coupons.edit',
    ...ofCoupon,
    query: z.object(which),
    bytes: ['text/csv; charset=utf-8'],
    errors: refused,
  },
  'POST /api/backoffice/coupons/:coupon/codes/:code/withdraw': {
    summary: 'Withdraw one unused code; a second call does nothing',
    auth: 'coupons.edit',
    audit: 'coupon.withdraw_codes',
    params: z.object({ coupon: id('cpn', Key), code: Key }),
    response: DrawnCode,
    errors: [...refused, 'coupon.code_used'],
  },
});
