import type { UserId } from '@zanga/domain/ids';
import type { Db } from '../../platform/database/connection.ts';

/** A customer as the sender of a message, and whether they proved the mailbox. */
export const readSender = async (db: Db, userId: UserId) => {
  const { email_verified_at, ...sender } = await db
    .selectFrom('people')
    .select(['firstname', 'lastname', 'email', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...sender, proven: email_verified_at !== null };
};

/** The brand's own mail address. */
export const readBrandEmail = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('brand_profiles').select('email').orderBy('id').executeTakeFirst())?.email;

/** All messages a person has written, with their answers, for the export. */
export const exportMessages = async (db: Db, userId: UserId) => {
  const messages = await db
    .selectFrom('contact_messages')
    .select(['reference', 'topic', 'order_said as order', 'message', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
  const answers = await db
    .selectFrom('contact_answers as a')
    .innerJoin('contact_messages as m', 'm.reference', 'a.reference')
    .select(['a.reference', 'a.text', 'a.written_at'])
    .where('m.user_id', '=', userId)
    .orderBy('a.id')
    .execute();
  return messages.map((message) => ({
    ...message,
    answers: answers
      .filter(({ reference }) => reference === message.reference)
      .map(({ text, written_at }) => ({ text, written_at })),
  }));
};
