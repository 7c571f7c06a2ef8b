import type { ProductId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';

/** Sells a product out in all shops for good: it stays visible and cannot be ordered. */
export const endSale = async (tx: Tx, productId: ProductId): Promise<void> => {
  await sql`update products set sold_out_until = 'infinity' where id = ${productId}`.execute(tx);
};
