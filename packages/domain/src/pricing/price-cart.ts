import { vatRate } from '../catalogue/vat.ts';
import type { VatClass } from '../catalogue/vocabulary.ts';
import { add, type BasisPoints, type Cents, lesser, subtract, zeroCents } from '../money.ts';
import { type CarriedPart, type Mode, type PartKey, partKeys } from '../ordering/cart-parts.ts';
import { type CouponEffect, couponOnLines } from './coupon-effect.ts';
import { type Buyer, dishPrice, type LineToPrice, type PricedLine, priceLine } from './line.ts';
import { type DeliveryTerms, type PricedDelivery, priceDelivery } from './price-delivery.ts';
import { feeByRate, sumByRate, type Taxed, taxed } from './vat-summary.ts';

/** A line of a cart, under an id of its own. */
export type CartLine = {
  readonly id: string;
  readonly part: PartKey;
  readonly vatClass: VatClass;
  readonly toPrice: LineToPrice;
};

/** How a part of the cart is to be had; the mode decides the rates of its drinks. */
export type PartTerms = DeliveryTerms & {
  readonly mode: Mode;
};

export type CartToPrice = {
  readonly lines: readonly CartLine[];
  readonly parts: Readonly<Record<CarriedPart, PartTerms>>;
  readonly coupon: CouponEffect;
};

/** Terms of tickets: nobody brings them, and they have no minimum. */
const ticketTerms: PartTerms = {
  mode: 'entry',
  fee: zeroCents,
  minimum: zeroCents,
  freeOver: null,
  memberFreeOver: null,
};

/** How a part is had, and what that costs before anything is taken off. */
export const termsOfPart = ({ parts }: Pick<CartToPrice, 'parts'>, part: PartKey): PartTerms =>
  part === 'tickets' ? ticketTerms : parts[part];

/** `list − discount − memberDiscount − couponDiscount = total`, always. */
export type PricedCartLine = PricedLine & {
  readonly id: string;
  readonly part: PartKey;
  readonly couponDiscount: Cents;
  readonly vatRate: BasisPoints;
  readonly vat: Cents;
};

export type PricedPart = PricedDelivery & {
  readonly part: PartKey;
  /** What its lines cost at everybody's prices: neither membership nor coupon ever makes a delivery dearer. */
  readonly subtotal: Cents;
};

/** A priced cart: the totals of its lines and the fees charged add up to `total`. */
export type PricedCart = {
  readonly lines: readonly PricedCartLine[];
  /** The parts that hold lines. */
  readonly parts: readonly PricedPart[];
  readonly qty: number;
  readonly list: Cents;
  readonly discount: Cents;
  readonly memberDiscount: Cents;
  /** What the coupon takes off the lines; what it takes off a fee is in the fee's own discount. */
  readonly couponDiscount: Cents;
  /** All that the coupon saves, fees included. */
  readonly couponSaving: Cents;
  /** Fees, after what was taken off them. */
  readonly delivery: Cents;
  readonly total: Cents;
  readonly vat: readonly Taxed[];
  /** What a member would pay less; nothing for members. */
  readonly primeSaving: Cents;
};

/** Prices a cart: what it says is what is shown, charged, receipted and refunded. The order of lines changes nothing but their order. */
export const priceCart = (cart: CartToPrice, buyer: Buyer): PricedCart => {
  const priced = priceFor(cart, buyer);
  const asMember = buyer.member ? priced : priceFor(cart, { ...buyer, member: true });
  return { ...priced, primeSaving: subtract(priced.total, asMember.total) };
};

const priceFor = (cart: CartToPrice, buyer: Buyer): Omit<PricedCart, 'primeSaving'> => {
  const lines = priceLines(cart, buyer);
  const parts = priceParts(cart, lines, buyer);
  const sum = (amount: (line: PricedCartLine) => Cents) => add(...lines.map(amount));
  const couponDiscount = sum((line) => line.couponDiscount);
  const delivery = add(...parts.map(({ charged }) => charged));
  return {
    lines,
    parts,
    qty: lines.reduce((pieces, { qty }) => pieces + qty, 0),
    list: sum((line) => line.list),
    discount: sum((line) => line.discount),
    memberDiscount: sum((line) => line.memberDiscount),
    couponDiscount,
    couponSaving: add(couponDiscount, ...parts.map((part) => part.couponDiscount)),
    delivery,
    total: add(
      sum(({ total }) => total),
      delivery,
    ),
    vat: vatOf(lines, parts),
  };
};

const priceLines = (cart: CartToPrice, buyer: Buyer): readonly PricedCartLine[] => {
  const { lines, coupon } = cart;
  const priced = lines.map(({ toPrice, ...line }) => {
    const price = priceLine(toPrice, buyer);
    return { ...line, ...price, dish: lesser(dishPrice(toPrice, buyer), price.unit) };
  });
  const taken = couponOnLines(coupon, priced);
  return priced.map(({ dish: _, vatClass, ...line }) => {
    const couponDiscount = taken.get(line.id) ?? zeroCents;
    const total = subtract(line.total, couponDiscount);
    const { rate, vat } = taxed(total, vatRate(vatClass, termsOfPart(cart, line.part).mode));
    return { ...line, couponDiscount, total, vatRate: rate, vat };
  });
};

const priceParts = (
  cart: CartToPrice,
  lines: readonly PricedCartLine[],
  { member }: Buyer,
): readonly PricedPart[] => {
  const { coupon } = cart;
  const held = partKeys.filter((part) => lines.some((line) => line.part === part));
  return held.map((part) => {
    const own = lines.filter((line) => line.part === part);
    const subtotal = add(...own.map(({ list, discount }) => subtract(list, discount)));
    const freeByCoupon = coupon.kind === 'free_delivery' && coupon.parts.has(part);
    return { part, subtotal, ...priceDelivery(termsOfPart(cart, part), subtotal, { member, freeByCoupon }) };
  });
};

const vatOf = (lines: readonly PricedCartLine[], parts: readonly PricedPart[]): readonly Taxed[] => {
  const sold = (part?: PartKey) =>
    lines
      .filter((line) => part === undefined || line.part === part)
      .map((line) => ({ rate: line.vatRate, gross: line.total, vat: line.vat }));
  return sumByRate([...sold(), ...parts.flatMap(({ part, charged }) => feeByRate(charged, sold(part)))]);
};
