import { type Cents, zeroCents } from '@zanga/domain/money';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { piecesLeft } from '@zanga/domain/ordering/refund-quote';
import { quoteGiving } from '@zanga/domain/ordering/refunds/giving';
import type { StoredOrder } from '../order/order-record.ts';
import { paidOrder } from '../order/paid-order.ts';
import { givenOrder } from './given-order.ts';

type Paid = {
  /** Whether a card was charged, or a till has taken money. */
  readonly wasPaid: boolean;
  /** Parts whose delivery fee was refunded on its own. */
  readonly feesGiven: readonly PartKey[];
};

/** Refund if a part is cancelled; zero for an unpaid order. */
export const backOfPart = (order: StoredOrder, part: PartKey, { wasPaid, feesGiven }: Paid): Cents => {
  if (!wasPaid) return zeroCents;
  const pieces = piecesLeft(paidOrder(order), [part]);
  const quote = quoteGiving(givenOrder(order, feesGiven), { kind: 'pieces', pieces });
  return quote.ok ? quote.amount : zeroCents;
};
