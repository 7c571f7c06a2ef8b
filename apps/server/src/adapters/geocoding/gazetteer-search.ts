import type { Place } from '@zanga/contract/shops/places';
import { distanceMetres, type Point } from '@zanga/domain/shops/geography';
import { writtenAddress } from '@zanga/domain/shops/written-address';
import { readGazetteer, type Settlement } from './gazetteer.ts';
import { slips, slipsForgiven } from './slips.ts';
import { type Reading, readQuery } from './written-query.ts';

/** Entries that fit a list under a field. */
const most = 6;
/** A point farther from every town is at sea or abroad. */
const nearMetres = 25_000;

type Match = { readonly settlement: Settlement; readonly reading: Reading };

const withName = (all: readonly Settlement[], town: string) => all.filter(({ folded }) => folded === town);

const beginningWith = (all: readonly Settlement[], town: string) =>
  all.filter(({ folded }) => folded.startsWith(town));

/** Settlements with the most similar names, larger ones first. */
const resembling = (all: readonly Settlement[], town: string) => {
  const forgiven = slipsForgiven(town);
  if (forgiven === 0) return [];
  return all
    .map((settlement) => ({ settlement, count: slips(town, settlement.folded, forgiven) }))
    .filter(({ count }) => count <= forgiven)
    .toSorted((a, b) => a.count - b.count)
    .map(({ settlement }) => settlement);
};

type Way = (all: readonly Settlement[], town: string) => readonly Settlement[];

/** Matches of the first reading that finds any. */
const firstFound = (all: readonly Settlement[], readings: readonly Reading[], way: Way): readonly Match[] => {
  for (const reading of readings) {
    const found = way(all, reading.town);
    if (found.length > 0) return found.map((settlement) => ({ settlement, reading }));
  }
  return [];
};

/** Exact matches come before looser ones; a whole name is followed by names that begin with it. */
const matchesOf = (all: readonly Settlement[], readings: readonly Reading[]): readonly Match[] => {
  const exact = firstFound(all, readings, withName);
  const loose = readings.filter(({ likeStreet }) => !likeStreet);
  const [sure] = exact;
  // After a street the town's name is complete.
  if (sure)
    return sure.reading.street ? exact : [...exact, ...firstFound(all, [sure.reading], beginningWith)];
  const begun = firstFound(all, loose, beginningWith);
  return begun.length > 0 ? begun : firstFound(all, loose, resembling);
};

const placeOf = ({ settlement, reading }: Match, zip: string): Place => {
  const { name, city, province, position } = settlement;
  const village = name === city ? '' : name;
  const place = { street: reading.street || village, number: reading.number, zip, city, province };
  return {
    ...place,
    latitude: position.lat,
    longitude: position.lng,
    formatted_address: writtenAddress(place),
    precise: false,
  };
};

const search = async (text: string): Promise<readonly Place[]> => {
  const { zip, province, readings } = readQuery(text);
  const all = await readGazetteer();
  const within = province === '' ? all : all.filter((settlement) => settlement.province === province);
  const places = matchesOf(within, readings).map((match) => placeOf(match, zip));
  const isFirst = ({ formatted_address: written }: Place, index: number) =>
    places.findIndex((place) => place.formatted_address === written) === index;
  return places
    .slice(0, 10 * most)
    .filter(isFirst)
    .slice(0, most);
};

const at = async (point: Point): Promise<Place | null> => {
  let nearest: Settlement | undefined;
  let least = nearMetres;
  for (const settlement of await readGazetteer()) {
    const metres = distanceMetres(point, settlement.position);
    if (metres < least) [nearest, least] = [settlement, metres];
  }
  if (!nearest) return null;
  const reading = { town: '', likeStreet: false, street: '', number: '' };
  const town = { ...nearest, name: nearest.city };
  return { ...placeOf({ settlement: town, reading }, ''), latitude: point.lat, longitude: point.lng };
};

/** A question to the gazetteer: an address in words, or a point. */
export type PlaceQuestion = { readonly search: string } | { readonly at: Point };

/** Places that answer a question, likeliest first. */
export const placesFor = async (question: PlaceQuestion): Promise<readonly Place[]> => {
  if ('search' in question) return search(question.search);
  const place = await at(question.at);
  return place ? [place] : [];
};
