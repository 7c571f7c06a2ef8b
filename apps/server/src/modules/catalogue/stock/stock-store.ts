import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';

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

/** Gives pieces back to the stock of whatever is counted. */
export const returnStock = async (tx: Tx, pieces: readonly Pieces[]): Promise<void> => {
  if (pieces.length === 0) return;
  const back = added(pieces);
  await sql`select from products where id = any(${[...back.keys()]}::text[]) order by id for no key update`.execute(
    tx,
  );
  await changeStock(tx, back);
};
