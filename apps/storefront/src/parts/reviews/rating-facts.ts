import type { Rating } from '@zanga/contract/menu/reviews';

/** Average rating for search engines; empty without reviews. */
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
