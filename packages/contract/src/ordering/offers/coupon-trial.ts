import { modes } from '@zanga/domain/ordering/cart-parts';
import * as z from 'zod/mini';
import { routes } from '../../wire/route.ts';
import { Cents, Instant, id } from '../../wire/values.ts';
import { CouponForm } from '../coupons-office.ts';

const Key = z.string().check(z.minLength(1), z.maxLength(100));
const Fee = Cents.check(z.refine((cents) => cents >= 0 && cents <= 100_000, 'da 0 a 1.000 €'));

/** Modes of an invented cart; tickets alone are left out. */
export const trialModes = modes.filter((mode) => mode !== 'entry');

/** Sample of a trial: a real order, or an invented cart. */
export const TriedOn = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('order'),
    /** Reference in any spelling, or id. */
    order: id('ord', Key),
  }),
  z.object({
    kind: z.literal('cart'),
    /** Null for shipping. */
    shop: z.nullable(id('shp', Key)),
    mode: z.enum(trialModes),
    /** Delivery fee. */
    fee: Fee,
    lines: z
      .array(z.object({ product: Key, qty: z.int().check(z.gte(1), z.lte(99)) }))
      .check(z.minLength(1, 'scegli almeno un prodotto'), z.maxLength(30)),
    /** Invented customer; null for one without an account. */
    customer: z.nullable(z.object({ first_order: z.boolean(), member: z.boolean(), birthday: z.boolean() })),
  }),
]);
export type TriedOn = z.output<typeof TriedOn>;

/** Effect of a coupon on the sample, or why it does not apply, in the customer's words. */
export const CouponTrial = z.object({
  /** Why it cannot be used, in Italian; null when it can. */
  why_not: z.nullable(z.string()),
  /** The sample order. */
  order: z.nullable(z.object({ reference: z.string(), number: z.string(), placed_at: Instant })),
  /** The customer as the coupon's rules see them; null without an account. */
  customer: z.nullable(z.object({ first_order: z.boolean(), member: z.boolean(), birthday: z.boolean() })),
  lines: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      qty: z.int(),
      /** Total before the coupon, after all other discounts. */
      total: Cents,
      off: Cents,
    }),
  ),
  delivery: Cents,
  delivery_off: Cents,
  /** Its whole reduction. */
  off: Cents,
  /** Amount to pay. */
  total: Cents,
});
export type CouponTrial = z.output<typeof CouponTrial>;

/** Trials of a coupon before customers have it. */
export const couponTrial = routes({
  'POST /api/backoffice/coupons/trials': {
    summary: 'Effect of a coupon, saved or not, on an order or a cart; nothing is written',
    auth: 'coupons.read',
    audit: 'none',
    body: z.object({
      /** Saved coupon of the form, whose uses count. */
      coupon: z.optional(Key),
      form: CouponForm,
      /** Moment of the order; null is now. */
      at: z._default(z.nullable(Instant), null),
      on: TriedOn,
    }),
    response: CouponTrial,
    errors: ['invalid', 'order.not_found', 'shop.not_found'],
  },
});
