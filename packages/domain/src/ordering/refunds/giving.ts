import { allocate } from '../../allocation.ts';
import { add, type Cents, lesser, proportion, subtract, zeroCents } from '../../money.ts';
import type { PartKey } from '../cart-parts.ts';
import { type LineRefund, type PaidOrder, type PiecesToRefund, quoteRefund } from '../refund-quote.ts';

/** An order with everything that has been given back of it; what a bank refused to make is not among it. */
export type GivenOrder = PaidOrder & {
  readonly total: Cents;
  readonly given: Cents;
  /** Deliveries that were given back by themselves, without the pieces they brought. */
  readonly feesGiven: readonly PartKey[];
};

/** What is given back: pieces with their share of the delivery, what a delivery has cost, or some sum. */
export type Giving =
  | { readonly kind: 'pieces'; readonly pieces: readonly PiecesToRefund[] }
  | { readonly kind: 'fee'; readonly part: PartKey }
  | { readonly kind: 'sum'; readonly amount: Cents };

export type GivingQuote =
  | { readonly ok: true; readonly amount: Cents; readonly pieces: readonly LineRefund[] }
  | { readonly ok: false };

/** What can still be given back: never more than was paid. */
export const leftToGive = ({ total, given }: Pick<GivenOrder, 'total' | 'given'>): Cents =>
  subtract(total, given);

/** A delivery that was given back by itself is no part of any piece any more. */
const withoutFeesGiven = ({ lines, fees, feesGiven }: GivenOrder): PaidOrder => ({
  lines,
  fees: Object.fromEntries(
    Object.entries(fees).filter(([part]) => !feesGiven.some((given) => given === part)),
  ),
});

/** What is left of a delivery: its pieces that went back have taken their shares along. */
export const feeLeft = (order: GivenOrder, part: PartKey): Cents => {
  const fee = order.feesGiven.includes(part) ? zeroCents : (order.fees[part] ?? zeroCents);
  const own = order.lines.filter((line) => line.part === part);
  const shares = allocate(
    fee,
    own.map(({ total }) => total),
  );
  const taken = own.map(({ refundedQty, qty }, at) => proportion(shares[at] ?? zeroCents, refundedQty, qty));
  return lesser(subtract(fee, add(...taken)), leftToGive(order));
};

/** Whether nothing is left of any line. */
const isAll = ({ lines }: GivenOrder, pieces: readonly PiecesToRefund[]): boolean =>
  lines.every(({ id, qty, refundedQty }) => {
    const piece = pieces.find((one) => one.id === id);
    return refundedQty + (piece?.qty ?? 0) === qty;
  });

/**
 * Pieces are reckoned one after the other, so that together with sums and deliveries they may be a cent or an amount apart
 * from what is left: the last ones take what is left, and none takes more.
 */
const quotePieces = (order: GivenOrder, wanted: readonly PiecesToRefund[]): GivingQuote => {
  const quote = quoteRefund(withoutFeesGiven(order), wanted);
  if (!quote.ok) return quote;
  const left = leftToGive(order);
  const amount = isAll(order, wanted) && quote.amount > 0 ? left : lesser(quote.amount, left);
  return { ok: true, amount, pieces: quote.lines };
};

/** What giving something back comes to; refused where it is more than is left. */
export const quoteGiving = (order: GivenOrder, giving: Giving): GivingQuote => {
  switch (giving.kind) {
    case 'pieces':
      return quotePieces(order, giving.pieces);
    case 'fee':
      return { ok: true, amount: feeLeft(order, giving.part), pieces: [] };
    case 'sum':
      return giving.amount > 0 && giving.amount <= leftToGive(order)
        ? { ok: true, amount: giving.amount, pieces: [] }
        : { ok: false };
  }
};
