import { textLimit } from '@zanga/domain/accounts/profile';
import { rewardKinds } from '@zanga/domain/coupons/coupon';
import { issueCodes } from '@zanga/domain/ordering/cart-issue-codes';
import { mostLines, mostPieces } from '@zanga/domain/ordering/cart-lines';
import { carriedParts, modes, partKeys } from '@zanga/domain/ordering/cart-parts';
import * as z from 'zod/mini';
import { Picture } from '../menu/picture.ts';
import { AllergenDeclaration, Cents, Instant } from '../menu/product.ts';
import { AddressForm } from '../people/addresses.ts';
import { orNull } from '../wire/or-null.ts';
import { routes } from '../wire/route.ts';

/** How a part of a cart reaches the person; `shipping` is for merchandise alone, `entry` for tickets. */
export const Mode = z.enum(modes);
export type Mode = z.output<typeof Mode>;

/** As soon as it can be, or at one of the instants that `GET shops/:shop/slots` offers. */
export const Slot = z.union([z.literal('asap'), Instant]);
export type Slot = z.output<typeof Slot>;

/** Food and drink travel together; merchandise that is not taken at the shop is shipped on its own; tickets are nobody’s to carry. */
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

/** The product as a cart gives it back; what it costs there is not asked. */
const ProductOfCart = z.pipe(
  z.object({ id: ProductKey }),
  z.transform(({ id }: { id: string }) => id),
);

/** What somebody means to order; every price is the server's. */
export const CartItem = z.object({
  /** Id or slug. */
  product: z.union([ProductKey, ProductOfCart]),
  /** Ids of what was chosen, once for every portion. */
  options: z._default(z.array(Name).check(z.maxLength(50)), []),
  /** Ids of what the dish is made of and is to be left out. */
  without: z._default(z.array(Name).check(z.maxLength(50)), []),
  qty: z.int().check(z.gte(1), z.lte(mostPieces)),
  notes: z._default(Text, ''),
});

/** How a part of the cart is to be had. */
export const DeliveryForm = z.object({
  part: z._default(z.enum(carriedParts), 'food'),
  mode: z.enum(modes.filter((mode) => mode !== 'entry')),
  /** Id or slug of the shop; shipping needs none. */
  shop: z._default(z.nullable(Name), null),
  /** A saved address of the customer, or one written for this cart. */
  address_id: z._default(z.nullable(Name), null),
  address: z._default(z.nullable(AddressForm), null),
  slot: z._default(Slot, 'asap'),
  table: z._default(z.nullable(Text), null),
});
export type DeliveryForm = z.input<typeof DeliveryForm>;

export const Gift = z.object({
  recipient: Text,
  message: Text,
  /** The receipt in the bag says no prices. */
  hide_prices: z.boolean(),
});

/** The cart as it is wanted; a part that is not given stays as it is stored. */
export const CartForm = z.object({
  /** The version last seen; a cart that another device has changed since is refused with `cart.stale`. */
  version: orNull(z.int()),
  items: orNull(
    z.array(CartItem).check(z.maxLength(mostLines, `il carrello può avere al massimo ${mostLines} righe`)),
  ),
  deliveries: orNull(z.array(DeliveryForm).check(z.maxLength(2))),
  /** A code as it was typed, or the id of a coupon in one’s wallet. */
  coupon: z.nullish(Text),
  /** Id of the product wanted for free, where the coupon offers several; otherwise it is the dearest in the cart. */
  coupon_choice: z.nullish(Name),
  /** When set, everything comes from this shop; adding from another asks first. */
  single_cart_shop: z.nullish(Name),
  gift: z.nullish(Gift),
  meta: orNull(z.record(Name, Text).check(atMost(20))),
  /** Unit prices as the person has read them, by line: a change up to there is announced no more. */
  seen: orNull(z.record(Name, Cents).check(atMost(mostLines))),
});
export type CartForm = z.input<typeof CartForm>;

/** Why a cart cannot be ordered as it is, or what its owner should know; `text` is Italian and is shown. */
export const CartIssue = z.object({
  code: z.enum(issueCodes),
  text: z.string(),
  /** The order cannot be placed while this stands; others only inform. */
  blocking: z.boolean(),
  /** The line it speaks of. */
  item: z.nullable(z.string()),
  /** The part it speaks of. */
  part: z.nullable(PartKey),
});
export type CartIssue = z.output<typeof CartIssue>;

/** What a line declares, and the same in Italian words: `Contiene: latte. Può contenere: soia`. */
export const LineAllergens = z.extend(AllergenDeclaration, { text: z.string() });
export type LineAllergens = z.output<typeof LineAllergens>;

/** A line as it is sold at this moment: `list − discount − member_discount − coupon_discount = total`. */
export const PricedItem = z.object({
  id: z.string(),
  part: PartKey,
  qty: z.int(),
  notes: z.string(),
  product: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    images: z.array(Picture),
    age_limit: z.nullable(z.int()),
    /** Price of one piece with its options, discounts taken. */
    total_price: Cents,
  }),
  /** Each choice once, with the number of its portions; `price_delta` is what one costs. */
  options: z.array(z.object({ id: z.string(), name: z.string(), price_delta: Cents, qty: z.int() })),
  /** What it is made without; neither price nor allergens are other for it. */
  without: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Of the dish as it was chosen; of an ordered one as they were then. Null for what nobody eats. */
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

/** A line of a cart; what was chosen or left out is told even where the product no longer offers it, or has it. */
export const CartLineItem = z.extend(PricedItem, {
  chosen: z.array(z.string()),
  left_out: z.array(z.string()),
});
export type CartLineItem = z.output<typeof CartLineItem>;

export const CartDelivery = z.object({
  part: PartKey,
  mode: Mode,
  /** Whether the person has said so; otherwise it is only what is usual. */
  chosen: z.boolean(),
  shop: z.nullable(z.object({ id: z.string(), slug: z.string(), name: z.string(), formatted: z.string() })),
  address_id: z.nullable(z.string()),
  /** The address in one line, where there is one. */
  address: z.nullable(z.string()),
  /** The address as it was written, where it is none of the saved ones: it can be changed on any device. */
  written: z.nullable(AddressForm),
  slot: Slot,
  table: z.nullable(z.string()),
  /** The zone of its shop that it is brought to. */
  zone: z.nullable(z.string()),
  /** What its lines cost everybody, before membership and coupon; what minimum and free delivery are measured by. */
  subtotal: Cents,
  fee: Cents,
  /** What was taken off the fee, by threshold, membership or coupon. */
  fee_discount: Cents,
  minimum: Cents,
  /** Still missing to the minimum. */
  missing: Cents,
  free_over: z.nullable(Cents),
  /** Still missing to a delivery that is free for this person; null where it never is, zero where it is. */
  missing_to_free: z.nullable(Cents),
  /** When it would be there at the earliest. */
  earliest: z.nullable(Instant),
});
export type CartDelivery = z.output<typeof CartDelivery>;

export const PaymentKind = z.enum(['card', 'cash', 'till']);
export type PaymentKind = z.output<typeof PaymentKind>;

/** The priced cart: lines and fees add up to `total_price`. */
export const Cart = z.object({
  id: z.string(),
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
  /** Fees after what was taken off them. */
  delivery: Cents,
  total_price: Cents,
  /** Included in the total, by rate. */
  vat: z.array(z.object({ rate_basis_points: z.int(), gross: Cents, vat: Cents })),
  coupon: z.nullable(
    z.object({
      /** Of the coupon in the wallet, or of what the code stands for. */
      id: z.string(),
      code: z.nullable(z.string()),
      title: z.string(),
      kind: z.enum(rewardKinds),
      /** All that it saves, delivery included. */
      discount: Cents,
      /** The product that was chosen to be free. */
      choice: z.nullable(z.string()),
    }),
  ),
  /** What was typed or taken from the wallet, accepted or not. */
  coupon_code: z.nullable(z.string()),
  /** What that is called, accepted or not; null where nothing is known under it. */
  coupon_title: z.nullable(z.string()),
  deliveries: z.array(CartDelivery),
  single_cart_shop: z.nullable(z.string()),
  gift: z.nullable(Gift),
  meta: z.record(z.string(), z.string()),
  /** For which way and shop its dishes are priced, as `priced_for` says it; null where that is not known yet. */
  priced_for: z.nullable(z.string()),
  /** Ways of paying that every part of it allows. */
  payments: z.array(PaymentKind),
  /** What an order of it agrees to, as `terms_version`; null where the brand has published no terms. */
  terms_version: z.nullable(z.string()),
  /** What a member would pay less; zero for members. */
  prime_saving: Cents,
  issues: z.array(CartIssue),
  /** What joining a visitor's cart has changed, in Italian, said once. */
  changes: z.array(z.string()),
});
export type Cart = z.output<typeof Cart>;

/** However it looks: one that opens nothing is not found, and whoever kept it begins a new cart. */
const Token = z.string().check(z.maxLength(100));

export const carts = routes({
  'POST /api/carts': {
    summary: 'A visitor’s cart: made, changed or only priced again, and given back priced',
    auth: 'public',
    body: z.extend(CartForm, { token: z.optional(Token) }),
    response: Cart,
    errors: ['cart.stale', 'cart.not_found', 'invalid', 'coupon.too_many_codes'],
  },
  'POST /api/customer/carts': {
    summary: 'The customer’s one live cart: changed or only priced again, and given back priced',
    auth: 'customer',
    body: z.extend(CartForm, {
      /** A visitor’s cart that becomes part of this one, once. */
      merge: z.optional(Token),
    }),
    response: Cart,
    errors: ['cart.stale', 'cart.not_found', 'invalid', 'coupon.too_many_codes'],
  },
});
