import type { Service } from '../../../base/api/api.tsx';

/** What shops name changes seldom; the price of a cart is the server's anyway. */
const staleTime = 300_000;

export const servedTownsQuery = (service: Service) => ({
  ...service.query('GET /api/zones/towns'),
  staleTime,
});

export const zonesQuery = (service: Service, town: { readonly city: string; readonly province: string }) => ({
  ...service.query('GET /api/zones', { query: town }),
  staleTime,
});
