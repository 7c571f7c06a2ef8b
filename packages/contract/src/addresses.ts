import { textLimit } from '@zanga/domain/accounts/profile';
import * as z from 'zod/mini';
import { Cents, Instant } from './product.ts';
import { routes } from './route.ts';
import { OpeningState, Position, Shop } from './shops.ts';

const Text = z.string().check(z.maxLength(textLimit));
const Needed = z.string().check(z.minLength(1, 'campo obbligatorio'), z.maxLength(textLimit));
const optional = z._default(Text, '');

/** An Italian address as people write it; the pin says where the door is. */
export const AddressForm = z.object({
  label: optional,
  street: Needed,
  /** Civico; `SNC` where there is none. */
  number: Needed,
  staircase: optional,
  floor: optional,
  /** Interno e citofono: what the rider rings. */
  doorbell: optional,
  zip: z.string().check(z.regex(/^\d{5}$/, 'il CAP ha cinque cifre')),
  city: Needed,
  province: z.string().check(z.regex(/^[A-Z]{2}$/, 'la sigla della provincia ha due lettere')),
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
  notes: optional,
  is_default: z._default(z.boolean(), false),
});
export type AddressForm = z.input<typeof AddressForm>;

export const Address = z.object({
  id: z.string(),
  label: z.string(),
  street: z.string(),
  number: z.string(),
  staircase: z.string(),
  floor: z.string(),
  doorbell: z.string(),
  zip: z.string(),
  city: z.string(),
  province: z.string(),
  lat: z.number(),
  lng: z.number(),
  notes: z.string(),
  is_default: z.boolean(),
  /** In one line, as it is written on an envelope. */
  formatted_address: z.string(),
});
export type Address = z.output<typeof Address>;

/** A place that a search or a device's position came to; `precise` false asks for a pin on the map. */
export const Place = z.object({
  latitude: z.number(),
  longitude: z.number(),
  formatted_address: z.string(),
  street: z.string(),
  number: z.string(),
  zip: z.string(),
  city: z.string(),
  province: z.string(),
  precise: z.boolean(),
});
export type Place = z.output<typeof Place>;

/** A shop as seen from an address: whether it delivers there, and if not, why, in Italian. */
export const ReachableShop = z.object({
  shop: Shop,
  distance_metres: z.int(),
  delivers: z.boolean(),
  /** `Consegna qui dalle 19:00`, `Troppo lontano: consegniamo fino a Catania centro`. */
  label: z.string(),
  opening: z.array(OpeningState),
  fee: z.nullable(Cents),
  minimum: z.nullable(Cents),
  free_over: z.nullable(Cents),
  /** The earliest that an order of now would be there, and would be ready to be fetched. */
  earliest_delivery: z.nullable(Instant),
  earliest_pickup: z.nullable(Instant),
});
export type ReachableShop = z.output<typeof ReachableShop>;

/** Where somebody is: a saved address, a point, or words to be found. */
export const AddressToCheck = z.union([
  z.object({ address_id: Needed }),
  z.object({ lat: z.number().check(z.gte(-90), z.lte(90)), lng: z.number().check(z.gte(-180), z.lte(180)) }),
  z.object({ text: Needed }),
]);

export const SlotOffer = z.object({
  at: Instant,
  until: Instant,
  /** Whether more work fits into it. */
  state: z.enum(['free', 'few', 'full']),
});
export type SlotOffer = z.output<typeof SlotOffer>;

const one = { params: z.object({ address: Needed }) };

export const addresses = routes({
  'GET /api/customer/addresses': {
    summary: 'One’s addresses, the default one first',
    auth: 'customer',
    response: z.object({ data: z.array(Address) }),
  },
  'POST /api/customer/addresses': {
    summary: 'Keep an address; the first becomes the default',
    auth: 'customer',
    body: AddressForm,
    status: 201,
    response: Address,
    errors: ['address.too_many'],
  },
  'GET /api/customer/addresses/last': {
    summary: 'The address used last, or the default one',
    auth: 'customer',
    response: z.object({ data: z.nullable(Address) }),
  },
  'GET /api/customer/addresses/:address': {
    summary: 'One address',
    auth: 'customer',
    ...one,
    response: Address,
    errors: ['address.not_found'],
  },
  'PATCH /api/customer/addresses/:address': {
    summary: 'Change an address; what is not given stays',
    auth: 'customer',
    ...one,
    body: z.partial(AddressForm),
    response: Address,
    errors: ['address.not_found'],
  },
  'DELETE /api/customer/addresses/:address': {
    summary: 'Forget an address; orders keep their own copy',
    auth: 'customer',
    ...one,
    status: 204,
    errors: ['address.not_found'],
  },
  'GET /api/places': {
    summary: 'Places that words may mean, the likeliest first',
    auth: 'public',
    query: z.object({ search: Needed }),
    response: z.object({ data: z.array(Place) }),
    errors: ['geocoding.unavailable'],
  },
  'GET /api/places/at': {
    summary: 'The place at a position (API-42)',
    auth: 'public',
    query: z.object({ lat: z.coerce.number<string | number>(), lng: z.coerce.number<string | number>() }),
    response: z.object({ data: z.nullable(Place) }),
    errors: ['geocoding.unavailable'],
  },
  'POST /api/shops/check/address': {
    summary: 'Shops that deliver to an address or are near it, with fee, minimum and earliest time',
    auth: 'public',
    body: z.object({
      address: AddressToCheck,
      filters: z._default(
        z.object({
          /** Only shops that offer it. */
          service: z.optional(z.enum(['delivery', 'pickup', 'onshop', 'totem'])),
          open_now: z.optional(z.boolean()),
          delivers: z.optional(z.boolean()),
          merchandise: z.optional(z.boolean()),
        }),
        {},
      ),
      sort: z._default(z.enum(['distance', 'eta', 'fee']), 'distance'),
    }),
    response: z.object({ position: Position, formatted_address: z.string(), data: z.array(ReachableShop) }),
    errors: ['address.not_found', 'address.nowhere', 'geocoding.unavailable'],
  },
  'GET /api/shops/:shop/slots': {
    summary: 'When a shop can have an order ready or bring it, over the next days',
    auth: 'public',
    params: z.object({ shop: Needed }),
    query: z.object({
      mode: z.enum(['delivery', 'pickup']),
      /** Pieces to make, which is what fills a kitchen. */
      pieces: z._default(z.coerce.number<string | number>().check(z.int(), z.gte(1), z.lte(9_999)), 1),
      lat: z.optional(z.coerce.number<string | number>()),
      lng: z.optional(z.coerce.number<string | number>()),
    }),
    response: z.object({ asap: z.nullable(Instant), data: z.array(SlotOffer) }),
    errors: ['shop.not_found', 'address.nowhere'],
  },
});
