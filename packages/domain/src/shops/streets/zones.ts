import type { Cents } from '../../money.ts';
import { wordsIn } from '../../search/words.ts';
import { deliveryAreaFor, type Point, type Polygon } from '../geography.ts';
import { streetsMeant } from './street-names.ts';
import { countedNumber } from './written-door.ts';

/** A town as an address names it. */
export type Town = { readonly city: string; readonly province: string };

/** A street that a shop has put into a zone, from one house number to another; to its end where `to` is null. */
export type NamedStreet = { readonly street: string; readonly from: number; readonly to: number | null };

/** What a zone is known by where nothing tells where a door is: its towns, its streets, its name. */
export type Zone = {
  readonly name: string;
  readonly fee: Cents;
  readonly minimum: Cents;
  readonly towns: readonly Town[];
  readonly streets: readonly NamedStreet[];
};

/** An address as it was written; `zone` is what its owner said: a name, nothing when they do not know, null unasked. */
export type WrittenPlace = Town & {
  readonly street: string;
  readonly number: string;
  readonly zone: string | null;
};

/**
 * Where something is to be brought: a point of the map, with what was written of it. `pinned` tells that the point is the
 * door; otherwise it only lies somewhere in the zone or the town.
 */
export type Destination = Point & Partial<WrittenPlace> & { readonly pinned?: boolean };

/** The zone that is charged; `among` holds those it may be where that is not sure, and whoever lives there can tell. */
export type ZoneFound<Found> = { readonly zone: Found | null; readonly among: readonly Found[] };

const nowhere = { zone: null, among: [] } as const;

const folded = (text: string) => wordsIn(text).join(' ');

export const isSameTown = (one: Town, other: Town): boolean =>
  folded(one.city) === folded(other.city) &&
  one.province.trim().toUpperCase() === other.province.trim().toUpperCase();

/** The cheaper first, then the one with the lower minimum, then the order they stand in. */
const cheapestOf = <Found extends Pick<Zone, 'fee' | 'minimum'>>(zones: readonly Found[]): Found | null =>
  zones.toSorted((a, b) => a.fee - b.fee || a.minimum - b.minimum)[0] ?? null;

/** The zones of a town that it may be by its street and number; `named` when a shop has said so. */
const byStreet = <Found extends Zone>(
  inTown: readonly Found[],
  { street, number }: Pick<WrittenPlace, 'street' | 'number'>,
  forgiving: boolean,
): { readonly named: boolean; readonly zones: readonly Found[] } => {
  const all = inTown.flatMap((zone) => zone.streets.map((named) => ({ ...named, zone })));
  const meant = streetsMeant(all, street, { forgiving });
  const at = countedNumber(number);
  const holds = ({ from, to }: NamedStreet) => at === null || (from <= at && (to === null || at <= to));
  const zones = inTown.filter((zone) => meant.some((one) => one.zone === zone && holds(one)));
  if (zones.length > 0) return { named: true, zones };
  // A zone that has the street up to another number is the one it is not.
  const others = inTown.filter((zone) => meant.every((one) => one.zone !== zone));
  return { named: false, zones: others.length > 0 ? others : inTown };
};

/** The one that was said among those it may be, or else the cheapest of them. */
const saidOrCheapest = <Found extends Zone>(
  possible: readonly Found[],
  said: string | null | undefined,
): ZoneFound<Found> => {
  const chosen = said ? cheapestOf(possible.filter(({ name }) => folded(name) === folded(said))) : null;
  if (chosen) return { zone: chosen, among: [] };
  return { zone: cheapestOf(possible), among: possible.length > 1 ? possible : [] };
};

const townOf = ({ city, province }: Partial<Town>): Town | null =>
  city && province ? { city, province } : null;

/** The zone of an address without a point: by the street where a shop has named it, by what was said, or the cheapest. */
export const zoneOfWritten = <Found extends Zone>(
  zones: readonly Found[],
  { zone: said, ...place }: WrittenPlace,
): ZoneFound<Found> => {
  const inTown = zones.filter(({ towns }) => towns.some((town) => isSameTown(town, place)));
  return saidOrCheapest(byStreet(inTown, place, true).zones, said);
};

/**
 * The zone that a destination is charged for. What a shop has said of a street counts before the pin, the pin before what
 * its owner says; where it stays unsure, the cheapest zone of that town is charged.
 */
export const zoneFor = <Found extends Zone & { readonly polygon: Polygon }>(
  zones: readonly Found[],
  { street = '', number = '', zone: said = null, pinned = true, ...place }: Destination,
): ZoneFound<Found> => {
  const town = townOf(place);
  const inTown = town ? zones.filter(({ towns }) => towns.some((one) => isSameTown(one, town))) : [];
  const found = byStreet(inTown, { street, number }, !pinned);
  const [only] = found.zones;
  if (found.named && found.zones.length === 1 && only) return { zone: only, among: [] };
  const drawn = deliveryAreaFor(place, zones);
  // Towns that no zone names are served as far as the map shows.
  if (pinned || inTown.length === 0) return drawn ? { zone: drawn, among: [] } : nowhere;
  return saidOrCheapest(found.zones, said);
};
