import type { ModeratedReview } from '@zanga/contract/menu/reviews';
import type { Refusal } from '@zanga/contract/wire/route';
import type { ReviewId } from '@zanga/domain/ids';
import type { ReviewRefusal } from '@zanga/domain/reviews/review-rules';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../platform/session.ts';
import { noteChange } from '../audit/public.ts';
import { lockReview, saveAnswer, saveDecision } from './decisions-store.ts';
import { readModerated } from './moderation-queries.ts';

export type Decision = { readonly id: ReviewId; readonly version: number; readonly session: StaffSession } & (
  | { readonly do: 'publish' }
  | { readonly do: 'refuse'; readonly reason: ReviewRefusal }
  | { readonly do: 'answer'; readonly text: string }
);

type Moderated = ModeratedReview | Refusal<'review.not_found' | 'review.changed'>;

type Locked = NonNullable<Awaited<ReturnType<typeof lockReview>>>;

/** Writes the decision into the audit: the brand's answer is kept there, the customer's words are not. */
const noteDecision = (tx: Tx, decision: Decision, { state, answer, shop_id: shopId }: Locked, now: Date) => {
  const { id, session } = decision;
  const before = decision.do === 'answer' ? { answer } : { state };
  const after =
    decision.do === 'answer'
      ? { answer: decision.text }
      : { state: decision.do === 'publish' ? 'published' : 'refused' };
  const reason = decision.do === 'refuse' ? decision.reason : null;
  return noteChange(tx, session.trail, { kind: 'review', thing: id, shopId, before, after, reason }, now);
};

/** Decides on a review in the version read; one changed meanwhile is refused. Only published reviews are answered. */
export const moderateReview = (db: Db, decision: Decision, now: Date): Promise<Moderated> =>
  inTransaction(db, async (tx) => {
    const { id, version, session } = decision;
    const review = await lockReview(tx, id);
    if (!review || !mayWorkFor(session, review.shop_id)) return refuse('review.not_found');
    if (review.version !== version) return refuse('review.changed');
    if (decision.do === 'answer') {
      if (review.state !== 'published') return refuse('review.changed');
      await saveAnswer(tx, id, decision.text, now);
    } else {
      const refusal = decision.do === 'refuse' ? decision.reason : null;
      await saveDecision(tx, id, { by: session.userId, refusal }, now);
    }
    await noteDecision(tx, decision, review, now);
    return (await readModerated(tx, id)) ?? refuse('review.not_found');
  });
