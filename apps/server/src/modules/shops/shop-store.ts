import type { Tx } from '../../platform/database/connection.ts';

/** Holds a shop until the transaction ends: what is decided about what it has is decided one after the other. */
export const holdShop = async (tx: Tx, shopId: string): Promise<void> => {
  await tx.selectFrom('shops').select('id').where('id', '=', shopId).forNoKeyUpdate().execute();
};
