import type { ModeratedReview } from '@zanga/contract/menu/reviews';
import type { ReviewState } from '@zanga/domain/reviews/review-rules';
import type { Db } from '../../platform/database/connection.ts';
import { type Reach, reachOf, type Session } from '../../platform/session.ts';
import { countWaitingReviews, readReviews, type WantedReviews } from './moderation-queries.ts';

type RequestedReviews = {
  readonly state: ReviewState;
  readonly shop?: string | undefined;
  readonly stars?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
};

/** The shops asked for, within the person's reach; shipped orders have the empty id. */
const shopsWithin = (reach: Reach, shop: string | undefined): WantedReviews['shops'] => {
  if (shop === undefined) return reach;
  const asked = shop === 'shipping' ? '' : shop;
  return reach === null || reach.some((own) => own === asked) ? [asked] : [];
};

const allStars = [1, 2, 3, 4, 5];

const starsIn = (said: string | undefined): readonly number[] =>
  said === undefined ? allStars : allStars.filter((stars) => said.includes(String(stars)));

const afterIn = (said: string | undefined): WantedReviews['after'] => {
  const [at, id] = said?.split(' ') ?? [];
  return at === undefined || id === undefined ? undefined : { at, id };
};

/** A page of the reviews of the person's shops. */
export const seeReviews = async (
  db: Db,
  session: Session,
  { state, shop, stars, after, limit }: RequestedReviews,
): Promise<{ data: ModeratedReview[]; next: string | null; waiting: number }> => {
  const shops = shopsWithin(reachOf(session), shop);
  const wanted = { state, shops, stars: starsIn(stars), after: afterIn(after), limit: limit + 1 };
  const [found, waiting] = await Promise.all([readReviews(db, wanted), countWaitingReviews(db, shops)]);
  const shown = found.slice(0, limit);
  return {
    data: shown.map(({ review }) => review),
    next: found.length > limit ? (shown.at(-1)?.cursor ?? null) : null,
    waiting,
  };
};
