import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';

/** Takes a product off the shelves of all shops for good: it stays to be seen, and nobody can order it. */
export const endSale = async (tx: Tx, productId: string): Promise<void> => {
  await sql`update products set sold_out_until = 'infinity' where id = ${productId}`.execute(tx);
};
