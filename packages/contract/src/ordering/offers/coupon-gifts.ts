import * as z from 'zod/mini';
import { routes } from '../../wire/route.ts';
import { Instant, id } from '../../wire/values.ts';

const Key = z.string().check(z.minLength(1), z.maxLength(100));

/** Customers that a rule finds (`CustomerGroup` of the domain). */
export const CustomerGroup = z.object({
  orders: z.nullable(z.object({ has: z.boolean(), since: z.nullable(z.iso.date('scegli un giorno')) })),
  shop: z.nullable(id('shp', Key)),
  members: z.boolean(),
  birth_month: z.nullable(z.int().check(z.gte(1), z.lte(12))),
});
export type CustomerGroup = z.output<typeof CustomerGroup>;

/** A gift to a group of customers, with its progress. */
export const GroupGift = z.object({
  id: id('gft'),
  /** Group in Italian words. */
  to: z.string(),
  asked_at: Instant,
  /** First name of the author; null after they left. */
  asked_by: z.nullable(z.string()),
  /** Size of the group at the request. */
  people: z.int(),
  given: z.int(),
  /** Customers who had it by an earlier gift. */
  had: z.int(),
  done: z.boolean(),
  /** Why it stopped early, in Italian. */
  why_ended: z.nullable(z.string()),
});
export type GroupGift = z.output<typeof GroupGift>;

const ofCoupon = { params: z.object({ coupon: id('cpn', Key) }) };
const refused = ['coupon.of_all_shops', 'coupon.not_found', 'invalid'] as const;

/** Gifts to groups of customers: counted first, then given by a job, once to each. */
export const couponGifts = routes({
  'GET /api/backoffice/coupons/:coupon/group-gifts': {
    summary: 'Gifts of a coupon to groups of customers, newest first, with their progress',
    auth: 'coupons.read',
    ...ofCoupon,
    response: z.object({ data: z.array(GroupGift) }),
    errors: ['coupon.not_found'],
  },
  'POST /api/backoffice/coupons/:coupon/group-gifts/count': {
    summary: 'Number of customers in a group who would get the coupon; nothing is given',
    auth: 'coupons.edit',
    audit: 'none',
    ...ofCoupon,
    body: z.object({ group: CustomerGroup }),
    response: z.object({
      /** Customers who would get it now. */
      people: z.int(),
      /** Of them, customers who agreed to offers by mail: only they get one. */
      mailed: z.int(),
      /** Customers of the group who had it by an earlier gift. */
      had: z.int(),
    }),
    errors: refused,
  },
  'POST /api/backoffice/coupons/:coupon/group-gifts': {
    summary:
      'Give a coupon to a group of customers after the call; each customer gets it at most once this way',
    auth: 'coupons.edit',
    audit: 'coupon.give_group',
    status: 201,
    ...ofCoupon,
    body: z.object({
      /** Key of the gift: a second request with it starts nothing. */
      key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
      group: CustomerGroup,
      /** Last moment to use the gift; null for the coupon's own. */
      until: z.nullable(Instant),
    }),
    response: GroupGift,
    errors: refused,
  },
});
