import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';

type Copy = { readonly from: string; readonly to: string };

/** What one shop does not sell another does not sell either, as long as nobody says otherwise. */
export const copyUnsold = async (tx: Tx, { from, to }: Copy): Promise<void> => {
  await sql`
    insert into product_shops (product_id, shop_id, sold)
    select product_id, ${to}, false from product_shops where shop_id = ${from} and not sold`.execute(tx);
};
