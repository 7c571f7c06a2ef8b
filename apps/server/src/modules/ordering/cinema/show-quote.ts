import { type Cents, zeroCents } from '@zanga/domain/money';
import { type PiecesToRefund, piecesLeft } from '@zanga/domain/ordering/refund-quote';
import { quoteGiving } from '@zanga/domain/ordering/refunds/giving';
import type { StoredOrder } from '../order/order-record.ts';
import { paidOrder } from '../order/paid-order.ts';
import { givenOrder } from '../refunds/given-order.ts';

/** Tickets of an order for a show that are not refunded yet. */
export const ticketsLeft = (order: StoredOrder, show: string): readonly PiecesToRefund[] => {
  const own = order.lines.filter(({ product_id }) => product_id === show).map(({ id }) => id);
  return piecesLeft(paidOrder(order), ['tickets']).filter(({ id }) => own.includes(id));
};

/** Whether an order has only tickets for a show. */
export const isAllOf = ({ lines }: StoredOrder, show: string): boolean =>
  lines.every(({ product_id }) => product_id === show);

/** Whether its tickets were handed over, and so paid if they cost anything. */
export const isHandedOver = ({ parts }: StoredOrder): boolean =>
  parts.some(({ part, state }) => part === 'tickets' && state === 'completed');

/** Refund for the tickets of a show; delivery fees have no share in tickets. */
export const showQuote = (order: StoredOrder, show: string): Cents => {
  if (!isHandedOver(order)) return zeroCents;
  const quote = quoteGiving(givenOrder(order, []), { kind: 'pieces', pieces: ticketsLeft(order, show) });
  return quote.ok ? quote.amount : zeroCents;
};

/** The key of the refund for a show, so that it happens once. */
export const showKey = (show: string): string => `show:${show}`;
