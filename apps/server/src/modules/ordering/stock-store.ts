import { sql } from 'kysely';
import type { Tx } from '../../platform/database/connection.ts';

export type Pieces = { readonly product: string; readonly qty: number };

const added = (pieces: readonly Pieces[]) => {
  const sums = new Map<string, number>();
  for (const { product, qty } of pieces) sums.set(product, (sums.get(product) ?? 0) + qty);
  return sums;
};

/**
 * Takes pieces from the stock of whatever is counted, or says that somebody was faster. Rows are held in the order of
 * their ids, so that two who want the same things never wait for each other.
 */
export const takeStock = async (
  tx: Tx,
  pieces: readonly Pieces[],
): Promise<{ readonly ok: boolean; readonly counted: ReadonlySet<string> }> => {
  const wanted = added(pieces);
  const ids = [...wanted.keys()];
  const { rows } = await sql<{ id: string; stock: number }>`
    select id, stock from products where id = any(${ids}::text[]) and stock is not null
    order by id for no key update`.execute(tx);
  const counted = new Set(rows.map(({ id }) => id));
  if (rows.some(({ id, stock }) => stock < (wanted.get(id) ?? 0))) return { ok: false, counted };
  await changeStock(tx, new Map(rows.map(({ id }) => [id, -(wanted.get(id) ?? 0)])));
  return { ok: true, counted };
};

const changeStock = async (tx: Tx, changes: ReadonlyMap<string, number>): Promise<void> => {
  if (changes.size === 0) return;
  await sql`
    update products p set stock = p.stock + c.change
    from unnest(${[...changes.keys()]}::text[], ${[...changes.values()]}::int[]) as c (id, change)
    where p.id = c.id and p.stock is not null`.execute(tx);
};

/** Gives back to the stock what lines of an order had taken; once more gives back nothing. */
export const giveStockBack = async (tx: Tx, lineIds: readonly string[]): Promise<void> => {
  // What was taken is read before it is forgotten; the order's row is locked, so nobody else does the same.
  const { rows } = await sql<Pieces>`
    select product_id as product, reserved_qty as qty from order_lines
    where id = any(${[...lineIds]}::text[]) and reserved_qty > 0`.execute(tx);
  if (rows.length === 0) return;
  await sql`update order_lines set reserved_qty = 0 where id = any(${[...lineIds]}::text[])`.execute(tx);
  const back = added(rows);
  await sql`select from products where id = any(${[...back.keys()]}::text[]) order by id for no key update`.execute(
    tx,
  );
  await changeStock(tx, back);
};

/** Notes which lines have taken from the stock. */
export const noteTaken = async (tx: Tx, lineIds: readonly string[]): Promise<void> => {
  if (lineIds.length === 0) return;
  await sql`update order_lines set reserved_qty = qty where id = any(${[...lineIds]}::text[])`.execute(tx);
};
