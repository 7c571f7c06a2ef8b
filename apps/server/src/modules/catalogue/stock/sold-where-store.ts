import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';

type Copy = { readonly from: string; readonly to: string };

/** A new shop starts without the products that another shop does not sell; staff may change it later. */
export const copyUnsold = async (tx: Tx, { from, to }: Copy): Promise<void> => {
  await sql`
    insert into product_shops (product_id, shop_id, sold)
    select product_id, ${to}, false from product_shops where shop_id = ${from} and not sold`.execute(tx);
};
