import type { Service } from '../../base/api/api.tsx';

/** The person's orders open for a review, with existing reviews. */
export const ownReviewsQuery = (service: Service) => service.query('GET /api/customer/reviews');
