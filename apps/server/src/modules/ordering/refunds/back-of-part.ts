import { type Cents, zeroCents } from '@zanga/domain/money';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { piecesLeft } from '@zanga/domain/ordering/refund-quote';
import { quoteGiving } from '@zanga/domain/ordering/refunds/giving';
import type { StoredOrder } from '../order/order-record.ts';
import { paidOrder } from '../order/paid-order.ts';
import { givenOrder } from './given-order.ts';

type Paid = {
  /** Whether a card was charged, or a till has taken something. */
  readonly wasPaid: boolean;
  /** Deliveries that were given back by themselves. */
  readonly feesGiven: readonly PartKey[];
};

/** What goes back when a part comes to nothing; nothing where nothing was paid. */
export const backOfPart = (order: StoredOrder, part: PartKey, { wasPaid, feesGiven }: Paid): Cents => {
  if (!wasPaid) return zeroCents;
  const pieces = piecesLeft(paidOrder(order), [part]);
  const quote = quoteGiving(givenOrder(order, feesGiven), { kind: 'pieces', pieces });
  return quote.ok ? quote.amount : zeroCents;
};
