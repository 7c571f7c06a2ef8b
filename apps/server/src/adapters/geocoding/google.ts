import type { Place } from '@zanga/contract/shops/places';
import type { Trouble } from '@zanga/domain/brand/service-trial';
import { writtenAddress } from '@zanga/domain/shops/written-address';
import { z } from 'zod';
import { answered, callVendor } from '../call-vendor.ts';
import { VendorProblem } from '../vendor-problem.ts';
import { remembered } from './pace-calls.ts';
import type { Geocoding } from './port.ts';

export type GoogleSettings = {
  readonly host: string;
  readonly key: string;
  readonly timeoutMs?: number;
};

const Result = z.object({
  address_components: z.array(
    z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }),
  ),
  /** Only a part of the question was found: another street of the town, or another number. */
  partial_match: z.boolean().optional(),
  geometry: z.object({
    location: z.object({ lat: z.number(), lng: z.number() }),
    location_type: z.string(),
  }),
});
type Result = z.output<typeof Result>;
const GeocodeAnswer = z.object({ status: z.string(), results: z.array(Result) });

/** Precisions good enough to need no pin. */
const atTheDoor = ['ROOFTOP', 'RANGE_INTERPOLATED'];

const placeOf = ({
  address_components: parts,
  geometry,
  partial_match: isPartial = false,
}: Result): Place => {
  const part = (...types: readonly string[]) =>
    types.map((type) => parts.find((component) => component.types.includes(type))).find(Boolean);
  const place = {
    street: part('route')?.long_name ?? '',
    number: part('street_number')?.long_name ?? '',
    zip: part('postal_code')?.long_name ?? '',
    // The third level is the municipality; the locality may be a village in it.
    city: part('administrative_area_level_3', 'locality')?.long_name ?? '',
    province: part('administrative_area_level_2')?.short_name ?? '',
  };
  return {
    ...place,
    latitude: geometry.location.lat,
    longitude: geometry.location.lng,
    formatted_address: writtenAddress(place),
    precise: !isPartial && place.number !== '' && atTheDoor.includes(geometry.location_type),
  };
};

/** Troubles by Google's error words. */
const troubles: Readonly<Record<string, Trouble>> = {
  REQUEST_DENIED: 'keys',
  OVER_DAILY_LIMIT: 'credit',
  OVER_QUERY_LIMIT: 'too_fast',
};

const minuteMs = 60_000;

/** Uses the Geocoding API of Google Maps, or a server with the same protocol. */
export const googleGeocoding = ({ host, key, timeoutMs }: GoogleSettings): Geocoding => {
  // Long enough for a person who types and deletes; Google's terms forbid longer keeping.
  const once = remembered<readonly Result[]>(200, minuteMs);
  const ask = (query: Readonly<Record<string, string>>) => {
    const parameters = new URLSearchParams({ language: 'it', region: 'it', ...query });
    return once(parameters.toString(), async () => {
      const call = { method: 'GET', ...(timeoutMs && { timeoutMs }) } as const;
      const url = `${host}/maps/api/geocode/json?${parameters}&key=${encodeURIComponent(key)}`;
      const said = await callVendor('Google Maps', url, call);
      if (said.status !== 200) throw answered('Google Maps', said);
      const answer = GeocodeAnswer.safeParse(said.body);
      if (!answer.success) throw new VendorProblem('Google Maps answered something else');
      if (answer.data.status === 'ZERO_RESULTS') return [];
      const { status: word } = answer.data;
      if (word !== 'OK')
        throw new VendorProblem(`Google Maps answered ${word}`, {
          trouble: troubles[word] ?? 'broken',
          answer: /^[A-Z_]{1,40}$/.test(word) ? word : 'unknown',
        });
      return answer.data.results;
    });
  };
  return {
    search: async (text) => (await ask({ address: text, components: 'country:IT' })).slice(0, 6).map(placeOf),
    at: async ({ lat, lng }) => {
      const [nearest] = await ask({ latlng: `${lat},${lng}` });
      return nearest ? { ...placeOf(nearest), latitude: lat, longitude: lng } : null;
    },
  };
};
