import type { Db } from '../../platform/database/connection.ts';

export const shopExists = async (db: Db, shopId: string): Promise<boolean> =>
  (await db.selectFrom('shops').select('id').where('id', '=', shopId).executeTakeFirst()) !== undefined;
