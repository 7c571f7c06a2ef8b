import { service } from '../../../base/api.ts';

/** Promises everything later by so many minutes; null takes that back. */
export const setBusy = (shop: string, minutes: number | null, until: Date | null) =>
  service.api('POST /api/backoffice/shops/:shop/busy', {
    params: { shop },
    body: { minutes, until: until?.toISOString() ?? null },
  });

/** Delivers nothing until a time; null begins again. */
export const pauseDelivery = (shop: string, until: Date | null, reason?: string) =>
  service.api('POST /api/backoffice/shops/:shop/delivery-pause', {
    params: { shop },
    body: { until: until?.toISOString() ?? null, ...(reason && { reason }) },
  });
