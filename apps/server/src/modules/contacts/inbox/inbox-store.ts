import type { UserId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';

/** Locks a message until the transaction ends. */
export const holdMessage = (tx: Tx, reference: string) =>
  tx
    .selectFrom('contact_messages')
    .select(['reference', 'shop_id', 'assigned_to', 'closed_at', 'version'])
    .select(['firstname', 'email', 'topic', 'created_at'])
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
export type Held = NonNullable<Awaited<ReturnType<typeof holdMessage>>>;

type Stand = Pick<Held, 'assigned_to' | 'closed_at'> & Partial<Pick<Held, 'shop_id'>>;

/** Saves the state of a message under a new version: an answer based on an older one is refused. */
export const saveStand = async (tx: Tx, { reference, version }: Held, stand: Stand): Promise<void> => {
  await tx
    .updateTable('contact_messages')
    .set({ ...stand, version: version + 1 })
    .where('reference', '=', reference)
    .execute();
};

type NewAnswer = { readonly reference: string; readonly by: UserId; readonly text: string };

/** Stores an answer; its number is part of the key of its mail. */
export const insertAnswer = async (
  tx: Tx,
  { reference, by, text }: NewAnswer,
  now: Date,
): Promise<number> => {
  const { id } = await tx
    .insertInto('contact_answers')
    .values({ reference, written_by: by, text, written_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
};
