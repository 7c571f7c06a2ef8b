import type { Service } from '../../base/api/api.tsx';

/** Settings for card payments. */
export const paymentSettingsQuery = (service: Service) => ({
  ...service.query('GET /api/payment/settings'),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The signed-in person's saved cards. */
export const savedCardsQuery = (service: Service) => service.query('GET /api/customer/payment/methods');
