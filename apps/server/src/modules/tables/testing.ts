import type { ShopId, TableId } from '@zanga/domain/ids';
import type { Db } from '../../platform/database/connection.ts';
import { newId } from '../../platform/new-id.ts';

/** Adds a table to a shop, open since an instant or closed; returns its code. */
export const addTable = async (
  db: Db,
  shop: ShopId,
  { label = '7', openSince }: { readonly label?: string; readonly openSince: Date | null },
): Promise<TableId> => {
  const id = newId('tbl');
  await db.insertInto('shop_tables').values({ id, shop_id: shop, label, open_since: openSince }).execute();
  return id;
};
