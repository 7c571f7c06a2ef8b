import { allocate } from '../../allocation.ts';
import { add, type Cents, lesser, proportion, subtract, zeroCents } from '../../money.ts';
import type { PartKey } from '../cart-parts.ts';
import { type LineRefund, type PaidOrder, type PiecesToRefund, quoteRefund } from '../refund-quote.ts';

/** An order with its refunds and lost disputes; a refund rejected by the bank is not among them. */
export type GivenOrder = PaidOrder & {
  readonly total: Cents;
  readonly given: Cents;
  /** Delivery fees refunded by themselves, without their pieces. */
  readonly feesGiven: readonly PartKey[];
};

/** A refund: pieces with their share of the delivery, a delivery fee, or a sum. */
export type Giving =
  | { readonly kind: 'pieces'; readonly pieces: readonly PiecesToRefund[] }
  | { readonly kind: 'fee'; readonly part: PartKey }
  | { readonly kind: 'sum'; readonly amount: Cents };

export type GivingQuote =
  | { readonly ok: true; readonly amount: Cents; readonly pieces: readonly LineRefund[] }
  | { readonly ok: false };

/** Amount still refundable: never more than was paid. */
export const leftToGive = ({ total, given }: Pick<GivenOrder, 'total' | 'given'>): Cents =>
  subtract(total, given);

/** A delivery fee refunded by itself no longer counts in its pieces. */
const withoutFeesGiven = ({ lines, fees, feesGiven }: GivenOrder): PaidOrder => ({
  lines,
  fees: Object.fromEntries(
    Object.entries(fees).filter(([part]) => !feesGiven.some((given) => given === part)),
  ),
});

/** Rest of a delivery fee, without the shares of refunded pieces. */
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

/** Whether no piece of any line is left. */
const isAll = ({ lines }: GivenOrder, pieces: readonly PiecesToRefund[]): boolean =>
  lines.every(({ id, qty, refundedQty }) => {
    const piece = pieces.find((one) => one.id === id);
    return refundedQty + (piece?.qty ?? 0) === qty;
  });

/**
 * Quotes pieces. Refunded sums and fees may leave the rest a cent or more apart from the pieces' shares: the last
 * pieces get the rest, and none gets more.
 */
const quotePieces = (order: GivenOrder, wanted: readonly PiecesToRefund[]): GivingQuote => {
  const quote = quoteRefund(withoutFeesGiven(order), wanted);
  if (!quote.ok) return quote;
  const left = leftToGive(order);
  const amount = isAll(order, wanted) && quote.amount > 0 ? left : lesser(quote.amount, left);
  return { ok: true, amount, pieces: quote.lines };
};

/** Amount of a refund; refused if it is more than the rest. */
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
