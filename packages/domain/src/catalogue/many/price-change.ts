import { add, type Cents, cents, proportion } from '../../money.ts';

/** Endings of a changed price: any, whole euro, `,50` or `,90`. */
export const roundings = ['none', 'whole', 'fifty', 'ninety'] as const;
export type Rounding = (typeof roundings)[number];

export type PriceChange = {
  readonly by: 'sum' | 'percent';
  /** Cents, or hundredths of a percent; negative lowers the price. */
  readonly amount: number;
  readonly rounding: Rounding;
};

const endings = { whole: 0, fifty: 50, ninety: 90 } as const;

/** The nearest amount with this ending, of two as near the higher, and never below zero. */
export const roundedTo = (amount: Cents, rounding: Rounding): Cents => {
  if (rounding === 'none') return amount;
  const ending = endings[rounding];
  return cents(Math.max(0, Math.floor((amount - ending + 50) / 100)) * 100 + ending);
};

/** Rounds, but never past the old price: a lowered price does not end up higher. */
const keepingSide = (price: Cents, moved: Cents, { amount, rounding }: PriceChange): Cents => {
  const rounded = roundedTo(moved, rounding);
  if (amount > 0 && rounded < price) return cents(rounded + 100);
  if (amount < 0 && rounded > price) return rounded < 100 ? price : cents(rounded - 100);
  return rounded;
};

/** A changed price; undefined below zero. A percentage of zero stays zero. */
export const repriced = (price: Cents, change: PriceChange): Cents | undefined => {
  const { by, amount } = change;
  if (by === 'percent' && price === 0) return price;
  const moved =
    by === 'sum' ? add(price, cents(amount)) : proportion(price, Math.max(0, 10_000 + amount), 10_000);
  return moved < 0 ? undefined : keepingSide(price, moved, change);
};
