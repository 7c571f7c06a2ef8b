import type { Tx } from '../../../platform/database/connection.ts';

/** Sets a shop's pause and tells what it was; undefined when there is no such shop. */
export const savePause = async (
  tx: Tx,
  shopId: string,
  until: Date | null,
): Promise<{ readonly before: Date | null } | undefined> => {
  const shop = await tx
    .selectFrom('shops')
    .select('paused_until')
    .where('id', '=', shopId)
    .forUpdate()
    .executeTakeFirst();
  if (!shop) return undefined;
  await tx.updateTable('shops').set({ paused_until: until }).where('id', '=', shopId).execute();
  return { before: shop.paused_until };
};
