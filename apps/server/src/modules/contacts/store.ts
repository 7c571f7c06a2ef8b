import { randomInt } from 'node:crypto';
import type { ContactForm } from '@zanga/contract/brand/contact';
import type { ShopId, UserId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { removed } from '../../platform/database/removed.ts';

export type Written = Omit<ContactForm, 'captcha' | 'email'> & {
  readonly email: string;
  readonly userId: UserId | null;
  /** Shop of the order the message names. */
  readonly shopId: ShopId | null;
  /** Whether the sender proved the mailbox. */
  readonly proven: boolean;
};

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const drawReference = () => `Z${Array.from({ length: 6 }, () => alphabet.charAt(randomInt(32))).join('')}`;

/** Locks a sender, so that the second of two equal messages at once is recognised as a repeat. */
export const lockSender = async (tx: Tx, email: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact:${email}`}, 0))`.execute(tx);
};

/** A message with the same words by the same person a moment ago. */
export const findRepeat = (tx: Tx, { email, message, topic }: Written, since: Date) =>
  tx
    .selectFrom('contact_messages')
    .select('reference')
    .where('email', '=', email)
    .where('topic', '=', topic)
    .where('message', '=', message)
    .where('created_at', '>', since)
    .executeTakeFirst();

export const countSince = async (tx: Tx, email: string, since: Date): Promise<number> => {
  const { count } = await tx
    .selectFrom('contact_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
};

/** Keeps a message under a new, unique reference. */
export const insertMessage = async (
  tx: Tx,
  { userId, shopId, firstname, lastname, email, topic, order, message }: Written,
  now: Date,
): Promise<string> => {
  for (;;) {
    const reference = drawReference();
    const columns = { firstname, lastname, email, topic, order_said: order, message, created_at: now };
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('contact_messages')
      .values({ reference, user_id: userId, shop_id: shopId, ...columns })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return reference;
  }
};

/** Deletes the messages of a closed account, with their answers. */
export const forgetMessages = async (tx: Tx, userId: UserId, mailbox?: string): Promise<void> => {
  await tx.deleteFrom('contact_messages').where('user_id', '=', userId).execute();
  // Messages written as a guest from the mailbox of the account.
  if (mailbox !== undefined)
    await tx.deleteFrom('contact_messages').where('email', '=', mailbox.toLowerCase()).execute();
};

/** Deletes messages from before an instant. */
export const purgeMessages = (db: Db, before: Date): Promise<number> =>
  removed(db.deleteFrom('contact_messages').where('created_at', '<', before));
