import { textLimit } from '@zanga/domain/accounts/profile';
import { rewardKinds } from '@zanga/domain/coupons/coupon';
import { issueCodes } from '@zanga/domain/ordering/cart-issue-codes';
import { mostLines, mostPieces } from '@zanga/domain/ordering/cart-lines';
import { carriedParts, modes, partKeys } from '@zanga/domain/ordering/cart-parts';
import { paymentKinds } from '@zanga/domain/ordering/payment-kinds';
import * as z from 'zod/mini';
import { Picture } from '../menu/picture.ts';
import { AllergenDeclaration } from '../menu/product.ts';
import { AddressForm } from '../people/addresses.ts';
import { routes } from '../wire/route.ts';
import { Cents, Instant, id, orNull } from '../wire/values.ts';

/** How a part of a cart reaches the person; `shipping` is for merchandise alone, `entry` for tickets. */
export const Mode = z.enum(modes);
export type Mode = z.output<typeof Mode>;

/** As soon as it can be, or at one of the instants that `GET shops/:shop/slots` offers. */
export const Slot = z.union([z.literal('asap'), Instant]);
export type Slot = z.output<typeof Slot>;

/** Food and drink are one part; merchandise not fetched at the shop is shipped as another; tickets are a third. */
export const PartKey = z.enum(partKeys);
export type PartKey = z.output<typeof PartKey>;

const Text = z.string().check(z.maxLength(textLimit));
const Name = z.string().check(z.minLength(1), z.maxLength(64));

const atMost = (most: number) =>
  z.refine<Readonly<Record<string, unknown>>>(
    (record) => Object.keys(record).length <= most,
    `al massimo ${most} voci`,
  );

const ProductKey = z.string().check(z.minLength(1), z.maxLength(100));

/** The product of a line; its price is the line's. */
const ProductOfCart = z.pipe(
  z.object({ id: ProductKey }),
  z.transform(({ id }: { id: string }) => id),
);

/** An item that the customer wants; the server alone sets prices. */
export const CartItem = z.object({
  /** Id or slug. */
  product: z.union([ProductKey, ProductOfCart]),
  /** Ids of chosen options, once for each portion. */
  options: z._default(z.array(Name).check(z.maxLength(50)), []),
  /** Ids of ingredients to leave out. */
  without: z._default(z.array(Name).check(z.maxLength(50)), []),
  qty: z.int().check(z.gte(1), z.lte(mostPieces)),
  notes: z._default(Text, ''),
});

/** Mode, time and place of a part. */
export const DeliveryForm = z.object({
  part: z._default(z.enum(carriedParts), 'food'),
  mode: z.enum(modes.filter((mode) => mode !== 'entry')),
  /** Id or slug of the shop; shipping needs none. */
  shop: z._default(z.nullable(Name), null),
  /** A saved address of the customer, or one written for this cart. */
  address_id: z._default(z.nullable(id('adr', Name)), null),
  address: z._default(z.nullable(AddressForm), null),
  slot: z._default(Slot, 'asap'),
  table: z._default(z.nullable(Text), null),
});
export type DeliveryForm = z.input<typeof DeliveryForm>;

export const Gift = z.object({
  recipient: Text,
  message: Text,
  /** Prints a receipt without prices, for the bag. */
  hide_prices: z.boolean(),
});

/** Changes of a cart; a missing part stays as stored. */
export const CartForm = z.object({
  /** The version last seen; a cart that another device has changed since is refused with `cart.stale`. */
  version: orNull(z.int()),
  items: orNull(
    z.array(CartItem).check(z.maxLength(mostLines, `il carrello può avere al massimo ${mostLines} righe`)),
  ),
  deliveries: orNull(z.array(DeliveryForm).check(z.maxLength(2))),
  /** Typed code, or the id of a coupon in the wallet. */
  coupon: z.nullish(Text),
  /** Id of the free product when the coupon offers several; by default the dearest in the cart. */
  coupon_choice: z.nullish(Name),
  /** When set, everything comes from this shop; adding from another asks first. */
  single_cart_shop: z.nullish(Name),
  gift: z.nullish(Gift),
  meta: orNull(z.record(Name, Text).check(atMost(20))),
  /** Unit prices the person has read, by line: a price known already is not announced again. */
  seen: orNull(z.record(Name, Cents).check(atMost(mostLines))),
});
export type CartForm = z.input<typeof CartForm>;

/** A problem that prevents the order, or news about the cart; `text` is Italian and is shown. */
export const CartIssue = z.object({
  code: z.enum(issueCodes),
  text: z.string(),
  /** Prevents the order; other issues only inform. */
  blocking: z.boolean(),
  /** Affected line. */
  item: z.nullable(z.string()),
  /** Affected part. */
  part: z.nullable(PartKey),
});
export type CartIssue = z.output<typeof CartIssue>;

/** Declared allergens, also in Italian words: `Contiene: latte. Può contenere: soia`. */
export const LineAllergens = z.extend(AllergenDeclaration, { text: z.string() });
export type LineAllergens = z.output<typeof LineAllergens>;

/** A line at current prices: `list − discount − member_discount − coupon_discount = total`. */
export const PricedItem = z.object({
  id: id('lin'),
  part: PartKey,
  qty: z.int(),
  notes: z.string(),
  product: z.object({
    id: id('prd'),
    slug: z.string(),
    name: z.string(),
    images: z.array(Picture),
    age_limit: z.nullable(z.int()),
    /** Price of one piece with its options, discounts taken. */
    total_price: Cents,
  }),
  /** Each choice once, with its number of portions; `price_delta` is for one. */
  options: z.array(z.object({ id: id('cho'), name: z.string(), price_delta: Cents, qty: z.int() })),
  /** Left-out ingredients; price and declared allergens stay the same. */
  without: z.array(z.object({ id: id('ing'), name: z.string() })),
  /** Of the chosen dish; in an order, as declared then. Null for goods that are not eaten. */
  allergens: z.nullable(LineAllergens),
  list: Cents,
  discount: Cents,
  member_discount: Cents,
  coupon_discount: Cents,
  total: Cents,
  vat_rate_basis_points: z.int(),
  vat: Cents,
});
export type PricedItem = z.output<typeof PricedItem>;

/** A line of a cart. Its choices are told even when the product no longer offers them. */
export const CartLineItem = z.extend(PricedItem, {
  chosen: z.array(z.string()),
  left_out: z.array(z.string()),
});
export type CartLineItem = z.output<typeof CartLineItem>;

export const CartDelivery = z.object({
  part: PartKey,
  mode: Mode,
  /** Whether the person chose the mode; otherwise it is the usual one. */
  chosen: z.boolean(),
  shop: z.nullable(z.object({ id: id('shp'), slug: z.string(), name: z.string(), formatted: z.string() })),
  address_id: z.nullable(id('adr')),
  /** Address in one line. */
  address: z.nullable(z.string()),
  /** An unsaved address as written, so that it can be changed on any device. */
  written: z.nullable(AddressForm),
  slot: Slot,
  table: z.nullable(z.string()),
  /** Delivery zone of its shop. */
  zone: z.nullable(z.string()),
  /** Sum of its lines before membership and coupon; minimum and free delivery are measured by it. */
  subtotal: Cents,
  fee: Cents,
  /** Reduction of the fee, by threshold, membership or coupon. */
  fee_discount: Cents,
  minimum: Cents,
  /** Missing amount to the minimum. */
  missing: Cents,
  free_over: z.nullable(Cents),
  /** Amount up to free delivery for this person; zero when it is free, null when it never is. */
  missing_to_free: z.nullable(Cents),
  /** Earliest arrival. */
  earliest: z.nullable(Instant),
});
export type CartDelivery = z.output<typeof CartDelivery>;

export const PaymentKind = z.enum(paymentKinds);
export type PaymentKind = z.output<typeof PaymentKind>;

/** The priced cart: lines and fees add up to `total_price`. */
export const Cart = z.object({
  id: id('crt'),
  /** A visitor's key to the cart; a customer's cart needs none. */
  token: z.nullable(z.string()),
  version: z.int(),
  items: z.array(CartLineItem),
  qty: z.int(),
  /** Lines at list price. */
  list: Cents,
  discount: Cents,
  member_discount: Cents,
  coupon_discount: Cents,
  /** Fees after their reductions. */
  delivery: Cents,
  total_price: Cents,
  /** Included in the total, by rate. */
  vat: z.array(z.object({ rate_basis_points: z.int(), gross: Cents, vat: Cents })),
  coupon: z.nullable(
    z.object({
      /** Id of the coupon, from the wallet or of the code. */
      id: z.string(),
      code: z.nullable(z.string()),
      title: z.string(),
      kind: z.enum(rewardKinds),
      /** Its whole saving, delivery included. */
      discount: Cents,
      /** The chosen free product. */
      choice: z.nullable(z.string()),
    }),
  ),
  /** Code typed or taken from the wallet, accepted or not. */
  coupon_code: z.nullable(z.string()),
  /** Title of the coupon, accepted or not; null for an unknown code. */
  coupon_title: z.nullable(z.string()),
  deliveries: z.array(CartDelivery),
  single_cart_shop: z.nullable(z.string()),
  gift: z.nullable(Gift),
  meta: z.record(z.string(), z.string()),
  /** Mode and shop of the prices, as in `priced_for`; null until known. */
  priced_for: z.nullable(z.string()),
  /** Payment methods that every part allows. */
  payments: z.array(PaymentKind),
  /** Version of the terms to agree to, as `terms_version`; null when the brand has published no terms. */
  terms_version: z.nullable(z.string()),
  /** Saving for a member; zero for members. */
  prime_saving: Cents,
  issues: z.array(CartIssue),
  /** Changes from merging a visitor's cart, in Italian, told once. */
  changes: z.array(z.string()),
});
export type Cart = z.output<typeof Cart>;

/** Any format is accepted; an unknown token is "not found" and the browser starts a new cart. */
const Token = z.string().check(z.maxLength(100));

export const carts = routes({
  'POST /api/carts': {
    summary: 'Create, change or reprice a visitor’s cart; the answer is priced',
    auth: 'public',
    body: z.extend(CartForm, { token: z.optional(Token) }),
    response: Cart,
    errors: ['cart.stale', 'cart.not_found', 'invalid', 'coupon.too_many_codes'],
  },
  'POST /api/customer/carts': {
    summary: 'Change or reprice the customer’s one live cart; the answer is priced',
    auth: 'customer',
    body: z.extend(CartForm, {
      /** Token of a visitor’s cart to merge into this one, once. */
      merge: z.optional(Token),
    }),
    response: Cart,
    errors: ['cart.stale', 'cart.not_found', 'invalid', 'coupon.too_many_codes'],
  },
});
