import type { Tx } from '../../../platform/database/connection.ts';

export type StaffAction = {
  readonly userId: string;
  readonly action: string;
  readonly subject: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
};

/** Who changed what, from what, to what. */
export const noteAction = async (
  tx: Tx,
  { userId, action, subject, before, after }: StaffAction,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('staff_actions')
    .values({
      user_id: userId,
      action,
      subject,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      at: now,
    })
    .execute();
};

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
