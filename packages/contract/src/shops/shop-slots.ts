import { slotLengths } from '@zanga/domain/shops/slots';
import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Instant, id } from '../wire/values.ts';

const Key = z.string().check(z.minLength(1), z.maxLength(100));
const Terms = z.object({
  slot_minutes: z.literal(slotLengths),
  kitchen_minutes: z.int(),
  days_ahead: z.int(),
  pieces: z.int(),
  orders: z.int(),
});

/** Capacity of a shop's slots (`SlotsForm` of the domain). */
export const SlotsForm = z.object({ delivery: Terms, pickup: Terms });
export type SlotsForm = z.output<typeof SlotsForm>;

export const EditedSlots = z.object({
  id: id('shp'),
  /** Version of the form when it was read; saving over a newer one is refused. */
  version: z.string(),
  form: SlotsForm,
  /** Promises in each slot of the last seven days. */
  last_week: z.array(
    z.object({
      mode: z.enum(['delivery', 'pickup']),
      at: Instant,
      pieces: z.int(),
      orders: z.int(),
    }),
  ),
});
export type EditedSlots = z.output<typeof EditedSlots>;

const one = { params: z.object({ shop: id('shp', Key) }) };

/** Capacity of slots for staff. */
export const shopSlots = routes({
  'GET /api/backoffice/shops/:shop/capacity': {
    summary: 'Capacity of a shop’s slots, and its promises of the last week',
    auth: 'shops.read',
    ...one,
    response: EditedSlots,
    errors: ['shop.not_found'],
  },
  'PUT /api/backoffice/shops/:shop/capacity': {
    summary: 'Save the capacity of a shop’s slots; refused if a colleague has saved meanwhile',
    auth: 'shops.edit',
    audit: 'shop.edit_slots',
    ...one,
    body: z.object({ version: Key, form: SlotsForm }),
    response: EditedSlots,
    errors: ['shop.not_found', 'shop.changed', 'invalid'],
  },
});
