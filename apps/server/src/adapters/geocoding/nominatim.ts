import type { Place } from '@zanga/contract/shops/places';
import { writtenAddress } from '@zanga/domain/shops/written-address';
import { z } from 'zod';
import { answered, callVendor } from '../call-vendor.ts';
import { VendorProblem } from '../vendor-problem.ts';
import { paced, remembered, type TakeTurn } from './pace-calls.ts';
import type { Geocoding } from './port.ts';

export type NominatimSettings = {
  readonly host: string;
  /** User agent required by the usage policy: the application and a contact. */
  readonly userAgent: string;
  readonly takeTurn: TakeTurn;
  readonly timeoutMs?: number;
};

const Found = z.object({
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  address: z.object({
    road: z.string().optional(),
    pedestrian: z.string().optional(),
    house_number: z.string().optional(),
    postcode: z.string().optional(),
    city: z.string().optional(),
    town: z.string().optional(),
    village: z.string().optional(),
    municipality: z.string().optional(),
    /** `IT-CT`. */
    'ISO3166-2-lvl6': z.string().optional(),
  }),
});
type Found = z.output<typeof Found>;
const NothingThere = z.object({ error: z.string() });

const placeOf = ({ lat, lon, address }: Found): Place => {
  const place = {
    street: address.road ?? address.pedestrian ?? '',
    number: address.house_number ?? '',
    zip: address.postcode ?? '',
    city: address.city ?? address.town ?? address.village ?? address.municipality ?? '',
    province: address['ISO3166-2-lvl6']?.replace(/^IT-/, '') ?? '',
  };
  const formatted_address = writtenAddress(place);
  return { ...place, latitude: lat, longitude: lon, formatted_address, precise: place.number !== '' };
};

const dayMs = 24 * 3_600_000;

/** Uses a Nominatim server, the public one or one's own. */
export const nominatimGeocoding = (settings: NominatimSettings): Geocoding => {
  const { host, userAgent, takeTurn, timeoutMs } = settings;
  const inTurn = paced('Nominatim', takeTurn);
  const once = remembered<unknown>(1_000, dayMs);
  const ask = (path: string, query: Readonly<Record<string, string>>) => {
    const url = `${host}${path}?${new URLSearchParams({ format: 'jsonv2', addressdetails: '1', 'accept-language': 'it', ...query })}`;
    return once(url, () =>
      inTurn(async () => {
        const call = {
          method: 'GET',
          headers: { 'user-agent': userAgent },
          ...(timeoutMs && { timeoutMs }),
        } as const;
        const answer = await callVendor('Nominatim', url, call);
        if (answer.status !== 200) throw answered('Nominatim', answer);
        return answer.body;
      }),
    );
  };
  const understood = <Answer>(read: { readonly success: boolean; readonly data?: Answer }): Answer => {
    if (!read.success || read.data === undefined)
      throw new VendorProblem('Nominatim answered something else');
    return read.data;
  };
  return {
    search: async (text) => {
      const body = await ask('/search', { q: text, countrycodes: 'it', limit: '6' });
      return understood(z.array(Found).safeParse(body)).map(placeOf);
    },
    at: async ({ lat, lng }) => {
      const body = await ask('/reverse', { lat: lat.toFixed(5), lon: lng.toFixed(5), zoom: '18' });
      if (NothingThere.safeParse(body).success) return null;
      return { ...placeOf(understood(Found.safeParse(body))), latitude: lat, longitude: lng };
    },
  };
};
