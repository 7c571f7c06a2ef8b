import { allocate } from '../allocation.ts';
import type { LineId } from '../ids.ts';
import { add, type Cents, cents, proportion, subtract, zeroCents } from '../money.ts';
import type { PartKey } from './cart-parts.ts';

/** A paid line, with its pieces already refunded. */
export type PaidLine = {
  readonly id: LineId;
  readonly part: PartKey;
  readonly qty: number;
  /** Amount paid for it, after all discounts. */
  readonly total: Cents;
  readonly refundedQty: number;
};

export type PaidOrder = {
  readonly lines: readonly PaidLine[];
  /** Delivery fee of each part. */
  readonly fees: Readonly<Partial<Record<PartKey, Cents | undefined>>>;
};

export type PiecesToRefund = {
  readonly id: LineId;
  readonly qty: number;
};

export type LineRefund = PiecesToRefund & {
  readonly amount: Cents;
};

export type RefundQuote =
  | { readonly ok: true; readonly lines: readonly LineRefund[]; readonly amount: Cents }
  | { readonly ok: false };

/** Amount paid for each line with its share of the delivery fee; together, the amount paid. */
export const paidByLine = ({ lines, fees }: PaidOrder): ReadonlyMap<string, Cents> => {
  const paid = new Map<string, Cents>();
  for (const part of new Set(lines.map((line) => line.part))) {
    const own = lines.filter((line) => line.part === part);
    const shares = allocate(
      fees[part] ?? zeroCents,
      own.map(({ total }) => total),
    );
    own.forEach(({ id, total }, at) => {
      paid.set(id, add(total, shares[at] ?? zeroCents));
    });
  }
  return paid;
};

/** Refunds are computed from the first piece on, so that the pieces of a line add up to the line. */
const upTo = (paid: Cents, pieces: number, of: number): Cents => proportion(paid, pieces, of);

/** Refund of some pieces, their share of the delivery included; refused for more pieces than are left. */
export const quoteRefund = (order: PaidOrder, wanted: readonly PiecesToRefund[]): RefundQuote => {
  const paid = paidByLine(order);
  const quoted: LineRefund[] = [];
  for (const { id, qty } of wanted) {
    const line = order.lines.find((candidate) => candidate.id === id);
    const whole = paid.get(id);
    if (!line || whole === undefined || quoted.some((known) => known.id === id)) return { ok: false };
    if (!Number.isSafeInteger(qty) || qty < 1 || line.refundedQty + qty > line.qty) return { ok: false };
    const before = upTo(whole, line.refundedQty, line.qty);
    const after = upTo(whole, line.refundedQty + qty, line.qty);
    quoted.push({ id, qty, amount: subtract(after, before) });
  }
  return { ok: true, lines: quoted, amount: add(...quoted.map(({ amount }) => amount)) };
};

/** All pieces not refunded yet, of some parts or of all. */
export const piecesLeft = ({ lines }: PaidOrder, parts?: readonly PartKey[]): readonly PiecesToRefund[] =>
  lines
    .filter(({ part }) => parts === undefined || parts.includes(part))
    .map(({ id, qty, refundedQty }) => ({ id, qty: qty - refundedQty }))
    .filter(({ qty }) => qty > 0);

/** Amount refunded of a line so far. */
export const refundedOf = (order: PaidOrder, id: string): Cents => {
  const line = order.lines.find((candidate) => candidate.id === id);
  const whole = paidByLine(order).get(id);
  return line && whole !== undefined ? upTo(whole, line.refundedQty, line.qty) : cents(0);
};
