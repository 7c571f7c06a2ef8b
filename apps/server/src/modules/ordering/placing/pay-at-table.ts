import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId, PaymentId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Payment } from '../../payments/public.ts';
import { dueOf, paysWhenGoing } from '../order/due-at-till.ts';
import { bySystem, type StoredOrder } from '../order/order-record.ts';
import { lockOrder, noteEvents, savePaidByCard } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';

/** Whether an order at a table may still be paid by card instead of the till: until the till records money. */
export const isDueAtTable = (order: StoredOrder): boolean =>
  order.row.payment_kind === 'till' &&
  order.parts.every(paysWhenGoing) &&
  // A card pays the whole: after a part at the till, the till takes the rest.
  dueOf(order) === order.row.total_cents &&
  dueOf(order) > 0;

/** The one payment of such an order, opened at the first request: two phones get the same. */
export const paymentAtTable = (
  tools: OrderTools,
  orderId: OrderId,
  now: Date,
): Promise<{ readonly ok: true; readonly paymentId: PaymentId } | Refusal<'order.not_payable'>> =>
  inTransaction(tools.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || !isDueAtTable(order)) return refuse('order.not_payable');
    const amountCents = dueOf(order);
    const before = await tools.payments.of(tx, orderId);
    if (before && !before.givenUp && before.amountCents === amountCents)
      return { ok: true, paymentId: before.id } as const;
    if (before) await tools.payments.giveUp(tx, before.id, { reason: 'amount_changed', now });
    const { user_id: userId } = order.row;
    const wanted = {
      purpose: 'order',
      ownerId: orderId,
      userId,
      amountCents,
      capture: 'automatic',
      now,
    } as const;
    return { ok: true, paymentId: (await tools.payments.open(tx, wanted)).id } as const;
  });

/** A card has paid an order of the till; where the till was faster, the card's money goes back. */
export const paidAtTable = async (
  tools: OrderTools,
  tx: Tx,
  order: StoredOrder,
  { id, givenUp, amountCents }: Payment,
  now: Date,
): Promise<void> => {
  if (givenUp) return;
  if (!isDueAtTable(order) || amountCents !== dueOf(order)) {
    await tools.payments.giveUp(tx, id, { reason: 'paid_elsewhere', now });
    return;
  }
  const orderId = order.row.id;
  await savePaidByCard(tx, orderId);
  const event = { orderId, part: null, event: 'pay', from: null, to: null, by: bySystem };
  await noteEvents(tx, [{ ...event, details: { instead_of: 'till' } }], now);
};
