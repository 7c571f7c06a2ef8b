import type { Service } from '../../../base/api/api.tsx';

/** Sessions of the account. */
export const signInsQuery = (service: Service) => service.query('GET /api/customer/sessions');
