import { money } from '@zanga/browser/format.ts';
import type { Product } from '@zanga/contract/menu/product';
import { catalogueTexts as t } from './catalogue-texts.ts';

type Priced = Pick<Product, 'price' | 'discount' | 'prime_price' | 'unit_price'>;

export type PriceWords = {
  readonly amount: string;
  readonly before: string | undefined;
  readonly reduction: string | undefined;
  /** The law asks for it wherever a reduction is announced. */
  readonly lowest: string | undefined;
  readonly prime: string | undefined;
  readonly unit: string | undefined;
};

/** Everything a price says, in words; what does not apply is absent. */
export const priceWords = ({ price, discount, prime_price, unit_price }: Priced): PriceWords => ({
  amount: money(price),
  before: discount ? money(discount.price_before) : undefined,
  reduction: discount && discount.percent > 0 ? t.discount(discount.percent) : undefined,
  lowest: discount ? t.lowest(money(discount.lowest_30_days)) : undefined,
  // A member never pays more than what everybody pays today.
  prime: prime_price !== null && prime_price < price ? t.prime(money(prime_price)) : undefined,
  unit: unit_price ? t.unit(money(unit_price.price), unit_price.per) : undefined,
});
