import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId, PaymentId } from '@zanga/domain/ids';
import { add, type Cents, zeroCents } from '@zanga/domain/money';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { type PiecesToRefund, piecesLeft } from '@zanga/domain/ordering/refund-quote';
import { type Giving, leftToGive, quoteGiving } from '@zanga/domain/ordering/refunds/giving';
import { overPayments } from '@zanga/domain/ordering/refunds/over-payments';
import type { Tx } from '../../../platform/database/connection.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { cardPaymentsOf } from '../order/card-payments.ts';
import type { ActingAs, StoredOrder } from '../order/order-record.ts';
import { insertRefund, noteEvents } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { paidOrder } from '../order/paid-order.ts';
import { readFeesGiven, settleFailedOf } from './failed-refunds-store.ts';
import { givenOrder } from './given-order.ts';
import { endTickets, withoutBurnt } from './ticket-pieces.ts';

export type GivingBack = {
  /** Null for everything that is left. */
  readonly pieces: readonly PiecesToRefund[] | null;
  /** A delivery fee, or a sum, instead of pieces. */
  readonly instead?: Giving | undefined;
  /** How it is refunded by hand, instead of to the card. */
  readonly byHand?: string | undefined;
  /** Sums that the person's screen has shown. */
  readonly expected?: { readonly amount: Cents; readonly left: Cents } | undefined;
  /** Certain tickets, where it matters which. */
  readonly tickets?: readonly string[];
  /** Whether the pieces are tickets of a show that was called off: even used ones are refunded. */
  readonly calledOff?: boolean;
  /** The order goes on: pieces take no share of its delivery fee along. */
  readonly keepFees?: boolean;
  /** Idempotency key of the refund. */
  readonly key: string;
  readonly reason: string;
  readonly by: ActingAs;
};

export type GivenBack =
  | { readonly ok: true; readonly amount: Cents }
  | Refusal<'refund.too_much' | 'refund.changed' | 'ticket.burnt'>;

/** The refund to make, without used tickets; undefined where a used one is named. */
const possibleOf = async (
  tools: OrderTools,
  tx: Tx,
  order: StoredOrder,
  { pieces, instead, calledOff }: Pick<GivingBack, 'pieces' | 'instead' | 'calledOff'>,
): Promise<Giving | undefined> => {
  if (instead) return instead;
  if (calledOff) return { kind: 'pieces', pieces: pieces ?? [] };
  const wanted = { pieces: pieces ?? piecesLeft(paidOrder(order)), named: pieces !== null };
  const possible = await withoutBurnt(tools, tx, order, wanted);
  return possible && { kind: 'pieces', pieces: wanted.named ? wanted.pieces : possible };
};

const shareKey = (key: string, place: number): string => (place === 0 ? key : `${key}#${place + 1}`);

/** A share by one of the order's payments; null id for money by hand. */
type Share = { readonly id: PaymentId | null; readonly amount: Cents };

/** Splits a refund over the payments of an order; by hand for an order without any. */
const sharesOf = async (
  tools: OrderTools,
  tx: Tx,
  orderId: OrderId,
  amount: Cents,
): Promise<readonly Share[]> => {
  const payments = await cardPaymentsOf(tools, tx, orderId);
  if (payments.length === 0) return [{ id: null, amount }];
  const charged = payments.map(({ id, refundableCents: left }) => ({ id, left }));
  return overPayments(amount, charged);
};

const sumOf = (shares: readonly Share[]): Cents => add(...shares.map(({ amount }) => amount));

/**
 * Refunds pieces of a locked order: card money by its provider, cash over the counter. Pieces are counted, so that none
 * is refunded twice and never more than was paid.
 */
export const giveBack = async (
  tools: OrderTools,
  tx: Tx,
  order: StoredOrder,
  giving: GivingBack,
  now: Date,
): Promise<GivenBack> => {
  const { pieces, instead, tickets = [], calledOff = false } = giving;
  const { key, reason, by, byHand, expected, keepFees = false } = giving;
  const wanted = await possibleOf(tools, tx, order, { pieces, instead, calledOff });
  if (!wanted) return refuse('ticket.burnt');
  const fees = keepFees ? order.parts.map(({ part }) => part) : await readFeesGiven(tx, order.row.id);
  const given = givenOrder(order, fees);
  const quote = quoteGiving(given, wanted);
  if (expected && (!quote.ok || quote.amount !== expected.amount || leftToGive(given) !== expected.left))
    return refuse('refund.changed');
  if (!quote.ok) return refuse('refund.too_much');
  const ended = { pieces: quote.pieces, named: tickets, calledOff, now };
  const { amount } = quote;
  if (amount === 0) {
    if (tickets.length > 0 || calledOff) await endTickets(tools, tx, order, ended);
    return { ok: true, amount: zeroCents };
  }
  const orderId = order.row.id;
  // Money taken by a till goes back by hand, even if a card was meant.
  const toCard = order.row.payment_kind === 'card' && byHand === undefined;
  const shares = toCard ? await sharesOf(tools, tx, orderId, amount) : [{ id: null, amount }];
  if (sumOf(shares) !== amount) return refuse('refund.too_much');
  const decided = { reason, actor: by.actor, actor_id: by.actorId, created_at: now };
  for (const [place, share] of shares.entries()) {
    const refund = {
      ...decided,
      id: newId('rfd'),
      order_id: orderId,
      key: shareKey(key, place),
      amount_cents: share.amount,
      // The pieces go with the first share; the others are sums.
      lines: JSON.stringify(place === 0 ? quote.pieces : []),
      fee_part: wanted.kind === 'fee' && place === 0 ? wanted.part : null,
      method: share.id === null ? 'by_hand' : 'card',
      how: byHand ?? null,
    };
    if (!(await insertRefund(tx, refund, place === 0 ? quote.pieces : [])))
      return { ok: true, amount: zeroCents };
    await settleFailedOf(tx, orderId, refund.id);
  }
  await endTickets(tools, tx, order, ended);
  const details = { amount_cents: amount, reason, key, ...(byHand !== undefined && { how: byHand }) };
  await noteEvents(tx, [{ orderId, part: null, event: 'refund', from: null, to: null, by, details }], now);
  return repay(tools, tx, shares, { key, reason, now });
};

/** Requests each share from its payment's provider; shares by hand need none. */
const repay = async (
  { payments }: OrderTools,
  tx: Tx,
  shares: readonly Share[],
  { key, reason, now }: Pick<GivingBack, 'key' | 'reason'> & { readonly now: Date },
): Promise<GivenBack> => {
  for (const [place, { id, amount: amountCents }] of shares.entries()) {
    if (id === null) continue;
    const repaid = await payments.refund(tx, id, { amountCents, key: shareKey(key, place), reason, now });
    if (!repaid.ok) return repaid;
  }
  return { ok: true, amount: sumOf(shares) };
};

/** Refunds the unrefunded rest of some parts; nothing for an unpaid order. */
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
