import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId, UserId } from '@zanga/domain/ids';
import type { Db } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/refusal.ts';
import { deleteReview, lockAuthor } from './store.ts';

/** Withdraws one's own review; it is deleted everywhere. */
export const withdrawReview = (
  db: Db,
  { userId, orderId }: { readonly userId: UserId; readonly orderId: OrderId },
): Promise<undefined | Refusal<'review.not_found'>> =>
  inTransaction(db, async (tx) => {
    await lockAuthor(tx, userId);
    return (await deleteReview(tx, userId, orderId)) ? undefined : refuse('review.not_found');
  });
