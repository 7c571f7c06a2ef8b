import type { Cents } from '../money.ts';
import { lowestPriorPrice, type PricePeriod } from './price/price-history.ts';

/** A lower price for a time, and why. */
export type Reduction = {
  readonly price: Cents;
  readonly reason: string;
  readonly startsAt: Date;
  /** Null while nobody has decided when it ends. */
  readonly endsAt: Date | null;
};

/** A price as the catalogue keeps it. */
export type ListedPrice = {
  readonly list: Cents;
  readonly reduction: Reduction | null;
};

export type EffectivePrice =
  | { readonly kind: 'full'; readonly price: Cents }
  | { readonly kind: 'reduced'; readonly price: Cents; readonly list: Cents; readonly reduction: Reduction };

/** What a piece costs everybody at an instant; a reduction that does not lower the price is none. */
export const effectivePrice = ({ list, reduction }: ListedPrice, now: Date): EffectivePrice => {
  const inForce =
    reduction !== null &&
    reduction.price < list &&
    reduction.startsAt <= now &&
    (reduction.endsAt === null || now < reduction.endsAt);
  return inForce
    ? { kind: 'reduced', price: reduction.price, list, reduction }
    : { kind: 'full', price: list };
};

/** Percent saved, rounded down so that it never promises more than it gives. */
export const percentOff = (before: Cents, price: Cents): number =>
  before > price ? Math.floor(((before - price) * 100) / before) : 0;

/** A reduction as it may be told to the public. */
export type DiscountAnnouncement = {
  readonly price: Cents;
  readonly list: Cents;
  /** Lowest price of the 30 days before: what the saving is measured from, as the law wants. */
  readonly lowest: Cents;
  /** Later than 30 days before for a product newer than that. */
  readonly lowestSince: Date;
  readonly percentOff: number;
  readonly reason: string;
  readonly endsAt: Date | null;
};

/** What may be said of the reduction in force; null when there is none, or none against the lowest earlier price. */
export const announceDiscount = (
  listed: ListedPrice,
  history: readonly PricePeriod[],
  now: Date,
): DiscountAnnouncement | null => {
  const effective = effectivePrice(listed, now);
  if (effective.kind === 'full') return null;
  const { price, list, reduction } = effective;
  const prior = lowestPriorPrice(history, reduction);
  if (prior === null || prior.price <= price) return null;
  return {
    price,
    list,
    lowest: prior.price,
    lowestSince: prior.since,
    percentOff: percentOff(prior.price, price),
    reason: reduction.reason,
    endsAt: reduction.endsAt,
  };
};
