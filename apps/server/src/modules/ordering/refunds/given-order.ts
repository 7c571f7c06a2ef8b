import { add, lesser } from '@zanga/domain/money';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import type { GivenOrder } from '@zanga/domain/ordering/refunds/giving';
import type { StoredOrder } from '../order/order-record.ts';
import { paidOrder } from '../order/paid-order.ts';

/** Facts of an order that the refund rules ask for. */
export const givenOrder = (order: StoredOrder, feesGiven: readonly PartKey[]): GivenOrder => {
  const { payment_kind, total_cents, taken_cents, refunded_cents, disputed_cents } = order.row;
  // By hand, no more is refunded than was taken.
  const total = payment_kind === 'card' ? total_cents : taken_cents;
  // A lost dispute has given back as much as a refund.
  const given = lesser(add(refunded_cents, disputed_cents), total);
  return { ...paidOrder(order), total, given, feesGiven };
};
