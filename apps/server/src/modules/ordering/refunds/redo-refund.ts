import type { Order } from '@zanga/contract/ordering/orders';
import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId } from '@zanga/domain/ids';
import { add } from '@zanga/domain/money';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { cardPaymentsOf } from '../order/card-payments.ts';
import type { StoredOrder } from '../order/order-record.ts';
import { mayWorkForAll, mayWorkForSome } from '../order/order-rights.ts';
import { insertRefund, lockOrder, noteEvents } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { presentOrder } from '../telling/present-order.ts';
import { seeOrder } from '../telling/see-order.ts';
import { type FailedRefund, readFailedRefunds, settleFailed } from './failed-refunds-store.ts';

export type Redoing = {
  readonly orderId: OrderId;
  readonly refundId: string;
  readonly session: StaffSession;
  /** By card: asks the bank once more. By hand: says how the money was refunded. */
  readonly way: { readonly by: 'card' } | { readonly by: 'hand'; readonly how: string };
};

type RedoRefundRefusal = Refusal<
  'order.not_found' | 'order.of_another_shop' | 'refund.not_found' | 'refund.settled'
>;

/** Whether the failed refund is still due: no refund or lost dispute has returned its pieces or its money. */
const isStillOwed = ({ row, lines }: StoredOrder, { isSettled, pieces, amount }: FailedRefund): boolean =>
  !isSettled &&
  add(row.refunded_cents, row.disputed_cents, amount) <= row.total_cents &&
  pieces.every(({ id, qty }) => {
    const line = lines.find((candidate) => candidate.id === id);
    return line !== undefined && line.refunded_qty + qty <= line.qty;
  });

/** Records the refund that replaces the failed one, with its person and time. */
const record = async (
  tx: Tx,
  failed: FailedRefund,
  { orderId, session, way }: Redoing,
  now: Date,
): Promise<string> => {
  const key = `again:${failed.id}`;
  const refund = {
    id: newId('rfd'),
    order_id: orderId,
    key,
    amount_cents: failed.amount,
    lines: JSON.stringify(failed.pieces),
    fee_part: failed.feePart,
    reason: failed.reason,
    method: way.by === 'card' ? 'card' : 'by_hand',
    how: way.by === 'hand' ? way.how : null,
    actor: 'worker',
    actor_id: session.userId,
    created_at: now,
  };
  if (!(await insertRefund(tx, refund, failed.pieces)))
    throw new Error(`${failed.id} was tried again already`);
  await settleFailed(tx, failed.id, refund.id);
  const happened = { orderId, part: null, from: null, to: null } as const;
  const by = { actor: 'worker', actorId: session.userId } as const;
  const event = way.by === 'card' ? 'refund_again' : 'refund_by_hand';
  const details = { amount_cents: failed.amount, key, ...(way.by === 'hand' && { how: way.how }) };
  await noteEvents(tx, [{ ...happened, event, by, details }], now);
  return key;
};

/** Repeats a refund that the bank did not make: by the same card, or by hand. Once. */
export const redoRefund = async (
  tools: OrderTools,
  redoing: Redoing,
  now: Date,
): Promise<Order | RedoRefundRefusal | Refusal<'refund.too_much'>> => {
  const { orderId, refundId, session, way } = redoing;
  const done = await inTransaction(tools.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || !mayWorkForSome(session, order)) return refuse('order.not_found');
    if (!mayWorkForAll(session, order)) return refuse('order.of_another_shop');
    const failed = (await readFailedRefunds(tx, orderId)).find(({ id }) => id === refundId);
    if (!failed) return refuse('refund.not_found');
    if (!isStillOwed(order, failed)) return refuse('refund.settled');
    const key = await record(tx, failed, redoing, now);
    const redone = { kind: 'order', thing: orderId, shopId: order.parts[0]?.shop_id ?? null } as const;
    const after = { refund: refundId, amount_cents: failed.amount, by: way.by };
    const how = way.by === 'hand' ? way.how : failed.reason;
    await noteChange(tx, session.trail, { ...redone, after, reason: how }, now);
    if (way.by === 'hand') return { ok: true } as const;
    const payments = await cardPaymentsOf(tools, tx, orderId);
    const bears = payments.find((one) => one.refundableCents >= failed.amount);
    const payment = bears ?? payments[0];
    if (!payment) return refuse('refund.not_found');
    const refund = { amountCents: failed.amount, key, reason: failed.reason, now };
    return tools.payments.refund(tx, payment.id, refund);
  });
  if (!done.ok) return done;
  const seen = await seeOrder(tools, orderId);
  return seen ? presentOrder(seen, now) : refuse('order.not_found');
};
