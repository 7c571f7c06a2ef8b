import type { ShopId } from '@zanga/domain/ids';
import type { Tx } from '../../platform/database/connection.ts';

/** Locks a shop until the transaction ends: decisions about its stock and marks come one after the other. */
export const holdShop = async (tx: Tx, shopId: ShopId): Promise<void> => {
  await tx.selectFrom('shops').select('id').where('id', '=', shopId).forNoKeyUpdate().execute();
};
