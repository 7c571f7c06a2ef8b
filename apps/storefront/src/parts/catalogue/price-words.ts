import { money } from '@zanga/browser/format.ts';
import type { Product } from '@zanga/contract/menu/product';
import type { Names } from '@zanga/domain/brand/names';
import { catalogueTexts as t } from './catalogue-texts.ts';

type PricedProduct = Pick<Product, 'price' | 'discount' | 'prime_price' | 'unit_price'> &
  Partial<Pick<Product, 'price_note' | 'member_price'>>;

type Discount = NonNullable<Product['discount']>;

export type PriceWords = {
  readonly amount: string;
  readonly before: string | undefined;
  readonly reduction: string | undefined;
  /** The law requires it beside every reduction. */
  readonly lowest: string | undefined;
  readonly prime: string | undefined;
  /** A member's price, where it is lower. */
  readonly own: string | undefined;
  readonly unit: string | undefined;
  /** `Happy hour fino alle 20:30` */
  readonly note: string | undefined;
};

/**
 * The percentage refers to the lowest price of the last thirty days (the law's prior price). Beside another former
 * price it would look wrong, so there the lowest price is named with it.
 */
const reductionWords = ({ price_before, percent, lowest_30_days }: Discount) => {
  const lowest = money(lowest_30_days);
  if (percent <= 0) return { reduction: undefined, lowest: t.lowest(lowest) };
  if (lowest_30_days === price_before) return { reduction: t.discount(percent), lowest: t.lowest(lowest) };
  return { reduction: t.onOffer, lowest: t.discountOnLowest(percent, lowest) };
};

/** All texts of a price; undefined where one does not apply. */
export const priceWords = (
  { price, discount, prime_price, member_price, unit_price, price_note }: PricedProduct,
  names: Names,
): PriceWords => {
  // A member never pays more than today's general price.
  const theirs = prime_price ?? member_price ?? price;
  const own = theirs < price ? money(theirs) : undefined;
  return {
    amount: money(price),
    before: discount ? money(discount.price_before) : undefined,
    ...(discount ? reductionWords(discount) : { reduction: undefined, lowest: undefined }),
    prime: own && prime_price !== null ? t.prime(names, own) : undefined,
    own,
    note: price_note?.text,
    unit: unit_price ? t.unit(money(unit_price.price), unit_price.per) : undefined,
  };
};
