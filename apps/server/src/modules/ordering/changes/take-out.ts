import { type Cents, subtract } from '@zanga/domain/money';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { type SoldOrder, takingOut } from '@zanga/domain/ordering/changes/taking-out';
import type { PiecesToRefund } from '@zanga/domain/ordering/refund-quote';
import { quoteGiving } from '@zanga/domain/ordering/refunds/giving';
import type { Tx } from '../../../platform/database/connection.ts';
import { saveLessened, saveLessenedOrder } from '../order/change-store.ts';
import type { StoredOrder } from '../order/order-record.ts';
import { touchOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { givenOrder } from '../refunds/given-order.ts';

export const soldOf = ({ lines, parts }: StoredOrder): SoldOrder => ({
  lines: lines.map((line) => ({
    ...{ id: line.id, part: line.part, qty: line.qty, list: line.list_cents, discount: line.discount_cents },
    ...{ memberDiscount: line.member_discount_cents, couponDiscount: line.coupon_discount_cents },
    ...{ total: line.total_cents, rate: line.vat_rate_basis_points, vat: line.vat_cents },
  })),
  fees: Object.fromEntries(
    parts.map(({ part, fee_cents, fee_discount_cents }) => [part, subtract(fee_cents, fee_discount_cents)]),
  ),
});

export type TakingOut = {
  /** Reduction of the order's total. */
  readonly amount: Cents;
  readonly back: 'card' | 'hand' | 'less';
};

type OutOfPart = { readonly part: PartKey; readonly pieces: readonly PiecesToRefund[] };

/** How many pieces of a part stay; undefined for unknown pieces. */
export const stayingOf = ({ lines }: StoredOrder, { part, pieces }: OutOfPart): number | undefined => {
  const own = lines.filter((line) => line.part === part);
  const left = own.map((line) => {
    const gone = pieces.filter(({ id }) => id === line.id).reduce((sum, { qty }) => sum + qty, 0);
    return line.qty - line.refunded_qty - gone;
  });
  const known = pieces.every(({ id }) => own.some((line) => line.id === id));
  const once = new Set(pieces.map(({ id }) => id)).size === pieces.length;
  if (!known || !once || left.some((count) => count < 0)) return undefined;
  return left.reduce((sum, count) => sum + count, 0);
};

/**
 * Effect of taking pieces out of a part that is not made yet; undefined for unknown pieces, or if none would be left.
 */
export const quoteTakingOut = async (
  { payments }: Pick<OrderTools, 'payments'>,
  tx: Tx,
  order: StoredOrder,
  { part, pieces }: OutOfPart,
): Promise<TakingOut | undefined> => {
  const { row } = order;
  // Taking out everything means cancelling the order.
  if (!stayingOf(order, { part, pieces })) return undefined;
  const cardPaid = row.payment_kind === 'card' && (await payments.of(tx, row.id))?.state === 'paid';
  if (cardPaid || row.taken_cents > 0) {
    const fees = order.parts.map((one) => one.part);
    const quote = quoteGiving(givenOrder(order, fees), { kind: 'pieces', pieces });
    return quote.ok ? { amount: quote.amount, back: cardPaid ? 'card' : 'hand' } : undefined;
  }
  // After a refund or a loss, the sums of the lines differ from the sum owed.
  if (row.refunded_cents > 0 || row.lost_cents > 0) return undefined;
  return { amount: subtract(row.total_cents, takingOut(soldOf(order), pieces).total), back: 'less' };
};

export const summaryOf = (lines: readonly { readonly qty: number; readonly name: string }[]): string => {
  const names = lines.map(({ qty, name }) => (qty > 1 ? `${qty} × ${name}` : name));
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} e altro` : names.join(', ');
};

/** Takes pieces out of an unpaid order: its lines and its total shrink. */
export const lessen = async (
  tx: Tx,
  order: StoredOrder,
  pieces: readonly PiecesToRefund[],
): Promise<void> => {
  const { id } = order.row;
  const { lines, vat, ...sums } = takingOut(soldOf(order), pieces);
  await saveLessened(tx, id, lines);
  const named = lines.map(({ id: line, qty }) => ({
    qty,
    name: order.lines.find((one) => one.id === line)?.name ?? '',
  }));
  await saveLessenedOrder(tx, id, {
    ...sums,
    qty: lines.reduce((sum, { qty }) => sum + qty, 0),
    summary: summaryOf(named),
    vat: JSON.stringify(vat.map(({ rate, ...taxes }) => ({ rate_basis_points: rate, ...taxes }))),
  });
  await touchOrder(tx, id);
};
