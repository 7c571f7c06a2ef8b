import type { Service } from '../../../base/api/api.tsx';

/** What one is told of, and when not. */
export const notificationsQuery = (service: Service) => service.query('GET /api/customer/notifications');
