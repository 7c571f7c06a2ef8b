import type { Db } from '../../platform/database/connection.ts';

/** Who a customer is, as the brand is told. */
export const readSender = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['firstname', 'lastname', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** Where the brand reads its mail. */
export const readBrandEmail = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('brands').select('email').orderBy('id').executeTakeFirst())?.email;

/** Everything somebody has written, as their export tells it. */
export const exportMessages = (db: Db, userId: string) =>
  db
    .selectFrom('contact_messages')
    .select(['reference', 'topic', 'order_said as order', 'message', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
