import type { Service } from '../../base/api/api.tsx';

/** One's orders that can be judged, and what one has said. */
export const ownReviewsQuery = (service: Service) => service.query('GET /api/customer/reviews');
