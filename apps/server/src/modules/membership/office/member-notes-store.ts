import type { UserId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';

export type NewNote = {
  readonly membership: string;
  readonly userId: UserId;
  readonly text: string;
  readonly key: string;
};

/** Adds a note to a membership; undefined when the key is used already. */
export const insertMemberNote = async (
  tx: Tx,
  { membership, userId, text, key }: NewNote,
  now: Date,
): Promise<number | undefined> => {
  const written = await tx
    .insertInto('member_notes')
    .values({ membership_id: membership, user_id: userId, text, key, at: now })
    .onConflict((conflict) => conflict.columns(['membership_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return written && Number(written.id);
};

/** Deletes the notes about a person, with their account. */
export const deleteMemberNotes = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx
    .deleteFrom('member_notes')
    .where('membership_id', 'in', tx.selectFrom('memberships').select('id').where('user_id', '=', userId))
    .execute();
};
