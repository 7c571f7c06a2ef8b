import type { Service } from '../../base/api/api.tsx';

/** The customer's saved addresses, the default one first. */
export const addressesQuery = (service: Service) => service.query('GET /api/customer/addresses');
