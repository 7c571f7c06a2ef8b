import { add, type Cents, subtract, zeroCents } from '../money.ts';
import type { DeliveryState } from '../ordering/states.ts';
import { dueAtTill, type TillOrder } from '../ordering/till-money.ts';

/** An order at a table, as the bill needs it. */
export type OrderAtTable = TillOrder & {
  readonly state: DeliveryState;
  readonly refunded: Cents;
};

/** Sums of a table; `paid` and `due` add up to `total`. */
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

/** Whether an order is on the bill: one that waits for its card payment is not yet, a cancelled one never. */
export const isOnBill = ({ state }: Pick<OrderAtTable, 'state'>): boolean => counts.includes(state);

/** Amount paid for an order and not refunded: by card at once, at the till once staff record it. */
const keptOf = (order: OrderAtTable): Cents => {
  const paid = order.payment === 'card' ? order.total : order.taken;
  return paid > order.refunded ? subtract(paid, order.refunded) : zeroCents;
};

/** Whether an order is fully paid. */
export const isPaid = (order: TillOrder): boolean => dueAtTill(order) === 0;

/** Bill of a table: all its orders, the amounts paid and due. A debt that was written off is neither. */
export const billOf = (orders: readonly OrderAtTable[]): Bill => {
  const counted = orders.filter(isOnBill);
  const paid = add(zeroCents, ...counted.map(keptOf));
  const due = add(zeroCents, ...counted.map(dueAtTill));
  return { total: add(paid, due), paid, due };
};
