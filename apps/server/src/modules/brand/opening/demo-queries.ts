import type { ShopId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';

/** When the demo was loaded; undefined without it. */
export const readDemoLoad = async (db: Db | Tx): Promise<Date | undefined> =>
  (await db.selectFrom('demo_loads').select('loaded_at').executeTakeFirst())?.loaded_at;

/** Whether the brand has ever had an order or a payment. */
export const hasSold = async (db: Db | Tx): Promise<boolean> => {
  const ordered = await db.selectFrom('order_facts').select('id').limit(1).executeTakeFirst();
  if (ordered) return true;
  return (await db.selectFrom('payments_made').select('owner_id').limit(1).executeTakeFirst()) !== undefined;
};

/** Whether a shop of the demo has had an order, which a brand closed to the public prevents. */
export const hasSoldDemo = async (db: Db | Tx): Promise<boolean> =>
  (await db
    .selectFrom('order_part_facts')
    .select('order_id')
    .where(
      'shop_id',
      'in',
      db.selectFrom('demo_rows').select('key').where('kind', '=', 'shops').$castTo<{ key: ShopId }>(),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Whether the public could order at any time; undefined without a brand. */
export const wasEverOpen = async (db: Db | Tx, id: number): Promise<boolean | undefined> => {
  const row = await db
    .selectFrom('brands')
    .select(['open', 'opened_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && (row.open || row.opened_at !== null);
};
