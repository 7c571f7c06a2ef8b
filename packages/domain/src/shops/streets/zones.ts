import type { Cents } from '../../money.ts';
import { wordsIn } from '../../search/words.ts';
import { deliveryAreaFor, type Point, type Polygon } from '../geography.ts';
import { streetsMeant } from './street-names.ts';
import { countedNumber } from './written-door.ts';

/** Town of an address. */
export type Town = { readonly city: string; readonly province: string };

/** A street of a zone, from one house number to another; to its end if `to` is null. */
export type NamedStreet = { readonly street: string; readonly from: number; readonly to: number | null };

/** Identity of a zone without a point on the map: its towns, its streets, its name. */
export type Zone = {
  readonly name: string;
  readonly fee: Cents;
  readonly minimum: Cents;
  readonly towns: readonly Town[];
  readonly streets: readonly NamedStreet[];
};

/** An address as written; `zone` is its owner's choice: a name, empty for "I do not know", null if not asked. */
export type WrittenPlace = Town & {
  readonly street: string;
  readonly number: string;
  readonly zone: string | null;
};

/**
 * Destination of a delivery: a point on the map, with its written address. `pinned` means that the point is the door;
 * otherwise it only lies somewhere in the zone or town.
 */
export type Destination = Point & Partial<WrittenPlace> & { readonly pinned?: boolean };

/** The charged zone; `among` holds the possible ones if it is unsure, for the customer to choose. */
export type ZoneFound<Found> = { readonly zone: Found | null; readonly among: readonly Found[] };

const nowhere = { zone: null, among: [] } as const;

const folded = (text: string) => wordsIn(text).join(' ');

export const isSameTown = (one: Town, other: Town): boolean =>
  folded(one.city) === folded(other.city) &&
  one.province.trim().toUpperCase() === other.province.trim().toUpperCase();

/** The cheapest; of equals the lower minimum, then the first. */
const cheapestOf = <Found extends Pick<Zone, 'fee' | 'minimum'>>(zones: readonly Found[]): Found | null =>
  zones.toSorted((a, b) => a.fee - b.fee || a.minimum - b.minimum)[0] ?? null;

/** Zones of a town with this street and number; `named` if a shop has listed the street. */
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
  // A zone that lists the street with other numbers is excluded.
  const others = inTown.filter((zone) => meant.every((one) => one.zone !== zone));
  return { named: false, zones: others.length > 0 ? others : inTown };
};

/** The customer's choice among the possible zones, else the cheapest of them. */
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

/** Zone of an address without a point: by a street the shop has listed, the customer's choice, or the cheapest. */
export const zoneOfWritten = <Found extends Zone>(
  zones: readonly Found[],
  { zone: said, ...place }: WrittenPlace,
): ZoneFound<Found> => {
  const inTown = zones.filter(({ towns }) => towns.some((town) => isSameTown(town, place)));
  return saidOrCheapest(byStreet(inTown, place, true).zones, said);
};

/**
 * The zone charged for a destination. A street listed by the shop counts before the pin, the pin before the
 * customer's choice; if it stays unsure, the cheapest zone of that town is charged.
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
