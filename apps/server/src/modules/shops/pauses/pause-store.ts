import type { ShopId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';

/** Sets a shop's pause and returns the former one; undefined for an unknown shop. */
export const savePause = async (
  tx: Tx,
  shopId: ShopId,
  until: Date | null,
  reason: string | null = null,
): Promise<{ readonly before: Date | null } | undefined> => {
  const shop = await tx
    .selectFrom('shops')
    .select('paused_until')
    .where('id', '=', shopId)
    .forUpdate()
    .executeTakeFirst();
  if (!shop) return undefined;
  await tx
    .updateTable('shops')
    .set({ paused_until: until, pause_reason: until && reason })
    .where('id', '=', shopId)
    .execute();
  return { before: shop.paused_until };
};

/** End of a shop's pause; its row is locked, so that two pauses at once become one. */
export const readPause = async (tx: Tx, shopId: ShopId): Promise<Date | null> => {
  const shop = await tx
    .selectFrom('shops')
    .select('paused_until')
    .where('id', '=', shopId)
    .forUpdate()
    .executeTakeFirst();
  return shop?.paused_until ?? null;
};
