import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Instant, id } from '../wire/values.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(64));

/** Delivery to a saved address, or pickup at a shop. */
export const ChosenPlace = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('delivery'), address_id: id('adr', Id), shop_id: z.nullable(id('shp', Id)) }),
  z.object({ mode: z.literal('pickup'), address_id: z._default(z.null(), null), shop_id: id('shp', Id) }),
]);
export type ChosenPlace = z.input<typeof ChosenPlace>;

export const where = routes({
  'GET /api/customer/where': {
    summary: 'Mode, place and time that the customer last chose, on any device',
    auth: 'customer',
    response: z.object({
      data: z.nullable(
        z.object({
          mode: z.enum(['delivery', 'pickup']),
          shop_id: z.nullable(id('shp')),
          address_id: z.nullable(id('adr')),
          chosen_at: Instant,
        }),
      ),
    }),
  },
  'PUT /api/customer/where': {
    summary: 'Save the chosen mode, place and time for the customer’s other devices',
    auth: 'customer',
    body: ChosenPlace,
    status: 204,
    errors: ['address.not_found', 'shop.not_found'],
  },
});
