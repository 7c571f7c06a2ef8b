import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';

type Counted = {
  readonly product: string;
  readonly shop: string;
  /** Null ends the count. */
  readonly pieces: number | null;
  /** What it is thought to be: where it is another by now, nothing is written. */
  readonly seen: number | null;
};

/** Writes how many pieces a shop has of a product; false where that has changed since, or is so already. */
export const saveCount = async (tx: Tx, { product, shop, pieces, seen }: Counted): Promise<boolean> => {
  if (pieces === seen) return false;
  // Before the row of its own: who edits the product holds it first, too.
  await sql`select from products where id = ${product} for key share`.execute(tx);
  const { rows } =
    seen === null
      ? await sql`
          insert into product_shops as ps (product_id, shop_id, stock) values (${product}, ${shop}, ${pieces})
          on conflict (product_id, shop_id) do update set stock = excluded.stock where ps.stock is null
          returning 1`.execute(tx)
      : await sql`
          update product_shops set stock = ${pieces}
          where product_id = ${product} and shop_id = ${shop} and stock = ${seen} returning 1`.execute(tx);
  return rows.length > 0;
};
