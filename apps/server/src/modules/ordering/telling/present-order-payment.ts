import type { Order } from '@zanga/contract/ordering/orders';
import type { Payment } from '../../payments/public.ts';
import { cardLabel } from '../order/card-label.ts';
import { dueOf } from '../order/due-at-till.ts';
import { cameToNothing } from '../order/move-parts.ts';
import type { StoredOrder } from '../order/order-record.ts';

type State = Order['payment']['state'];

const refundState = ({ row }: StoredOrder): State | undefined => {
  if (row.refunded_cents === 0) return undefined;
  return row.refunded_cents === row.total_cents ? 'refunded' : 'partly_refunded';
};

const cardState = (order: StoredOrder, payment: Payment | undefined): State => {
  if (!payment) return order.row.total_cents === 0 ? 'paid' : 'awaiting';
  if (payment.state === 'paid') return refundState(order) ?? 'paid';
  if (payment.state === 'released' || payment.givenUp || cameToNothing(order)) return 'released';
  return payment.state === 'failed' ? 'failed' : 'awaiting';
};

/** State of a payment at the till: paid once staff have recorded it. */
const cashState = (order: StoredOrder): State => {
  const refunded = refundState(order);
  if (refunded) return refunded;
  if (cameToNothing(order)) return 'released';
  const { taken_cents: taken, total_cents: total } = order.row;
  return (taken > 0 && dueOf(order) === 0) || total === 0 ? 'paid' : 'due';
};

/** How an order is paid, and the state of that payment. */
export const presentOrderPayment = (order: StoredOrder, payment: Payment | undefined): Order['payment'] => {
  const kind = order.row.payment_kind;
  return {
    kind,
    state: kind === 'card' ? cardState(order, payment) : cashState(order),
    card: payment?.card ? cardLabel(payment.card) : null,
  };
};
