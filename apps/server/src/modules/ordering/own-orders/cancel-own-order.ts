import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId } from '@zanga/domain/ids';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayCancel } from '../order/move-parts.ts';
import { ownsOrder } from '../order/order-queries.ts';
import { customerOf, type OrderOwner } from '../order/order-record.ts';
import { lockOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { cancelOrder } from '../refunds/cancel-order.ts';

/** Cancellation by the customer, possible until the shop has accepted. */
export const cancelOwnOrder = (
  tools: OrderTools,
  { orderId, owner }: { readonly orderId: OrderId; readonly owner: OrderOwner },
  now: Date,
): Promise<{ readonly ok: true } | Refusal<'order.not_found' | 'order.too_late'>> =>
  inTransaction(tools.db, async (tx) => {
    if (!(await ownsOrder(tx, orderId, owner))) return refuse('order.not_found');
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse('order.not_found');
    if (order.row.state === 'cancelled') return { ok: true };
    if (!mayCancel(order)) return refuse('order.too_late');
    await cancelOrder(tools, tx, order, { by: customerOf(order), why: 'order_cancelled' }, now);
    return { ok: true };
  });
