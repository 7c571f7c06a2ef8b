import type { OwnReview, ReviewableOrder } from '@zanga/contract/menu/reviews';
import { reviewRefusals, reviewUntil, whyNotReview } from '@zanga/domain/reviews/review-rules';
import type { CompletedOrderRow, OwnReviewRow } from './own-queries.ts';

/** A review as its author sees it, refusal included. */
export const presentOwnReview = ({ refusal, written_at, products, ...row }: OwnReviewRow): OwnReview => ({
  id: row.id,
  stars: row.stars,
  text: row.text,
  products: products.map((product) => ({ ...product })),
  state: row.state,
  written_at: written_at.toISOString(),
  refusal: refusal && reviewRefusals[refusal],
  answer: row.answer,
});

/** An order that can be reviewed or was; undefined before its handover. */
export const presentHadOrder = (
  order: CompletedOrderRow,
  review: OwnReviewRow | undefined,
  now: Date,
): readonly ReviewableOrder[] => {
  const { state, completed_at: completedAt } = order;
  if (!completedAt) return [];
  return [
    {
      order: order.id,
      number: order.number,
      completed_at: completedAt.toISOString(),
      shop_name: order.shop_name,
      until: reviewUntil(completedAt).toISOString(),
      can_write: whyNotReview({ state, completedAt }, now) === undefined,
      items: order.items.map((item) => ({ ...item })),
      review: review ? presentOwnReview(review) : null,
    },
  ];
};
