import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';
import { type Pieces, returnStock } from '../../catalogue/public.ts';

/** Notes which lines have taken from the stock. */
export const noteTaken = async (tx: Tx, lineIds: readonly string[]): Promise<void> => {
  if (lineIds.length === 0) return;
  await sql`update order_lines set reserved_qty = qty where id = any(${[...lineIds]}::text[])`.execute(tx);
};

/** Gives back to the stock what lines of an order had taken; once more gives back nothing. */
export const giveStockBack = async (tx: Tx, lineIds: readonly string[]): Promise<void> => {
  // What was taken is read before it is forgotten; the order's row is locked, so nobody else does the same.
  const { rows } = await sql<Pieces>`
    select product_id as product, reserved_qty as qty from order_lines
    where id = any(${[...lineIds]}::text[]) and reserved_qty > 0`.execute(tx);
  if (rows.length === 0) return;
  await sql`update order_lines set reserved_qty = 0 where id = any(${[...lineIds]}::text[])`.execute(tx);
  await returnStock(tx, rows);
};
