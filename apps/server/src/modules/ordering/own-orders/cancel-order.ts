import type { Refusal } from '@zanga/contract/wire/route';
import { isOver, stepOrder } from '@zanga/domain/ordering/transitions';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { cameToNothing, moveParts } from '../order/move-parts.ts';
import { lockOrder, ownsOrder } from '../order/order-queries.ts';
import { type ActingAs, customerOf, type OrderOwner, type StoredOrder } from '../order/order-record.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { release } from '../order/reserve.ts';
import { tellOrder } from '../order/tell-order.ts';
import { giveBackParts } from '../refunds/give-back.ts';

type Cancelling = {
  readonly by: ActingAs;
  /** A word for the records. */
  readonly why: string;
  /** Nobody is told of what they have just replaced. */
  readonly quiet?: boolean;
};

/** Takes back a whole locked order that no shop has accepted: what it holds is free again, what was paid goes back. */
export const cancelOrder = async (
  tools: OrderTools,
  tx: Tx,
  order: StoredOrder,
  { by, why, quiet = false }: Cancelling,
  now: Date,
): Promise<StoredOrder> => {
  const { row } = order;
  const parts = order.parts.filter(({ state }) => !isOver(state));
  const waited = row.state === 'awaiting_payment';
  const moved = await moveParts(
    tx,
    order,
    { event: 'cancel', parts, to: 'cancelled', by, details: { why } },
    now,
  );
  await release(tools, tx, order, parts, { nothingLeft: cameToNothing(moved), now });
  const names = parts.map(({ part }) => part);
  const amount = await giveBackParts(
    tools,
    tx,
    order,
    { parts: names, key: 'cancelled', reason: why, by },
    now,
  );
  if (waited) {
    const payment = await tools.payments.of(tx, row.id);
    if (payment) await tools.payments.giveUp(tx, payment.id, { reason: why, now });
  }
  if (!quiet) await tellOrder(tools, tx, moved, { news: 'cancelled', amount }, now);
  return moved;
};

/** Whether its customer may still take an order back: no shop has begun with any of it. */
export const mayCancel = ({ parts }: Pick<StoredOrder, 'parts'>): boolean => {
  const goingOn = parts.filter(({ state }) => !isOver(state));
  return (
    goingOn.length > 0 &&
    goingOn.every(({ state, mode }) => stepOrder(state, 'cancel', { by: 'customer', mode }).step === 'moved')
  );
};

/** A customer's or a guest's own cancellation, possible until the shop has accepted. */
export const cancelOwnOrder = (
  tools: OrderTools,
  { orderId, owner }: { readonly orderId: string; readonly owner: OrderOwner },
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
