import type { LineId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';
import { type Pieces, returnStock, type TakenFrom } from '../../catalogue/public-stock.ts';

export type TakenLine = { readonly id: string; readonly qty: number; readonly from: TakenFrom };

/** Records which lines have taken stock, and the shop it came from. */
export const noteTaken = async (tx: Tx, lines: readonly TakenLine[]): Promise<void> => {
  if (lines.length === 0) return;
  await sql`
    update order_lines l set reserved_qty = t.qty, reserved_shop = t.shop
    from unnest(${lines.map(({ id }) => id)}::text[], ${lines.map(({ qty }) => qty)}::int[],
      ${lines.map(({ from }) => from.shop)}::text[]) as t (id, qty, shop)
    where l.id = t.id`.execute(tx);
};

/** Returns the stock that lines have taken; repeating returns nothing. */
export const giveStockBack = async (tx: Tx, lineIds: readonly LineId[]): Promise<void> => {
  // Read before it is cleared; the order's row is locked, so no other transaction does the same.
  const { rows } = await sql<Pieces>`
    select product_id as product, reserved_qty as qty, reserved_shop as shop from order_lines
    where id = any(${[...lineIds]}::text[]) and reserved_qty > 0`.execute(tx);
  if (rows.length === 0) return;
  await sql`update order_lines set reserved_qty = 0, reserved_shop = null where id = any(${[...lineIds]}::text[])`.execute(
    tx,
  );
  await returnStock(tx, rows);
};
