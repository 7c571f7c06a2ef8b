import type { Refusal } from '@zanga/contract/wire/route';
import { type Cents, lesser, subtract } from '@zanga/domain/money';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import {
  type PiecesToRefund,
  piecesLeft,
  quoteRefund,
  type RefundQuote,
} from '@zanga/domain/ordering/refund-quote';
import type { Tx } from '../../../platform/database/connection.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ActingAs, StoredOrder } from '../order/order-record.ts';
import { insertRefund, noteEvents } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { paidOrder } from '../order/paid-order.ts';
import { settleFailedOf } from './failed-refunds-store.ts';
import { endTickets, withoutBurnt } from './ticket-pieces.ts';

export type GivingBack = {
  /** Null is everything that is left. */
  readonly pieces: readonly PiecesToRefund[] | null;
  /** The tickets that are meant, where it matters which. */
  readonly tickets?: readonly string[];
  /** Makes repeats of the same refund one refund. */
  readonly key: string;
  readonly reason: string;
  readonly by: ActingAs;
};

export type GivenBack =
  | { readonly ok: true; readonly amount: number }
  | Refusal<'refund.too_much' | 'ticket.burnt'>;

/**
 * What some pieces come to. Pieces are reckoned one after the other, so that where the bank has refused one in the
 * middle they may be a cent apart from what is left: the last ones take what is left, and none takes more.
 */
const sumFor = (
  { row, lines }: StoredOrder,
  { amount, lines: pieces }: Extract<RefundQuote, { ok: true }>,
): Cents => {
  // Of what is paid by hand no more goes back than has come.
  const paid = row.payment_kind === 'card' ? row.total_cents : row.taken_cents;
  const left = subtract(paid, lesser(row.refunded_cents, paid));
  const isAll = lines.every(({ id, qty, refunded_qty }) => {
    const piece = pieces.find((one) => one.id === id);
    return refunded_qty + (piece?.qty ?? 0) === qty;
  });
  return isAll && amount > 0 ? left : lesser(amount, left);
};

/**
 * Gives money back for some pieces of an order whose row is locked: card money by its provider, cash over the counter.
 * The pieces are counted, so that nothing is given back twice and never more than was paid.
 */
export const giveBack = async (
  tools: OrderTools,
  tx: Tx,
  order: StoredOrder,
  { pieces, tickets = [], key, reason, by }: GivingBack,
  now: Date,
): Promise<GivenBack> => {
  const paid = paidOrder(order);
  const wanted = { pieces: pieces ?? piecesLeft(paid), named: pieces !== null };
  const possible = await withoutBurnt(tools, tx, order, wanted);
  if (!possible) return refuse('ticket.burnt');
  const quote = quoteRefund(paid, wanted.named ? wanted.pieces : possible);
  if (!quote.ok) return refuse('refund.too_much');
  const ended = { pieces: quote.lines, named: tickets, now };
  const amount = sumFor(order, quote);
  if (amount === 0) {
    if (tickets.length > 0) await endTickets(tools, tx, order, ended);
    return { ok: true, amount: 0 };
  }
  const orderId = order.row.id;
  // What a till has taken is given back by hand, whatever card somebody meant to use.
  const payment = order.row.payment_kind === 'card' ? await tools.payments.of(tx, orderId) : undefined;
  const refund = {
    id: newId('rfd'),
    order_id: orderId,
    key,
    amount_cents: amount,
    lines: JSON.stringify(quote.lines),
    reason,
    method: payment ? 'card' : 'by_hand',
    actor: by.actor,
    actor_id: by.actorId,
    created_at: now,
  };
  if (!(await insertRefund(tx, refund, quote.lines))) return { ok: true, amount: 0 };
  await settleFailedOf(tx, orderId, refund.id);
  await endTickets(tools, tx, order, ended);
  const details = { amount_cents: amount, reason, key };
  await noteEvents(tx, [{ orderId, part: null, event: 'refund', from: null, to: null, by, details }], now);
  if (!payment) return { ok: true, amount };
  const repaid = await tools.payments.refund(tx, payment.id, { amountCents: amount, key, reason, now });
  return repaid.ok ? { ok: true, amount } : repaid;
};

/** What was paid for some parts and has not been given back; nothing where nothing was paid. */
export const giveBackParts = async (
  tools: OrderTools,
  tx: Tx,
  order: StoredOrder,
  { parts, ...wanted }: Omit<GivingBack, 'pieces'> & { readonly parts: readonly PartKey[] },
  now: Date,
): Promise<number> => {
  const { row } = order;
  const card = row.payment_kind === 'card';
  const paid = card ? (await tools.payments.of(tx, row.id))?.state === 'paid' : row.taken_cents > 0;
  if (!paid) return 0;
  const pieces = piecesLeft(paidOrder(order), parts);
  const given = await giveBack(tools, tx, order, { ...wanted, pieces }, now);
  if (!given.ok) throw new Error(`An order cannot be given back: ${given.code}`);
  return given.amount;
};
