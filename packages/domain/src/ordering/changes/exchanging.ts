import { type Cents, lesser, subtract, zeroCents } from '../../money.ts';

/** How the exchanged dishes were paid: by card, by hand, or not yet. */
export type PaidHow = 'card' | 'hand' | 'not_yet';

/** Amount of the difference, and its direction. */
export type ExchangeDifference = {
  readonly amount: Cents;
  readonly back: 'card' | 'hand' | 'less' | 'charge' | 'due';
};

const backOf = { card: 'card', hand: 'hand', not_yet: 'less' } as const;

/** Difference when dishes replace others: to pay, or to refund. */
export const exchangeDifference = (out: Cents, added: Cents, paid: PaidHow): ExchangeDifference =>
  added > out
    ? { amount: subtract(added, out), back: paid === 'card' ? 'charge' : 'due' }
    : { amount: subtract(out, added), back: backOf[paid] };

type Gone = { readonly id: string; readonly qty: number; readonly total: Cents };

/**
 * Paid pieces that are not replaced. They stay in the order at the price of their refund, so that the order's total
 * is the amount paid and the refund names its pieces. The first ones bear it, each up to its price.
 */
export const notReplaced = (gone: readonly Gone[], back: Cents): readonly Gone[] => {
  let left = back;
  return gone.flatMap((line) => {
    const total = lesser(line.total, left);
    left = subtract(left, total);
    return total > zeroCents ? [{ ...line, total }] : [];
  });
};
