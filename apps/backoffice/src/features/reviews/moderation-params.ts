import { filters, oneOf, someOf } from '@zanga/browser/address/filters.ts';
import { reviewStates } from '@zanga/domain/reviews/review-rules';

export const starWords = ['1', '2', '3', '4', '5'] as const;

/** Which reviews are looked at, as the address says it. */
export const moderationParams = filters({ stato: oneOf(reviewStates), stelle: someOf(starWords) });
export type ModerationParams = ReturnType<typeof moderationParams>;

/** The same as the server is asked for it; those that wait unless something else is said. */
export const moderationQuery = ({ stato, stelle }: ModerationParams, shop: string | undefined) => ({
  state: stato ?? 'waiting',
  ...(stelle !== undefined && { stars: stelle.join(',') }),
  ...(shop !== undefined && { shop }),
});
