import { asId, type OrderId } from '@zanga/domain/ids';
import { piecesLeft, quoteRefund } from '@zanga/domain/ordering/refund-quote';
import type { Tx } from '../../../platform/database/connection.ts';
import { attempt } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { OrderFollower, Payment, PaymentChange } from '../../payments/public.ts';
import { holdCart } from '../cart/cart-store.ts';
import { payableDifference } from '../changes/change-follower.ts';
import { handOverTickets } from '../order/hand-over-tickets.ts';
import { moveParts } from '../order/move-parts.ts';
import { readContents, readOwnRow, type ShopOfOrder, withParts } from '../order/order-queries.ts';
import { bySystem, type OrderOwner, type StoredOrder } from '../order/order-record.ts';
import { insertRefund, lockRow, noteEvents, touchOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { paidOrder } from '../order/paid-order.ts';
import { takeAgain } from '../order/reserve.ts';
import { orderRowOf } from '../order/row-queries.ts';
import { failRefund } from '../refunds/failed-refunds-store.ts';
import { giveBack } from '../refunds/give-back.ts';
import { tellOrder } from '../telling/tell-order.ts';
import { isDueAtTable, paidAtTable, paymentAtTable } from './pay-at-table.ts';

/** A locked order with its shops. */
type OrderWithShops = { readonly order: StoredOrder; readonly shops: readonly ShopOfOrder[] };

/** Places the order at its shop and takes its pieces out of the cart. */
const becomePlaced = async (
  tools: OrderTools,
  tx: Tx,
  { order, shops }: OrderWithShops,
  { card }: Payment,
  now: Date,
): Promise<void> => {
  const { parts, lines, row } = order;
  const outOf = { cartId: row.cart_id, lines: lines.map(({ cart_line_id }) => cart_line_id) };
  const moved = await moveParts(tx, order, { event: 'pay', parts, to: 'placed', by: bySystem, outOf }, now);
  const handed = await handOverTickets(tools, tx, moved, now);
  await tellOrder(tools, tx, handed, { news: 'placed', card, shops }, now);
};

/** Money for an expired order: the order comes back if everything is still available, else the money goes back. */
const paidTooLate = async (
  tools: OrderTools,
  tx: Tx,
  found: OrderWithShops,
  payment: Payment,
  now: Date,
): Promise<void> => {
  const { order } = found;
  // Pieces are taken out of the cart at the end, but a cart is locked before stock.
  await holdCart(tx, order.row.cart_id);
  if (await attempt(tx, () => takeAgain(tools, tx, order, now)))
    return becomePlaced(tools, tx, found, payment, now);
  const late = { pieces: null, key: 'paid_too_late', reason: 'paid_too_late', by: bySystem };
  const given = await giveBack(tools, tx, order, late, now);
  if (!given.ok) throw new Error(`Late money cannot be given back: ${given.code}`);
  await tellOrder(tools, tx, order, { news: 'paid_too_late', amount: given.amount }, now);
};

const paid = async (tools: OrderTools, tx: Tx, found: OrderWithShops, payment: Payment, now: Date) => {
  const { givenUp } = payment;
  const { order } = found;
  if (order.row.payment_kind === 'till') return paidAtTable(tools, tx, order, payment, now);
  if (order.row.state === 'awaiting_payment') return becomePlaced(tools, tx, found, payment, now);
  // A payment that was given up goes back by itself, and is told when it does.
  if (order.row.state === 'expired' && !givenUp) await paidTooLate(tools, tx, found, payment, now);
};

/** Records a refund decided by payments, of money that came too late. */
const returned = async (tools: OrderTools, tx: Tx, order: StoredOrder, change: PaymentChange, now: Date) => {
  if (change.kind === 'moved') return;
  const { key, amountCents, id } = change.refund;
  const details = { key, amount_cents: amountCents };
  const happened = { orderId: order.row.id, part: null, from: null, to: null, by: bySystem, details };
  // Paid at the till: a second payment by card is not the order's money.
  if (order.row.payment_kind !== 'card')
    return noteEvents(
      tx,
      [{ ...happened, event: change.kind === 'refunded' ? 'refund' : 'refund_failed' }],
      now,
    );
  if (change.kind === 'refund_failed') {
    await failRefund(tx, order.row.id, key, now);
    return noteEvents(tx, [{ ...happened, event: 'refund_failed' }], now);
  }
  const paidFor = paidOrder(order);
  const quote = quoteRefund(paidFor, piecesLeft(paidFor));
  const lines = quote.ok && quote.amount === amountCents ? quote.lines : [];
  const refund = { id, order_id: order.row.id, key, amount_cents: amountCents, reason: key, method: 'card' };
  const row = { ...refund, lines: JSON.stringify(lines), actor: 'system', created_at: now };
  // A refund decided by the order itself is recorded already.
  if (!(await insertRefund(tx, row, lines))) return;
  await noteEvents(tx, [{ ...happened, event: 'refund' }], now);
  await tellOrder(tools, tx, order, { news: 'paid_too_late', amount: amountCents }, now);
};

const changed = async (
  tools: OrderTools,
  tx: Tx,
  { order, shops, change }: OrderWithShops & { readonly change: PaymentChange },
  now: Date,
): Promise<void> => {
  if (change.kind !== 'moved') await returned(tools, tx, order, change, now);
  else if (change.payment.state === 'paid') await paid(tools, tx, { order, shops }, change.payment, now);
  // A refused card leaves the order waiting for another; its open pages are notified.
  else await touchOrder(tx, order.row.id);
};

type PayableQuery = { readonly orderId: OrderId; readonly by: OrderOwner; readonly now: Date };

const payable = async (
  tools: OrderTools,
  { orderId, by, now }: PayableQuery,
): ReturnType<OrderFollower['payable']> => {
  const { db } = tools;
  const row = await readOwnRow(db, orderId, by);
  if (!row) return refuse('order.not_found');
  const { state, pay_by, payment_kind } = row;
  // Most orders wait for the card they were placed with: then its parts and lines are not read.
  const order =
    state === 'awaiting_payment' && payment_kind !== 'till' ? undefined : await withParts(db, row);
  if (order && tools.payments.takesCards && isDueAtTable(order)) return paymentAtTable(tools, orderId, now);
  if (order && state !== 'awaiting_payment') {
    const difference = await payableDifference(tools, db, order, now);
    return difference ? { ok: true, paymentId: difference } : refuse('order.not_payable');
  }
  return pay_by !== null && now < pay_by ? { ok: true, latestOf: orderId } : refuse('order.not_payable');
};

/** Moves orders with their payments: webhook, browser and reconciliation all end here, once. */
export const orderFollower = (tools: OrderTools): OrderFollower => ({
  hold: async (tx, ownerId) => {
    const id = asId('ord', ownerId);
    // In one message, yet in order: parts and lines are read after the row is locked.
    const [row, { shops, ...contents }] = await Promise.all([lockRow(tx, id), readContents(tx, id)]);
    return async (change, now) => {
      if (row) await changed(tools, tx, { order: { ...contents, row: orderRowOf(row) }, shops, change }, now);
    };
  },
  payable: (query) => payable(tools, query),
});
