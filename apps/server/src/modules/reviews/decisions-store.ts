import type { ReviewId, UserId } from '@zanga/domain/ids';
import type { ReviewRefusal } from '@zanga/domain/reviews/review-rules';
import type { Tx } from '../../platform/database/connection.ts';

/** A review, locked, so that its words stay the ones decided on. */
export const lockReview = (tx: Tx, id: ReviewId) =>
  tx
    .selectFrom('reviews')
    .select(['version', 'state', 'answer', 'shop_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

type Deciding = { readonly by: UserId; readonly refusal: ReviewRefusal | null };

/** Publishes a locked review, or refuses it and removes its answer. */
export const saveDecision = async (
  tx: Tx,
  id: ReviewId,
  { by, refusal }: Deciding,
  now: Date,
): Promise<void> => {
  const decided = { decided_at: now, decided_by: by, refusal };
  const change = refusal
    ? { ...decided, state: 'refused', answer: null, answered_at: null }
    : { ...decided, state: 'published' };
  await tx.updateTable('reviews').set(change).where('id', '=', id).execute();
};

/** Answers a locked review; an empty text removes the answer. */
export const saveAnswer = async (tx: Tx, id: ReviewId, text: string, now: Date): Promise<void> => {
  const change = text === '' ? { answer: null, answered_at: null } : { answer: text, answered_at: now };
  await tx.updateTable('reviews').set(change).where('id', '=', id).execute();
};
