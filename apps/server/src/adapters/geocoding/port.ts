import type { Place } from '@zanga/contract/shops/places';
import type { Point } from '@zanga/domain/shops/geography';

/** Finds addresses by words, and the address of a point, in Italy. Passing trouble is thrown as `VendorProblem`. */
export type Geocoding = {
  /** Places that the words may mean, likeliest first. */
  readonly search: (text: string) => Promise<readonly Place[]>;
  /** Place at a point, with the point itself as its position; null if nothing is known nearby. */
  readonly at: (point: Point) => Promise<Place | null>;
};
