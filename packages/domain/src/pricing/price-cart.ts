import { vatRate } from '../catalogue/vat.ts';
import type { VatClass } from '../catalogue/vocabulary.ts';
import { add, type BasisPoints, type Cents, lesser, subtract, zeroCents } from '../money.ts';
import { type CarriedPart, type Mode, type PartKey, partKeys } from '../ordering/cart-parts.ts';
import { type CouponEffect, couponOnLines } from './coupon-effect.ts';
import { type Buyer, dishPrice, type LineToPrice, type PricedLine, priceLine } from './line.ts';
import { type DeliveryTerms, type PricedDelivery, priceDelivery } from './price-delivery.ts';
import { feeByRate, sumByRate, type Taxed, taxed } from './vat-summary.ts';

/** A line of a cart, with its id. */
export type CartLine = {
  readonly id: string;
  readonly part: PartKey;
  readonly vatClass: VatClass;
  readonly toPrice: LineToPrice;
};

/** Terms of a part; its mode decides the tax rates of drinks. */
export type PartTerms = DeliveryTerms & {
  readonly mode: Mode;
};

export type CartToPrice = {
  readonly lines: readonly CartLine[];
  readonly parts: Readonly<Record<CarriedPart, PartTerms>>;
  readonly coupon: CouponEffect;
};

/** Terms of tickets: they are not delivered, and have no minimum. */
const ticketTerms: PartTerms = {
  mode: 'entry',
  fee: zeroCents,
  minimum: zeroCents,
  freeOver: null,
  memberFreeOver: null,
};

/** Mode and terms of a part, before any discount. */
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
  /** Sum of its lines at the prices for everybody: neither membership nor coupon may make a delivery dearer. */
  readonly subtotal: Cents;
};

/** A priced cart: the totals of its lines and the fees charged add up to `total`. */
export type PricedCart = {
  readonly lines: readonly PricedCartLine[];
  /** The parts with lines. */
  readonly parts: readonly PricedPart[];
  readonly qty: number;
  readonly list: Cents;
  readonly discount: Cents;
  readonly memberDiscount: Cents;
  /** Discount of the coupon on the lines; its discount on a fee is part of the fee's. */
  readonly couponDiscount: Cents;
  /** Whole saving of the coupon, fees included. */
  readonly couponSaving: Cents;
  /** Fees after their discounts. */
  readonly delivery: Cents;
  readonly total: Cents;
  readonly vat: readonly Taxed[];
  /** Saving a membership would bring; zero for members. */
  readonly primeSaving: Cents;
};

/** Prices a cart; the result is shown, charged, receipted and refunded. The order of lines changes no price. */
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
