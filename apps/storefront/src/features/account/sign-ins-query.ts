import type { Service } from '../../shared/api.tsx';

/** Where one is signed in. */
export const signInsQuery = (service: Service) => service.query('GET /api/customer/sessions');
