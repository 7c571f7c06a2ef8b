import type { Db } from '../../../platform/database/connection.ts';

/** How and where somebody wants their things, as last chosen. */
export const readChosenPlace = (db: Db, userId: string) =>
  db
    .selectFrom('chosen_places')
    .select(['shop_id', 'address_id', 'chosen_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Whether there is such a shop for the public, by its id. */
export const isShop = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('shop_profiles')
    .select('id')
    .where('id', '=', id)
    .where('published', '=', true)
    .executeTakeFirst()) !== undefined;
