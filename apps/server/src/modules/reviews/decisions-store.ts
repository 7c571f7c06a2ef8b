import type { ReviewRefusal } from '@zanga/domain/reviews/review-rules';
import type { Tx } from '../../platform/database/connection.ts';

/** A review, locked, so that its words stay the ones decided on. */
export const lockReview = (tx: Tx, id: string) =>
  tx
    .selectFrom('reviews')
    .select(['version', 'state', 'answer', 'shop_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

type Deciding = { readonly by: string; readonly refusal: ReviewRefusal | null };

/** Publishes a locked review, or refuses it and removes its answer. */
export const saveDecision = async (
  tx: Tx,
  id: string,
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
export const saveAnswer = async (tx: Tx, id: string, text: string, now: Date): Promise<void> => {
  const change = text === '' ? { answer: null, answered_at: null } : { answer: text, answered_at: now };
  await tx.updateTable('reviews').set(change).where('id', '=', id).execute();
};
