import type { Service } from '../../../base/api/api.tsx';

/** Where one is signed in. */
export const signInsQuery = (service: Service) => service.query('GET /api/customer/sessions');
