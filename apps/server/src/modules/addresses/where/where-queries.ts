import type { ShopId, UserId } from '@zanga/domain/ids';
import type { Db } from '../../../platform/database/connection.ts';

/** The person's last choice of delivery or pickup, and where. */
export const readChosenPlace = (db: Db, userId: UserId) =>
  db
    .selectFrom('chosen_places')
    .select(['shop_id', 'address_id', 'chosen_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Whether a shop with this id is open to the public. */
export const isShop = async (db: Db, id: ShopId): Promise<boolean> =>
  (await db
    .selectFrom('shop_profiles')
    .select('id')
    .where('id', '=', id)
    .where('published', '=', true)
    .executeTakeFirst()) !== undefined;
