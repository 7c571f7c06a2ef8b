import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { id } from '../wire/values.ts';

/** A shop of a staff member. */
export const StaffShop = z.object({ id: id('shp'), slug: z.string(), name: z.string() });
export type StaffShop = z.output<typeof StaffShop>;

/** Shops for the office's shop switch. */
export const staffShops = routes({
  'GET /api/backoffice/shops': {
    summary: 'The caller’s shops, in the brand’s order',
    auth: 'orders.read',
    response: z.object({
      data: z.array(StaffShop),
      /** Whether the caller may see shipping, which belongs to no shop. */
      shipping: z.boolean(),
    }),
  },
});
