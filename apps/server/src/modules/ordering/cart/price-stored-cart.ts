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

/** A stored cart with everything read to price it. */
export type PricedStoredCart = {
  readonly cart: StoredCart;
  readonly membership: Membership;
  /** In the order of the cart; lines no longer sold have no price and do not count. */
  readonly lines: readonly LineOfCart[];
  /** The cart in the form that coupons judge. */
  readonly toJudge: CartToJudge;
  /** Parts with lines. */
  readonly parts: readonly PartOfCart[];
  readonly priced: PricedCart;
  readonly coupon: AcceptedCoupon | null;
  /** Title of the wanted coupon, accepted or refused. */
  readonly couponTitle: string | null;
  readonly payments: readonly PaymentKind[];
  /** Version of the terms of sale in force; null without any. */
  readonly termsVersion: string | null;
  /** Whether the brand sells to the public. */
  readonly open: boolean;
  /** Whether the owner has to agree to changed terms first. */
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

/** While Prime is switched off, no savings by joining are shown. */
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
  // Started together: the database answers all of it in one round trip.
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

/** A locked cart, priced for an order. It may be ordered when no issue is blocking; `parts` hold their slots. */
export const priceCartForOrder = (
  tools: CartTools,
  tx: Tx,
  cart: StoredCart,
  now: Date,
): Promise<PricedStoredCart> =>
  // Only a cart shows what Prime would save; a customer who orders has decided already.
  priceStoredCart(tools, tx, { cart, orOffered: false }, now);

/** Fulfilment of each part that has lines. */
const fulfilmentsOf = (
  carried: Readonly<Record<CarriedPart, Fulfilling>>,
  lines: readonly LineOfCart[],
): readonly Fulfilment[] =>
  partKeys.flatMap((part) => {
    const own = lines.filter((line) => line.part === part && line.product !== null);
    if (own.length === 0) return [];
    if (part === 'tickets') return byEntry;
    // Goods wait on a shelf: only dishes take from a kitchen's capacity.
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

/** The cart in the form that coupons judge; lines without a price are left out. */
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
