import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Instant } from '../wire/values.ts';

/** Longer times of a shop. */
export const ShopBusy = z.object({
  minutes: z.int(),
  /** End; null lasts until staff end it. */
  until: z.nullable(Instant),
  /** First name of the author. */
  by: z.nullable(z.string()),
});
export type ShopBusy = z.output<typeof ShopBusy>;

/** A pause of deliveries only. */
export const DeliveryPause = z.object({
  until: Instant,
  /** Words for customers. */
  reason: z.string(),
  by: z.nullable(z.string()),
});
export type DeliveryPause = z.output<typeof DeliveryPause>;

const shop = { params: z.object({ shop: z.string().check(z.minLength(1), z.maxLength(100)) }) };
const from5to120 = 'da 5 a 120 minuti';
const Reason = z
  .string()
  .check(z.trim(), z.minLength(3, 'scrivi il motivo'), z.maxLength(120, 'al massimo 120 caratteri'));

/** Measures of a shop that cannot keep up. */
export const rush = routes({
  'POST /api/backoffice/shops/:shop/busy': {
    summary: 'Promise every new order some minutes later, until a time or until it is ended; null ends it',
    auth: 'shops.pause',
    audit: 'shop.busy',
    ...shop,
    body: z.object({
      minutes: z.nullable(z.int().check(z.gte(5, from5to120), z.lte(120, from5to120))),
      until: z.nullable(Instant),
    }),
    response: z.object({ busy: z.nullable(ShopBusy) }),
    errors: ['shop.not_found', 'invalid'],
  },
  'POST /api/backoffice/shops/:shop/delivery-pause': {
    summary: 'Pause deliveries until a time, while everything else goes on; null ends it',
    auth: 'shops.pause',
    audit: 'shop.pause_delivery',
    ...shop,
    body: z.object({ until: z.nullable(Instant), reason: z.optional(Reason) }),
    response: z.object({ delivery_pause: z.nullable(DeliveryPause) }),
    errors: ['shop.not_found', 'invalid'],
  },
});
