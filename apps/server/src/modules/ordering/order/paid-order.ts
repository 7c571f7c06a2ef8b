import { subtract } from '@zanga/domain/money';
import type { PaidOrder } from '@zanga/domain/ordering/refund-quote';
import type { StoredOrder } from './order-record.ts';

/** Facts of an order that the refund rules ask for. */
export const paidOrder = ({ parts, lines }: Pick<StoredOrder, 'parts' | 'lines'>): PaidOrder => ({
  lines: lines.map(({ id, part, qty, total_cents, refunded_qty }) => ({
    id,
    part,
    qty,
    total: total_cents,
    refundedQty: refunded_qty,
  })),
  fees: Object.fromEntries(
    parts.map(({ part, fee_cents, fee_discount_cents }) => [part, subtract(fee_cents, fee_discount_cents)]),
  ),
});
