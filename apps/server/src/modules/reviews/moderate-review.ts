import type { ModeratedReview } from '@zanga/contract/menu/reviews';
import type { Refusal } from '@zanga/contract/wire/route';
import type { ReviewRefusal } from '@zanga/domain/reviews/review-rules';
import type { Db } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockReview, saveAnswer, saveDecision } from './decisions-store.ts';
import { readModerated } from './moderation-queries.ts';

export type Decision = { readonly id: string; readonly version: number; readonly by: string } & (
  | { readonly do: 'publish' }
  | { readonly do: 'refuse'; readonly reason: ReviewRefusal }
  | { readonly do: 'answer'; readonly text: string }
);

type Moderated = ModeratedReview | Refusal<'review.not_found' | 'review.changed'>;

/** Decides on a review as it was read: words that were changed meanwhile are read again first. Only what is published is answered. */
export const moderateReview = (db: Db, decision: Decision, now: Date): Promise<Moderated> =>
  inTransaction(db, async (tx) => {
    const { id, version, by } = decision;
    const review = await lockReview(tx, id);
    if (!review) return refuse('review.not_found');
    if (review.version !== version) return refuse('review.changed');
    if (decision.do === 'answer') {
      if (review.state !== 'published') return refuse('review.changed');
      await saveAnswer(tx, id, decision.text, now);
    } else {
      const refusal = decision.do === 'refuse' ? decision.reason : null;
      await saveDecision(tx, id, { by, refusal }, now);
    }
    return (await readModerated(tx, id)) ?? refuse('review.not_found');
  });
