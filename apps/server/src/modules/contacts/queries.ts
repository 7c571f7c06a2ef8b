import type { Db } from '../../platform/database/connection.ts';

/** A customer as the sender of a message, and whether the mailbox is known to be theirs. */
export const readSender = async (db: Db, userId: string) => {
  const { email_verified_at, ...sender } = await db
    .selectFrom('people')
    .select(['firstname', 'lastname', 'email', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...sender, proven: email_verified_at !== null };
};

/** Where the brand reads its mail. */
export const readBrandEmail = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('brand_profiles').select('email').orderBy('id').executeTakeFirst())?.email;

/** Everything somebody has written, as their export tells it. */
export const exportMessages = (db: Db, userId: string) =>
  db
    .selectFrom('contact_messages')
    .select(['reference', 'topic', 'order_said as order', 'message', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
