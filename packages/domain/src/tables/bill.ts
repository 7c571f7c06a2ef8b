import { add, type Cents, subtract, zeroCents } from '../money.ts';
import type { DeliveryState } from '../ordering/states.ts';
import { dueAtTill, type TillOrder } from '../ordering/till-money.ts';

/** An order at a table, as a bill looks at it. */
export type OrderAtTable = TillOrder & {
  readonly state: DeliveryState;
  readonly refunded: Cents;
};

/** What a table comes to; the three always add up. */
export type Bill = {
  readonly total: Cents;
  readonly paid: Cents;
  /** Still to be paid at the till. */
  readonly due: Cents;
};

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

/** What was paid for an order and has not been given back: by card before the kitchen begins, at the till when somebody recorded it. */
const keptOf = (order: OrderAtTable): Cents => {
  const paid = order.payment === 'card' ? order.total : order.taken;
  return paid > order.refunded ? subtract(paid, order.refunded) : zeroCents;
};

/** Whether nothing is left to be paid for an order. */
export const isPaid = (order: TillOrder): boolean => dueAtTill(order) === 0;

/** What a table comes to: all its orders, what of it is paid, what is not. A debt that was given up is neither. */
export const billOf = (orders: readonly OrderAtTable[]): Bill => {
  const counted = orders.filter(isOnBill);
  const paid = add(zeroCents, ...counted.map(keptOf));
  const due = add(zeroCents, ...counted.map(dueAtTill));
  return { total: add(paid, due), paid, due };
};
