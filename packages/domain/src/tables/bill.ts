import { add, type Cents, subtract, zeroCents } from '../money.ts';
import type { DeliveryState } from '../ordering/states.ts';

/** An order at a table, as a bill looks at it. */
export interface OrderAtTable {
  readonly state: DeliveryState;
  readonly payment: 'card' | 'cash' | 'till';
  readonly total: Cents;
  readonly refunded: Cents;
}

export interface Bill {
  readonly total: Cents;
  readonly paid: Cents;
  /** Still to be paid at the till. */
  readonly due: Cents;
}

const counts: readonly DeliveryState[] = [
  'placed',
  'accepted',
  'preparing',
  'ready',
  'out_for_delivery',
  'completed',
];

/** Whether an order is on the bill at all: one that waits for its card is not there yet, one that came to nothing never is. */
export const isOnBill = ({ state }: Pick<OrderAtTable, 'state'>): boolean => counts.includes(state);

/** A card has paid before the kitchen begins; at the till one pays when the order is handed over and closed. */
export const isPaid = ({ payment, state }: Pick<OrderAtTable, 'payment' | 'state'>): boolean =>
  payment === 'card' || state === 'completed';

/** What a table comes to: all its orders, what of it is paid, what is not. */
export function billOf(orders: readonly OrderAtTable[]): Bill {
  const counted = orders.filter(isOnBill);
  const worth = ({ total, refunded }: OrderAtTable): Cents => subtract(total, refunded);
  const sum = (some: readonly OrderAtTable[]): Cents => add(zeroCents, ...some.map(worth));
  const total = sum(counted);
  const paid = sum(counted.filter(isPaid));
  return { total, paid, due: subtract(total, paid) };
}
