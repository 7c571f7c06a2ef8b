import type { Rating } from '@zanga/contract/menu/reviews';

/** The average as search engines read it; what nobody has judged has none. */
export const ratingFacts = (rating: Rating | undefined) =>
  rating && rating.average !== null
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.average,
          ratingCount: rating.count,
          bestRating: 5,
          worstRating: 1,
        },
      }
    : {};
