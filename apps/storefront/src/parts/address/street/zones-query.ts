import type { Service } from '../../../base/api/api.tsx';

/** Zones change seldom, and the server decides a cart's fee anyway. */
const staleTime = 300_000;

export const servedTownsQuery = (service: Service) => ({
  ...service.query('GET /api/zones/towns'),
  staleTime,
});

export const zonesQuery = (service: Service, town: { readonly city: string; readonly province: string }) => ({
  ...service.query('GET /api/zones', { query: town }),
  staleTime,
});
