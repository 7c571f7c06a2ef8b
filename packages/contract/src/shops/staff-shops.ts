import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';

/** A shop that somebody of the staff works in. */
export const StaffShop = z.object({ id: z.string(), slug: z.string(), name: z.string() });
export type StaffShop = z.output<typeof StaffShop>;

/** What the office's choice of shops offers. */
export const staffShops = routes({
  'GET /api/backoffice/shops': {
    summary: 'The shops that the caller works in, in the brand’s order',
    auth: 'orders.read',
    response: z.object({
      data: z.array(StaffShop),
      /** Whether the caller sees what is shipped, which belongs to no shop. */
      shipping: z.boolean(),
    }),
  },
});
