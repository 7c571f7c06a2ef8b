import { type Cents, subtract, zeroCents } from '../money.ts';

/** Means of payment at a till. */
export const tillWays = ['cash', 'terminal', 'voucher'] as const;
export type TillWay = (typeof tillWays)[number];

/** An order, as far as the till collects its money. */
export type TillOrder = {
  readonly payment: 'card' | 'cash' | 'till';
  readonly total: Cents;
  /** Amounts recorded as taken, and as lost for good. */
  readonly taken: Cents;
  readonly lost: Cents;
};

/** Amount still to be collected by hand: only recorded amounts count, never the state of the order. */
export const dueAtTill = ({ payment, total, taken, lost }: TillOrder): Cents => {
  if (payment === 'card') return zeroCents;
  const due = subtract(subtract(total, taken), lost);
  return due > 0 ? due : zeroCents;
};
