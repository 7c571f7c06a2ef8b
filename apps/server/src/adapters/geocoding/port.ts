import type { Place } from '@zanga/contract/shops/places';
import type { Point } from '@zanga/domain/shops/geography';

/** Where words lead and what is at a point, in Italy. Trouble that may pass is thrown as `VendorProblem`. */
export type Geocoding = {
  /** Places that words may mean, the likeliest first; none when there are none. */
  readonly search: (text: string) => Promise<readonly Place[]>;
  /** The place at a point, which stays where it was asked for; null where nothing is known nearby. */
  readonly at: (point: Point) => Promise<Place | null>;
};
