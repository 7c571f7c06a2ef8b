import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';

/** Takes a product off the shelves of all shops for good: it stays to be seen, and nobody can order it. */
export const endSale = async (tx: Tx, productId: string): Promise<void> => {
  await sql`update products set sold_out_until = 'infinity' where id = ${productId}`.execute(tx);
};

/** Sets a shop's sold-out mark of a product and tells what it was. */
export const saveSoldOut = async (
  tx: Tx,
  {
    shopId,
    productId,
    until,
  }: { readonly shopId: string; readonly productId: string; readonly until: Date | null },
): Promise<{ readonly before: Date | null }> => {
  const mark = await tx
    .selectFrom('product_shops')
    .select('sold_out_until')
    .where('shop_id', '=', shopId)
    .where('product_id', '=', productId)
    .forUpdate()
    .executeTakeFirst();
  await tx
    .insertInto('product_shops')
    .values({ shop_id: shopId, product_id: productId, sold_out_until: until })
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'shop_id']).doUpdateSet({ sold_out_until: until }),
    )
    .execute();
  return { before: mark?.sold_out_until ?? null };
};
