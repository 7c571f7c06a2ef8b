import type { Service } from '../../base/api/api.tsx';

/** How cards are taken here. */
export const paymentSettingsQuery = (service: Service) => ({
  ...service.query('GET /api/payment/settings'),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The saved cards of who is signed in. */
export const savedCardsQuery = (service: Service) => service.query('GET /api/customer/payment/methods');
