import type { Cents } from '../money.ts';
import { lowestPriorPrice, type PricePeriod } from './price/price-history.ts';

/** A lower price for a time, with its reason. */
export type Reduction = {
  readonly price: Cents;
  readonly reason: string;
  readonly startsAt: Date;
  /** Null without a planned end. */
  readonly endsAt: Date | null;
};

/** A price as stored. */
export type ListedPrice = {
  readonly list: Cents;
  readonly reduction: Reduction | null;
};

export type EffectivePrice =
  | { readonly kind: 'full'; readonly price: Cents }
  | { readonly kind: 'reduced'; readonly price: Cents; readonly list: Cents; readonly reduction: Reduction };

/** Price of a piece for everybody at an instant; a reduction that does not lower it is ignored. */
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

/** A reduction as the law lets it be announced. */
export type DiscountAnnouncement = {
  readonly price: Cents;
  readonly list: Cents;
  /** Lowest price of the 30 days before, from which the law measures the saving. */
  readonly lowest: Cents;
  /** Later than 30 days ago for a newer product. */
  readonly lowestSince: Date;
  readonly percentOff: number;
  readonly reason: string;
  readonly endsAt: Date | null;
};

/** Announcement of the reduction in force; null without one, or if it does not undercut the lowest earlier price. */
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
