import type { UserId } from '@zanga/domain/ids';
import type { Db } from '../../../platform/database/connection.ts';

/** First name of the giver; null once their account is deleted. */
export const readGiver = async (db: Db, userId: UserId): Promise<string | null> => {
  const row = await db
    .selectFrom('people')
    .select('firstname')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.firstname ?? null;
};
