import { filters, oneOf, someOf } from '@zanga/browser/address/filters.ts';
import { reviewStates } from '@zanga/domain/reviews/review-rules';

export const starWords = ['1', '2', '3', '4', '5'] as const;

/** Filters in the address. */
export const moderationParams = filters({ stato: oneOf(reviewStates), stelle: someOf(starWords) });
export type ModerationParams = ReturnType<typeof moderationParams>;

/** Filters as the API takes them; by default the waiting reviews. */
export const moderationQuery = ({ stato, stelle }: ModerationParams, shop: string | undefined) => ({
  state: stato ?? 'waiting',
  ...(stelle !== undefined && { stars: stelle.join(',') }),
  ...(shop !== undefined && { shop }),
});
