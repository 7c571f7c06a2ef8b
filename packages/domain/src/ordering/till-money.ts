import { type Cents, subtract, zeroCents } from '../money.ts';

/** How money is taken at a till. */
export const tillWays = ['cash', 'terminal', 'voucher'] as const;
export type TillWay = (typeof tillWays)[number];

/** An order, as far as its money is the till's business. */
export type TillOrder = {
  readonly payment: 'card' | 'cash' | 'till';
  readonly total: Cents;
  /** What somebody recorded as taken, and as lost for good. */
  readonly taken: Cents;
  readonly lost: Cents;
};

/** What is still to be collected by hand: only what somebody recorded counts, never the state of the order. */
export const dueAtTill = ({ payment, total, taken, lost }: TillOrder): Cents => {
  if (payment === 'card') return zeroCents;
  const due = subtract(subtract(total, taken), lost);
  return due > 0 ? due : zeroCents;
};
