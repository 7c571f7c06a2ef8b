import { type Cents, lesser, subtract, zeroCents } from '../../money.ts';

/** How what is taken out was paid: by card, by hand, or not yet. */
export type PaidHow = 'card' | 'hand' | 'not_yet';

/** The difference that an exchange makes, told once, and which way it goes. */
export type ExchangeDifference = {
  readonly amount: Cents;
  readonly back: 'card' | 'hand' | 'less' | 'charge' | 'due';
};

const backOf = { card: 'card', hand: 'hand', not_yet: 'less' } as const;

/** What somebody pays more, or gets back, where dishes take the place of others. */
export const exchangeDifference = (out: Cents, added: Cents, paid: PaidHow): ExchangeDifference =>
  added > out
    ? { amount: subtract(added, out), back: paid === 'card' ? 'charge' : 'due' }
    : { amount: subtract(out, added), back: backOf[paid] };

type Gone = { readonly id: string; readonly qty: number; readonly total: Cents };

/**
 * Pieces that were paid and that nothing takes the place of: they stay in the order at what goes back for them, so that the
 * order comes to what was paid and the refund names what it is for. The first ones bear it, none more than it has cost.
 */
export const notReplaced = (gone: readonly Gone[], back: Cents): readonly Gone[] => {
  let left = back;
  return gone.flatMap((line) => {
    const total = lesser(line.total, left);
    left = subtract(left, total);
    return total > zeroCents ? [{ ...line, total }] : [];
  });
};
