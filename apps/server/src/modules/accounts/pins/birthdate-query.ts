import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';

/** When somebody was born, as far as they have said it. */
export const readBirthdate = async (db: Db, userId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('users')
    .select(sql<string | null>`to_char(birthdate, 'YYYY-MM-DD')`.as('birthdate'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.birthdate ?? null;
};
