import { add, type Cents, cents, proportion } from '../../money.ts';

/** What a changed price ends in: whatever it comes to, or whole euro, `,50` or `,90`. */
export const roundings = ['none', 'whole', 'fifty', 'ninety'] as const;
export type Rounding = (typeof roundings)[number];

export type PriceChange = {
  readonly by: 'sum' | 'percent';
  /** Cents, or hundredths of a percent; below zero it gets cheaper. */
  readonly amount: number;
  readonly rounding: Rounding;
};

const endings = { whole: 0, fifty: 50, ninety: 90 } as const;

/** The nearest amount that ends like this, the higher of two as near, and none below zero. */
export const roundedTo = (amount: Cents, rounding: Rounding): Cents => {
  if (rounding === 'none') return amount;
  const ending = endings[rounding];
  return cents(Math.max(0, Math.floor((amount - ending + 50) / 100)) * 100 + ending);
};

/** Rounded, but never to the other side of what it was: what is made cheaper does not end up dearer. */
const keepingSide = (price: Cents, moved: Cents, { amount, rounding }: PriceChange): Cents => {
  const rounded = roundedTo(moved, rounding);
  if (amount > 0 && rounded < price) return cents(rounded + 100);
  if (amount < 0 && rounded > price) return rounded < 100 ? price : cents(rounded - 100);
  return rounded;
};

/** What a price becomes; nothing where it would fall below zero. A percentage of nothing stays nothing. */
export const repriced = (price: Cents, change: PriceChange): Cents | undefined => {
  const { by, amount } = change;
  if (by === 'percent' && price === 0) return price;
  const moved =
    by === 'sum' ? add(price, cents(amount)) : proportion(price, Math.max(0, 10_000 + amount), 10_000);
  return moved < 0 ? undefined : keepingSide(price, moved, change);
};
