import type { Service } from '../../../base/api/api.tsx';

/** The person's notification choices and quiet hours. */
export const notificationsQuery = (service: Service) => service.query('GET /api/customer/notifications');
