import type { Heard } from '../testing.ts';
import type { TakeTurn } from './pace-calls.ts';

/** Nominatim's answer for a door in Catania, in its documented shape. */
const nominatimDoor = {
  place_id: 64210,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
  osm_type: 'node',
  lat: '37.5119000',
  lon: '15.0839000',
  category: 'place',
  type: 'house',
  display_name: '218, Via Etnea, Centro, Catania, Sicilia, 95131, Italia',
  address: {
    house_number: '218',
    road: 'Via Etnea',
    suburb: 'Centro',
    city: 'Catania',
    county: 'Catania',
    'ISO3166-2-lvl6': 'IT-CT',
    state: 'Sicilia',
    'ISO3166-2-lvl4': 'IT-82',
    postcode: '95131',
    country: 'Italia',
    country_code: 'it',
  },
  boundingbox: ['37.5118', '37.5120', '15.0838', '15.0840'],
};
const nominatimTown = {
  ...nominatimDoor,
  lat: '36.8550000',
  lon: '14.7600000',
  type: 'administrative',
  address: { town: 'Modica', county: 'Ragusa', 'ISO3166-2-lvl6': 'IT-RG', country_code: 'it' },
};

const part = (long_name: string, short_name: string, ...types: string[]) => ({
  long_name,
  short_name,
  types,
});

/** Google's answer for the same door, in its documented shape. */
const googleDoor = {
  address_components: [
    part('218', '218', 'street_number'),
    part('Via Etnea', 'Via Etnea', 'route'),
    part('Catania', 'Catania', 'locality', 'political'),
    part('Catania', 'Catania', 'administrative_area_level_3', 'political'),
    part('Città Metropolitana di Catania', 'CT', 'administrative_area_level_2', 'political'),
    part('Sicilia', 'Sicilia', 'administrative_area_level_1', 'political'),
    part('Italia', 'IT', 'country', 'political'),
    part('95131', '95131', 'postal_code'),
  ],
  formatted_address: 'Via Etnea, 218, 95131 Catania CT, Italia',
  geometry: {
    location: { lat: 37.5119, lng: 15.0839 },
    location_type: 'ROOFTOP',
    viewport: { northeast: { lat: 37.5132, lng: 15.0852 }, southwest: { lat: 37.5105, lng: 15.0825 } },
  },
  place_id: 'ChIJexample',
  types: ['street_address'],
};
const googleTown = {
  ...googleDoor,
  address_components: [
    part('Modica', 'Modica', 'locality', 'political'),
    part('Modica', 'Modica', 'administrative_area_level_3', 'political'),
    part('Libero consorzio comunale di Ragusa', 'RG', 'administrative_area_level_2', 'political'),
  ],
  geometry: { location: { lat: 36.855, lng: 14.76 }, location_type: 'APPROXIMATE' },
};

const atSea = (lat: number) => lat < 36;
const wants = (words: string | null, town: string) => words?.toLowerCase().includes(town) ?? false;

/** Answers as Nominatim does; it knows two towns. */
export const nominatimAnswer = ({ url }: Heard): unknown => {
  const { pathname, searchParams: asked } = new URL(url, 'http://nominatim.test');
  if (pathname === '/reverse')
    return atSea(Number(asked.get('lat'))) ? { error: 'Unable to geocode' } : nominatimDoor;
  if (wants(asked.get('q'), 'catania')) return [nominatimDoor];
  return wants(asked.get('q'), 'modica') ? [nominatimTown] : [];
};

/** Answers as Google Maps does; it knows the same two towns. */
export const googleAnswer = ({ url }: Heard): unknown => {
  const { searchParams: asked } = new URL(url, 'http://google.test');
  const point = asked.get('latlng');
  const words = asked.get('address');
  const none = { results: [], status: 'ZERO_RESULTS' };
  if (point !== null)
    return atSea(Number(point.split(',')[0])) ? none : { results: [googleDoor], status: 'OK' };
  if (wants(words, 'catania')) return { results: [googleDoor], status: 'OK' };
  return wants(words, 'modica') ? { results: [googleTown], status: 'OK' } : none;
};

/** Turns of one process, without a database. */
export const turnsHere = (gapMs: number, patienceMs: number): TakeTurn => {
  let nextAt = 0;
  return async () => {
    const now = performance.now();
    const wait = Math.max(0, nextAt - now);
    if (wait > patienceMs) return undefined;
    nextAt = now + wait + gapMs;
    return wait;
  };
};
