import { service } from '../../../base/api.ts';

/** Adds minutes to every new promise; null ends it. */
export const setBusy = (shop: string, minutes: number | null, until: Date | null) =>
  service.api('POST /api/backoffice/shops/:shop/busy', {
    params: { shop },
    body: { minutes, until: until?.toISOString() ?? null },
  });

/** Pauses deliveries until a time; null ends it. */
export const pauseDelivery = (shop: string, until: Date | null, reason?: string) =>
  service.api('POST /api/backoffice/shops/:shop/delivery-pause', {
    params: { shop },
    body: { until: until?.toISOString() ?? null, ...(reason && { reason }) },
  });
