import { textLimit } from '@zanga/domain/accounts/profile';
import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';

/** A place found by a search or a device's position; with `precise` false the customer sets a pin on the map. */
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

/** Facts about the maps: whether searches find house numbers, and the tiles behind the pin. */
export const MapSource = z.object({
  /** Whether an outside service finds house numbers, for a pin; otherwise an address is its street and zone. */
  doors: z.boolean(),
  /** `https://tiles.example.it/{z}/{x}/{y}.png`; null without a map. */
  tiles: z.nullable(z.string()),
  /** Credit to show on the map. */
  credit: z.string(),
  /** Whether searching with every typed letter is allowed, or only on request. */
  ahead: z.boolean(),
  /** Credit for found addresses; empty if none is due. */
  search_credit: z.string(),
});

export const places = routes({
  'GET /api/places': {
    summary: 'Places for typed words, likeliest first',
    auth: 'public',
    query: z.object({ search: z.string().check(z.minLength(2), z.maxLength(textLimit)) }),
    response: z.object({ data: z.array(Place) }),
    errors: ['geocoding.unavailable'],
  },
  'GET /api/places/map': {
    summary: 'The map to put a pin on',
    auth: 'public',
    response: MapSource,
    cache: 'public',
  },
  'GET /api/places/at': {
    summary: 'The place at a position (API-42)',
    auth: 'public',
    query: z.object({
      lat: z.coerce.number<string | number>().check(z.gte(-90), z.lte(90)),
      lng: z.coerce.number<string | number>().check(z.gte(-180), z.lte(180)),
    }),
    response: z.object({ data: z.nullable(Place) }),
    errors: ['geocoding.unavailable'],
  },
});
