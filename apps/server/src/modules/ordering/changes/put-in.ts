import { add } from '@zanga/domain/money';
import { summed } from '@zanga/domain/ordering/changes/taking-out';
import type { Tx } from '../../../platform/database/connection.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { returnStock, takeStock } from '../../catalogue/public-stock.ts';
import { type OpenChange, saveLessenedOrder } from '../order/change-store.ts';
import type { StoredOrder } from '../order/order-record.ts';
import { touchOrder } from '../order/order-store.ts';
import { growRoom, pieceShop } from '../order/reserve.ts';
import type { AddedLine, LineRow, PartRow } from '../order/row-queries.ts';
import { saveChanged } from './part-store.ts';
import { soldOf, summaryOf } from './take-out.ts';

/** Reserves the stock of added dishes; undefined where another order was faster. */
export const reserveAdded = async (
  tx: Tx,
  part: PartRow,
  added: readonly AddedLine[],
): Promise<AddedLine[] | undefined> => {
  const shop = pieceShop(part);
  const stock = await takeStock(
    tx,
    added.map(({ product_id, qty }) => ({ product: product_id, qty, shop })),
  );
  if (!stock.ok) return undefined;
  return added.map((line) => {
    const from = stock.from({ product: line.product_id, shop });
    return { ...line, reserved_qty: from ? line.qty : 0, reserved_shop: from?.shop ?? null };
  });
};

/** Returns the reserved stock of a proposal that failed. */
export const freeAdded = (tx: Tx, added: readonly AddedLine[]): Promise<void> =>
  returnStock(
    tx,
    added.flatMap(({ product_id, reserved_qty, reserved_shop: shop }) =>
      reserved_qty > 0 ? { product: product_id, qty: reserved_qty, shop } : [],
    ),
  );

/** Rows for added lines, after the existing ones. */
export const rowsFor = (
  { row, lines }: StoredOrder,
  added: readonly AddedLine[],
  addedAt: Date | null,
): LineRow[] => {
  const last = Math.max(-1, ...lines.map(({ position }) => position));
  return added.map((line, place) => ({
    ...line,
    ...{
      order_id: row.id,
      position: last + 1 + place,
      refunded_qty: 0,
      withdrawn_at: null,
      added_at: addedAt,
    },
  }));
};

/** Saves the sums of an order's present lines. */
export const saveSums = async (tx: Tx, order: StoredOrder): Promise<void> => {
  const { lines, vat, ...sums } = summed(soldOf(order));
  await saveLessenedOrder(tx, order.row.id, {
    ...sums,
    qty: lines.reduce((sum, { qty }) => sum + qty, 0),
    summary: summaryOf(order.lines),
    vat: JSON.stringify(vat.map(({ rate, ...taxes }) => ({ rate_basis_points: rate, ...taxes }))),
  });
};

/** Adds lines at the agreed prices to a locked order; all sums follow. */
export const putIn = async (
  tx: Tx,
  order: StoredOrder,
  {
    change,
    part,
    added,
  }: { readonly change: OpenChange; readonly part: PartRow; readonly added: readonly AddedLine[] },
  now: Date,
): Promise<StoredOrder> => {
  const { id } = order.row;
  const rows = rowsFor(order, added, now);
  await insertRows('order_lines', rows).execute(tx);
  const after = { ...order, lines: [...order.lines, ...rows] };
  await saveSums(tx, after);
  const pieces = part.pieces + added.reduce((sum, { qty }) => sum + qty, 0);
  await saveChanged(tx, { orderId: id, part: change.part }, pieces, now);
  await growRoom(tx, id, { ...part, pieces });
  await touchOrder(tx, id);
  return { ...after, row: { ...order.row, total_cents: add(order.row.total_cents, change.amount_cents) } };
};
