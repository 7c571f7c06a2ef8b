import * as z from 'zod/mini';

/** Platforms the apps run on (CON-4). */
export const Platform = z.enum(['browser', 'ios', 'android']);

/** A point as the apps send it: `37.5079,15.0830`. */
export const LatLng = z.string().check(z.regex(/^-?\d{1,2}(\.\d{1,10})?,-?\d{1,3}(\.\d{1,10})?$/));

/** Parameters that every call may carry; all are optional, unknown ones are ignored, malformed ones refused. */
export const CallQuery = z.object({
  brand_id: z.optional(z.coerce.number<string | number>().check(z.int(), z.gte(1), z.lte(2_147_483_647))),
  app_version: z.optional(z.string().check(z.regex(/^\d{1,5}(\.\d{1,5}){0,3}$/))),
  device_id: z.optional(z.string().check(z.regex(/^[\w.:-]{1,100}$/))),
  platform: z.optional(Platform),
  filter_direct_order: z.optional(z.enum(['0', '1', 'true', 'false', ''])),
  filter_on_shop_address: z.optional(z.string().check(z.regex(/^[\w-]{0,64}$/))),
  filter_delivery_address: z.optional(
    z.union([LatLng, z.string().check(z.regex(/^adr_[\w]{1,60}$/)), z.literal('')]),
  ),
  priced_for: z.optional(
    z.string().check(z.regex(/^((delivery|pickup|onshop|totem|shipping)(\.[\w-]{1,64})?)?$/)),
  ),
  domain: z.optional(z.string().check(z.regex(/^([a-z0-9-]{1,63}\.){0,5}[a-z0-9-]{0,63}(:\d{1,5})?$/i))),
});
export type CallQuery = z.output<typeof CallQuery>;
