import { vatIncluded } from '../../catalogue/vat.ts';
import { add, type BasisPoints, type Cents, proportion, subtract } from '../../money.ts';
import { feeByRate, sumByRate, type Taxed, taxed } from '../../pricing/vat-summary.ts';
import type { PiecesToRefund } from '../refund-quote.ts';

/** A sold line. */
export type SoldLine = {
  readonly id: string;
  readonly part: string;
  readonly qty: number;
  readonly list: Cents;
  readonly discount: Cents;
  readonly memberDiscount: Cents;
  readonly couponDiscount: Cents;
  readonly total: Cents;
  readonly rate: BasisPoints;
  readonly vat: Cents;
};

export type SoldOrder = {
  readonly lines: readonly SoldLine[];
  /** Delivery fee of each part. */
  readonly fees: Readonly<Record<string, Cents>>;
};

/** An order without some pieces: the prices of the rest, and its tax. */
export type Lessened = {
  readonly lines: readonly SoldLine[];
  readonly list: Cents;
  readonly discount: Cents;
  readonly memberDiscount: Cents;
  readonly couponDiscount: Cents;
  readonly total: Cents;
  readonly vat: readonly Taxed[];
};

const without = (line: SoldLine, count: number): SoldLine => {
  const keep = (amount: Cents) => subtract(amount, proportion(amount, count, line.qty));
  const [list, discount] = [keep(line.list), keep(line.discount)];
  const [memberDiscount, couponDiscount] = [keep(line.memberDiscount), keep(line.couponDiscount)];
  const total = subtract(subtract(subtract(list, discount), memberDiscount), couponDiscount);
  const money = { list, discount, memberDiscount, couponDiscount, total };
  return { ...line, qty: line.qty - count, ...money, vat: vatIncluded(total, line.rate) };
};

/**
 * The order without some pieces. Every amount of a line shrinks in proportion, its share of a coupon too, so the rest
 * keeps its price. Delivery fees stay.
 */
export const takingOut = ({ lines, fees }: SoldOrder, pieces: readonly PiecesToRefund[]): Lessened => {
  const kept = lines
    .map((line) => without(line, pieces.find(({ id }) => id === line.id)?.qty ?? 0))
    .filter(({ qty }) => qty > 0);
  return summed({ lines: kept, fees });
};

/** Sum of lines and delivery fees, with its tax. */
export const summed = ({ lines: kept, fees }: SoldOrder): Lessened => {
  const sum = (of: (line: SoldLine) => Cents) => add(...kept.map(of));
  const ofPart = (part: string) =>
    kept.filter((line) => line.part === part).map(({ total, rate }) => taxed(total, rate));
  const delivered = Object.entries(fees).flatMap(([part, fee]) => feeByRate(fee, ofPart(part)));
  return {
    lines: kept,
    list: sum(({ list }) => list),
    discount: sum(({ discount }) => discount),
    memberDiscount: sum(({ memberDiscount }) => memberDiscount),
    couponDiscount: sum(({ couponDiscount }) => couponDiscount),
    total: add(
      sum(({ total }) => total),
      ...Object.values(fees),
    ),
    vat: sumByRate([...kept.map(({ total, rate, vat }) => ({ rate, gross: total, vat })), ...delivered]),
  };
};
