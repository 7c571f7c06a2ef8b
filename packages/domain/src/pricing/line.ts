import { effectivePrice, type ListedPrice } from '../catalogue/discount.ts';
import { type OptionGroup, priceWithChoices } from '../catalogue/options.ts';
import type { ChoiceId } from '../ids.ts';
import { type Cents, lesser, subtract, times } from '../money.ts';

/** Facts that decide a line's price. */
export type LineToPrice = {
  readonly price: ListedPrice;
  /** Prime price of a piece without options. */
  readonly memberPrice: Cents | null;
  readonly groups: readonly OptionGroup[];
  readonly chosen: readonly ChoiceId[];
  readonly qty: number;
};

/** A priced line: `list − discount − memberDiscount = total`, always. */
export type PricedLine = {
  readonly qty: number;
  /** Price of one piece with its options, all discounts taken: `product.total_price` of a cart. */
  readonly unit: Cents;
  readonly list: Cents;
  readonly discount: Cents;
  /** Saving of the membership beyond the discount for everybody. */
  readonly memberDiscount: Cents;
  readonly total: Cents;
};

/** The buyer, a member or not, and the time. */
export type Buyer = {
  readonly member: boolean;
  readonly now: Date;
};

/** Prices a line; discounts and member prices are the dish's, options are paid in full, and a member never pays more than others. */
export const priceLine = (line: LineToPrice, { member, now }: Buyer): PricedLine => {
  const { price, groups, chosen, qty } = line;
  if (!Number.isSafeInteger(qty) || qty < 1) throw new RangeError(`Not a number of pieces: ${qty}`);

  const everybody = effectivePrice(price, now).price;
  const buyer = dishPrice(line, { member, now });

  const ofPieces = (piece: Cents) => times(priceWithChoices(piece, groups, chosen), qty);
  const list = ofPieces(price.list);
  const publicTotal = ofPieces(everybody);
  const total = ofPieces(buyer);
  return {
    qty,
    unit: priceWithChoices(buyer, groups, chosen),
    list,
    discount: subtract(list, publicTotal),
    memberDiscount: subtract(publicTotal, total),
    total,
  };
};

/** Price of a piece for this buyer, without options. */
export const dishPrice = (
  { price, memberPrice }: Pick<LineToPrice, 'price' | 'memberPrice'>,
  { member, now }: Buyer,
): Cents => {
  const everybody = effectivePrice(price, now).price;
  return member && memberPrice !== null ? lesser(memberPrice, everybody) : everybody;
};
