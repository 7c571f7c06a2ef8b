import { type Cents, subtract, zeroCents } from '../money.ts';
import type { Polygon } from './geography.ts';
import { type Destination, type Zone, zoneFor } from './streets/zones.ts';
import type { WhyNot } from './why-not.ts';

/** A delivery area of a shop, with its terms. */
export type DeliveryArea = Zone & {
  readonly polygon: Polygon;
  /** Subtotal from which delivery is free; null if it never is. */
  readonly freeOver: Cents | null;
  readonly leadMinutes: number;
};

/** Destination: an address, or a zone found for one before. */
export type WayTo = Destination | { readonly area: string };

export type Reach =
  | {
      readonly ok: true;
      readonly area: DeliveryArea;
      /** The possible zones, where the zone is unsure. */
      readonly among: readonly DeliveryArea[];
    }
  | { readonly ok: false; readonly why: WhyNot };

const found = (areas: readonly DeliveryArea[], place: WayTo) =>
  'area' in place
    ? { zone: areas.find(({ name }) => name === place.area) ?? null, among: [] }
    : zoneFor(areas, place);

/** The delivery area of a place, or why there is none. */
export const reach = (areas: readonly DeliveryArea[], place: WayTo | null): Reach => {
  if (areas.length === 0) return { ok: false, why: { code: 'service_not_offered', mode: 'delivery' } };
  if (place === null) return { ok: false, why: { code: 'address_missing' } };
  const { zone, among } = found(areas, place);
  return zone
    ? { ok: true, area: zone, among }
    : { ok: false, why: { code: 'too_far', areas: areas.map(({ name }) => name) } };
};

/** Amount missing to a minimum; null if it is reached. */
export const belowMinimum = (subtotal: Cents, minimum: Cents): WhyNot | null => {
  if (subtotal >= minimum) return null;
  return { code: 'below_minimum', minimum, missing: subtract(minimum, subtotal) };
};

/** Delivery fee of an order with this subtotal. */
export const feeFor = (subtotal: Cents, fee: Cents, freeOver: Cents | null): Cents =>
  freeOver !== null && subtotal >= freeOver ? zeroCents : fee;

/** Facts to compare two shops by, as seen from an address. */
export type Seen = {
  readonly distanceMetres: number;
  readonly fee: number | null;
  readonly eta: Date | null;
};
export type ShopSort = 'distance' | 'eta' | 'fee';

/** Comparison of shops: unknown times and fees come last, of equals the nearer first. */
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
