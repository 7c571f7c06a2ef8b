import type { PaymentKind } from '@zanga/contract/ordering/carts';
import { zeroCents } from '@zanga/domain/money';
import { type CartIssue, cartIssues } from '@zanga/domain/ordering/cart-issues';
import { type CarriedPart, partKeys } from '@zanga/domain/ordering/cart-parts';
import { noCoupon } from '@zanga/domain/pricing/coupon-effect';
import {
  type CartToPrice,
  type PartTerms,
  type PricedCart,
  type PricedPart,
  priceCart,
  termsOfPart,
} from '@zanga/domain/pricing/price-cart';
import { type Db, onOneConnection, type Tx } from '../../../platform/database/connection.ts';
import { type ProductForSale, readProductsForSale } from '../../catalogue/public.ts';
import type { CartToJudge, CouponAnswer } from '../../coupons/public.ts';
import {
  byEntry,
  type Fulfilling,
  type Fulfilment,
  factsOf,
  fulfil,
  termsOf,
  usualMode,
  waysToPay,
} from './cart-fulfilment.ts';
import { type LineOfCart, lineFacts, lineOf, linesToPrice } from './cart-line.ts';
import { readSaleTerms } from './cart-queries.ts';
import type { StoredCart } from './cart-record.ts';
import type { CartTools, Membership } from './cart-tools.ts';

export type PartOfCart = Fulfilment & { readonly terms: PartTerms; readonly priced: PricedPart };
export type AcceptedCoupon = Extract<CouponAnswer, { ok: true }>;

/** A stored cart with all that was found out to price it. */
export type PricedStoredCart = {
  readonly cart: StoredCart;
  readonly membership: Membership;
  /** In the order of the cart; what is sold no more has no price and is not in the totals. */
  readonly lines: readonly LineOfCart[];
  /** The cart as coupons look at it. */
  readonly toJudge: CartToJudge;
  /** The parts that hold lines. */
  readonly parts: readonly PartOfCart[];
  readonly priced: PricedCart;
  readonly coupon: AcceptedCoupon | null;
  /** What the coupon that is wanted is called, accepted or not. */
  readonly couponTitle: string | null;
  readonly payments: readonly PaymentKind[];
  /** Of the terms of sale that hold; null where there are none. */
  readonly termsVersion: string | null;
  /** Whether the brand sells to the public. */
  readonly open: boolean;
  /** Whether whose cart it is has to agree to changed terms first. */
  readonly toAgree: boolean;
  readonly issues: readonly CartIssue[];
};

export type Products = ReadonlyMap<string, ProductForSale>;

type PricingInput = {
  readonly cart: StoredCart;
  readonly products?: Products;
  readonly orOffered?: boolean;
};

type BuyerOfLines = { readonly lines: readonly LineOfCart[]; readonly member: boolean; readonly now: Date };

/** While Prime is switched off nobody is told what joining would save. */
const priceFor = (
  cart: Parameters<typeof priceCart>[0],
  { lines, member, now }: BuyerOfLines,
): PricedCart => {
  const priced = priceCart(cart, { member, now });
  return lines.some(({ product }) => product?.primeOffered) ? priced : { ...priced, primeSaving: zeroCents };
};

/** Prices a cart at an instant; inside a transaction everything is read in it. */
export const priceStoredCart = async (
  tools: CartTools,
  db: Db | Tx,
  { cart, products, orOffered = true }: PricingInput,
  now: Date,
): Promise<PricedStoredCart> => {
  const keys = cart.lines.map(({ product }) => product);
  const shops = cart.deliveries.flatMap(({ shop }) => shop ?? []);
  // Said in one breath: the database is asked once for all of it.
  const [membership, onSale, food, goods, terms] = await onOneConnection(db, (one) =>
    Promise.all([
      tools.membershipOf(one, { userId: cart.userId, orOffered }, now),
      products ?? readProductsForSale(one, keys, now),
      fulfil(one, cart, 'food', now),
      fulfil(one, cart, 'goods', now),
      readSaleTerms(one, shops, cart.userId),
    ]),
  );
  const lines = cart.lines.map((line) => lineOf(line, onSale.get(line.product), cart, now));
  const fulfilments = fulfilmentsOf({ food, goods }, lines);
  const shipping = { fee: terms.shippingFee, freeOver: terms.shippingFreeOver };
  const toPrice = {
    lines: linesToPrice(lines),
    parts: partTerms(fulfilments, shipping, membership),
    coupon: noCoupon,
  };
  const toJudge = forCoupons(cart, lines, toPrice, membership, now);
  const written = toJudge.lines.length === 0 ? null : cart.coupon;
  const answer = written === null ? null : await tools.couponFor(db, toJudge, written);
  const coupon = answer?.ok ? answer : null;
  const priced = priceFor(
    { ...toPrice, coupon: coupon?.effect ?? noCoupon },
    { lines, member: membership.member, now },
  );
  const parts = fulfilments.flatMap((one) => {
    const part = priced.parts.find((known) => known.part === one.part);
    return part ? [{ ...one, terms: termsOfPart(toPrice, one.part), priced: part }] : [];
  });
  return {
    cart,
    membership,
    lines,
    toJudge,
    parts,
    priced,
    coupon,
    couponTitle: answer?.title ?? null,
    payments: waysToPay(parts, {
      takesCards: tools.payments.takesCards,
      accepted: terms.payments,
    }),
    ...{ termsVersion: terms.termsVersion, open: terms.open, toAgree: terms.toAgree },
    issues: cartIssues({
      lines: lines.map((line) => lineFacts(line, priced)),
      parts: parts.map((part) => factsOf(part, part.priced)),
      couponRefusal: answer && !answer.ok ? answer.text : null,
      now,
    }),
  };
};

/** What an order is made from: a locked cart, priced. It may be ordered when no issue is blocking; `parts` say which slot each takes. */
export const priceCartForOrder = (
  tools: CartTools,
  tx: Tx,
  cart: StoredCart,
  now: Date,
): Promise<PricedStoredCart> =>
  // Only a cart says what Prime would save; somebody who orders has decided already.
  priceStoredCart(tools, tx, { cart, orOffered: false }, now);

/** The fulfilment of each part that holds something. */
const fulfilmentsOf = (
  carried: Readonly<Record<CarriedPart, Fulfilling>>,
  lines: readonly LineOfCart[],
): readonly Fulfilment[] =>
  partKeys.flatMap((part) => {
    const own = lines.filter((line) => line.part === part && line.product !== null);
    if (own.length === 0) return [];
    if (part === 'tickets') return byEntry;
    // Goods wait on a shelf: only what is made takes from a kitchen's capacity.
    return carried[part](part === 'food' ? own.reduce((sum, { stored }) => sum + stored.qty, 0) : 0);
  });

const partTerms = (
  fulfilments: readonly Fulfilment[],
  shipping: Parameters<typeof termsOf>[1],
  membership: Membership,
): CartToPrice['parts'] => {
  const termsFor = (part: CarriedPart) => {
    const fulfilment = fulfilments.find((one) => one.part === part);
    if (fulfilment) return termsOf(fulfilment, shipping, membership);
    return {
      mode: usualMode[part],
      fee: zeroCents,
      minimum: zeroCents,
      freeOver: null,
      memberFreeOver: null,
    };
  };
  return { food: termsFor('food'), goods: termsFor('goods') };
};

/** The cart as coupons look at it; what has no price is none of their business. */
const forCoupons = (
  cart: StoredCart,
  lines: readonly LineOfCart[],
  { parts }: CartToPrice,
  { member }: Membership,
  now: Date,
): CartToJudge => ({
  cart,
  lines: lines.flatMap(({ product, toPrice: line }) => (product && line ? [{ product, line }] : [])),
  deliveries: cart.deliveries,
  parts,
  member,
  now,
});
