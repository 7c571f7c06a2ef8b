import { textLimit } from '@zanga/domain/accounts/profile';
import * as z from 'zod/mini';
import { AddressForm } from '../people/addresses.ts';
import { routes } from '../wire/route.ts';
import { Cents, Instant, id, orNull } from '../wire/values.ts';
import { OpeningState, Position, Shop } from './shops.ts';

const Needed = z.string().check(z.minLength(1, 'campo obbligatorio'), z.maxLength(textLimit));

/** A shop from an address: whether it delivers there, or why not, in Italian. */
export const ReachableShop = z.object({
  shop: Shop,
  distance_metres: z.int(),
  delivers: z.boolean(),
  /** `Consegna qui dalle 19:00`, `Troppo lontano: questo negozio consegna in zona Centro, Porto`. */
  label: z.string(),
  opening: z.array(OpeningState),
  fee: z.nullable(Cents),
  minimum: z.nullable(Cents),
  free_over: z.nullable(Cents),
  /** Delivery zone of the address. */
  zone: z.nullable(z.string()),
  /** Possible zones of an unsure address: the cheapest is charged until the customer chooses. */
  zones: z.array(z.string()),
  /** Earliest arrival and earliest pickup of an order placed now. */
  earliest_delivery: z.nullable(Instant),
  earliest_pickup: z.nullable(Instant),
});
export type ReachableShop = z.output<typeof ReachableShop>;

const Latitude = z.number().check(z.gte(-90), z.lte(90));
const Longitude = z.number().check(z.gte(-180), z.lte(180));

/** Place of the customer: an address, saved or not, a point, a device's saved location (API-42), or words to search. */
export const AddressToCheck = z.union([
  z.object({ address_id: id('adr', Needed) }),
  z.object({
    ...z.pick(AddressForm, { street: true, number: true, zip: true, city: true, province: true }).shape,
    ...z.pick(AddressForm, { lat: true, lng: true, zone: true, pinned: true }).shape,
  }),
  z.object({ lat: Latitude, lng: Longitude }),
  z.pipe(
    z.object({
      latitude: Latitude,
      longitude: Longitude,
      formatted_address: orNull(z.string().check(z.maxLength(500))),
    }),
    z.transform(({ latitude: lat, longitude: lng }: { latitude: number; longitude: number }) => ({
      lat,
      lng,
    })),
  ),
  z.object({ text: Needed }),
  z.pipe(
    Needed,
    z.transform((text: string) => ({ text })),
  ),
]);

export const SlotOffer = z.object({
  at: Instant,
  until: Instant,
  /** Room of the slot. */
  state: z.enum(['free', 'few', 'full']),
});
export type SlotOffer = z.output<typeof SlotOffer>;

export const promises = routes({
  'POST /api/shops/check/address': {
    summary: 'Shops that deliver to an address or are near it, with fee, minimum and earliest time',
    auth: 'public',
    body: z.object({
      address: AddressToCheck,
      filters: orNull(
        z.object({
          /** Only shops with this service. */
          service: orNull(z.enum(['delivery', 'pickup', 'onshop', 'totem'])),
          open_now: orNull(z.boolean()),
          delivers: orNull(z.boolean()),
          merchandise: orNull(z.boolean()),
        }),
      ),
      /** `distance` by default. */
      sort: orNull(z.enum(['distance', 'eta', 'fee'])),
    }),
    response: z.object({ position: Position, formatted_address: z.string(), data: z.array(ReachableShop) }),
    errors: ['address.not_found', 'address.nowhere', 'geocoding.unavailable'],
  },
  'GET /api/shops/:shop/slots': {
    summary: 'Slots of a shop for pickup or delivery, over the next days',
    auth: 'public',
    params: z.object({ shop: Needed }),
    query: z.object({
      mode: z.enum(['delivery', 'pickup']),
      /** Pieces to make: they fill a kitchen's slots. */
      pieces: z._default(z.coerce.number<string | number>().check(z.int(), z.gte(1), z.lte(9_999)), 1),
      lat: z.optional(z.coerce.number<string | number>().check(z.gte(-90), z.lte(90))),
      lng: z.optional(z.coerce.number<string | number>().check(z.gte(-180), z.lte(180))),
      /** The address's zone of this shop, instead of a position. */
      zone: z.optional(Needed),
    }),
    response: z.object({
      /** Arrival of an order placed now; null when a time must be chosen. */
      asap: z.nullable(Instant),
      /** Why `asap` or everything is impossible, in Italian. */
      why_not: z.nullable(z.string()),
      data: z.array(SlotOffer),
    }),
    errors: ['shop.not_found'],
  },
});
