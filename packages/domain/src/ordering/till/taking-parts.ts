import { type Cents, cents } from '../../money.ts';
import type { TillWay } from '../till-money.ts';

/** One way in which somebody pays, with what they hand over. */
export type PaidIn = {
  readonly how: TillWay | 'lost';
  readonly amount: Cents;
  /** In cash: what was handed over; the rest is change. */
  readonly given: Cents | null;
};

/** A way of paying, as far as it pays one of several debts. */
export type PaidOf = PaidIn & { readonly debt: number };

/** What somebody gets back who handed over more than was due. */
export const changeOf = ({ amount, given }: Pick<PaidIn, 'amount' | 'given'>): Cents =>
  cents(given === null ? 0 : Math.max(0, given - amount));

/**
 * Spreads ways of paying over debts, one after the other, so that each debt knows how it was paid. The change stays with
 * the last piece of its way: what was handed over less what it paid adds up to the same.
 */
export const spreadOver = (debts: readonly Cents[], ways: readonly PaidIn[]): readonly PaidOf[] => {
  const left: number[] = [...debts];
  return ways.flatMap((way) => {
    const pieces: PaidOf[] = [];
    let rest: number = way.amount;
    for (const [debt, open] of left.entries()) {
      const amount = Math.min(open, rest);
      if (amount === 0) continue;
      rest -= amount;
      left[debt] = open - amount;
      const given = way.given === null ? null : cents(amount + (rest === 0 ? changeOf(way) : 0));
      pieces.push({ how: way.how, amount: cents(amount), given, debt });
    }
    return pieces;
  });
};
