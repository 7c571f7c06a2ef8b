import type { OrderId, UserId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';

export type NewNote = {
  readonly orderId: OrderId;
  readonly userId: UserId;
  readonly text: string;
  readonly key: string;
};

/** Adds a note to an order; undefined when the key is used already. */
export const insertNote = async (
  tx: Tx,
  { orderId, userId, text, key }: NewNote,
  now: Date,
): Promise<number | undefined> => {
  const written = await tx
    .insertInto('order_notes')
    .values({ order_id: orderId, user_id: userId, text, key, at: now })
    .onConflict((conflict) => conflict.columns(['order_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return written && Number(written.id);
};
