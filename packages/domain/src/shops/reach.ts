import { type Cents, subtract, zeroCents } from '../money.ts';
import type { Polygon } from './geography.ts';
import { type Destination, type Zone, zoneFor } from './streets/zones.ts';
import type { WhyNot } from './why-not.ts';

/** A part of the map a shop delivers to, and on what terms. */
export type DeliveryArea = Zone & {
  readonly polygon: Polygon;
  /** From this subtotal on, delivery is free; never where it is null. */
  readonly freeOver: Cents | null;
  readonly leadMinutes: number;
};

/** Where something is to be brought: an address, or a zone that was found for one before. */
export type WayTo = Destination | { readonly area: string };

export type Reach =
  | {
      readonly ok: true;
      readonly area: DeliveryArea;
      /** The zones it may be where that is not sure. */
      readonly among: readonly DeliveryArea[];
    }
  | { readonly ok: false; readonly why: WhyNot };

const found = (areas: readonly DeliveryArea[], place: WayTo) =>
  'area' in place
    ? { zone: areas.find(({ name }) => name === place.area) ?? null, among: [] }
    : zoneFor(areas, place);

/** The area a place is delivered to from, or why it is not. */
export const reach = (areas: readonly DeliveryArea[], place: WayTo | null): Reach => {
  if (areas.length === 0) return { ok: false, why: { code: 'service_not_offered', mode: 'delivery' } };
  if (place === null) return { ok: false, why: { code: 'address_missing' } };
  const { zone, among } = found(areas, place);
  return zone
    ? { ok: true, area: zone, among }
    : { ok: false, why: { code: 'too_far', areas: areas.map(({ name }) => name) } };
};

/** What is still missing to a minimum; null when nothing is. */
export const belowMinimum = (subtotal: Cents, minimum: Cents): WhyNot | null => {
  if (subtotal >= minimum) return null;
  return { code: 'below_minimum', minimum, missing: subtract(minimum, subtotal) };
};

/** What delivery costs an order of that subtotal. */
export const feeFor = (subtotal: Cents, fee: Cents, freeOver: Cents | null): Cents =>
  freeOver !== null && subtotal >= freeOver ? zeroCents : fee;

/** What there is to compare two shops by, as seen from an address. */
export type Seen = {
  readonly distanceMetres: number;
  readonly fee: number | null;
  readonly eta: Date | null;
};
export type ShopSort = 'distance' | 'eta' | 'fee';

/** Puts shops in order: what has no time or no fee comes last, the nearer first among equals. */
export const compareShops = (sort: ShopSort): ((a: Seen, b: Seen) => number) => {
  const nearer = (a: Seen, b: Seen) => a.distanceMetres - b.distanceMetres;
  switch (sort) {
    case 'distance':
      return nearer;
    case 'eta':
      return (a, b) => lastWhenNull(a.eta?.getTime() ?? null, b.eta?.getTime() ?? null) || nearer(a, b);
    case 'fee':
      return (a, b) => lastWhenNull(a.fee, b.fee) || nearer(a, b);
  }
};

const lastWhenNull = (a: number | null, b: number | null): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
};
