import { type Cents, cents } from '../../money.ts';
import type { TillWay } from '../till-money.ts';

/** One payment, with the cash handed over. */
export type PaidIn = {
  readonly how: TillWay | 'lost';
  readonly amount: Cents;
  /** In cash: amount handed over; the rest is change. */
  readonly given: Cents | null;
};

/** The share of a payment that pays one of several debts. */
export type PaidOf = PaidIn & { readonly debt: number };

/** Change for a customer who handed over more than was due. */
export const changeOf = ({ amount, given }: Pick<PaidIn, 'amount' | 'given'>): Cents =>
  cents(given === null ? 0 : Math.max(0, given - amount));

/**
 * Spreads payments over debts, one after the other, so that each debt knows its means of payment. The change stays
 * with the last share of its payment, so that cash handed over minus amounts paid stays the same.
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
