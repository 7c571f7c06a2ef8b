import { type Cents, zeroCents } from '../money.ts';
import { withdrawalEnds } from '../ordering/withdrawal.ts';
import { type Membership, membershipState } from './membership.ts';
import { type Change, end, withdraw } from './transitions.ts';

/** How a membership ends at once at its owner's request to the staff, and the refund. */
export type EndNow = {
  readonly kind: 'withdrawal' | 'end';
  readonly refund: Cents;
  readonly change: (membership: Membership, now: Date) => Change;
};

/**
 * Within fourteen days it is a withdrawal, and all charges go back. Later nothing goes back by itself; a charge may
 * be refunded on its own (docs/decisions/prime.md). Undefined for an ended one.
 */
export const endNow = (membership: Membership, charged: Cents, now: Date): EndNow | undefined => {
  if (membershipState(membership, now) === 'ended') return undefined;
  return now < withdrawalEnds(membership.startedAt)
    ? { kind: 'withdrawal', refund: charged, change: withdraw }
    : { kind: 'end', refund: zeroCents, change: end };
};
