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
  const { rows } = await sql<{ id: string; taken: boolean }>`
    with wanted as (
      select id, qty from unnest(${[...wanted.keys()]}::text[], ${[...wanted.values()]}::int[]) as w (id, qty)
    ), counted as (
      select p.id, w.qty from products p join wanted w using (id)
      where p.stock is not null order by p.id for no key update of p
    ), taken as (
      update products p set stock = p.stock - c.qty from counted c
      where p.id = c.id and p.stock >= c.qty returning p.id
    )
    select c.id, t.id is not null as taken from counted c left join taken t using (id)`.execute(tx);
  return { ok: rows.every(({ taken }) => taken), counted: new Set(rows.map(({ id }) => id)) };
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

/** Seats that refunded tickets leave are for others again. */
export const returnSeats = async (tx: Tx, pieces: readonly Pieces[]): Promise<void> => {
  const back = added(pieces);
  await sql`select from products where id = any(${[...back.keys()]}::text[]) order by id for no key update`.execute(
    tx,
  );
  await changeStock(tx, back);
};
