import type { Cents } from '../money.ts';

/** A place on the map, in degrees. */
export type Point = {
  readonly lat: number;
  readonly lng: number;
};

/** The corners of an area, in order; the last side closes it by itself. */
export type Polygon = readonly Point[];

export type Bounds = {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
};

/** Whether two numbers are a place on Earth. */
export const isPoint = ({ lat, lng }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** Metres between two places along the surface. */
export const distanceMetres = (from: Point, to: Point): number => {
  const meanRadius = 6_371_008.8;
  const sinLat = Math.sin(radians(to.lat - from.lat) / 2);
  const sinLng = Math.sin(radians(to.lng - from.lng) / 2);
  const chord = sinLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * sinLng ** 2;
  return 2 * meanRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/** The smallest box around a polygon; null for one without corners. */
export const boundsOf = (polygon: Polygon): Bounds | null => {
  if (polygon.length === 0) return null;
  const lats = polygon.map(({ lat }) => lat);
  const lngs = polygon.map(({ lng }) => lng);
  return {
    south: Math.min(...lats),
    west: Math.min(...lngs),
    north: Math.max(...lats),
    east: Math.max(...lngs),
  };
};

/** Whether a place is in a box, its border included. */
export const isWithinBounds = ({ lat, lng }: Point, { south, west, north, east }: Bounds): boolean =>
  south <= lat && lat <= north && west <= lng && lng <= east;

/** Italy with its islands: a point outside has latitude and longitude swapped, or is a mistake. */
const italy: Bounds = { south: 35.2, north: 47.2, west: 6.5, east: 18.7 };

/** Whether a place may be in Italy. */
export const isInItaly = (point: Point): boolean => isWithinBounds(point, italy);

/** Whether a place is in a polygon, its border included: an address on the line is served. */
export const isInside = (point: Point, polygon: Polygon): boolean => {
  let inside = false;
  let previous = polygon.at(-1);
  for (const corner of polygon) {
    if (previous) {
      if (isOnSide(point, previous, corner)) return true;
      if (isLeftOfSide(point, previous, corner)) inside = !inside;
    }
    previous = corner;
  }
  return inside;
};

/** Delivery area of a place: the cheapest that contains it, then the lower minimum, then the first. */
export const deliveryAreaFor = <Area extends { polygon: Polygon; fee: Cents; minimum: Cents }>(
  point: Point,
  areas: readonly Area[],
): Area | null => {
  const serving = areas.filter((area) => isInside(point, area.polygon));
  return serving.toSorted((a, b) => a.fee - b.fee || a.minimum - b.minimum)[0] ?? null;
};

const isOnSide = (point: Point, a: Point, b: Point): boolean => {
  const between = (value: number, x: number, y: number) => Math.min(x, y) <= value && value <= Math.max(x, y);
  return turn(point, a, b) === 0 && between(point.lat, a.lat, b.lat) && between(point.lng, a.lng, b.lng);
};

/** Whether a ray from the point to the east crosses the side. */
const isLeftOfSide = (point: Point, a: Point, b: Point): boolean => {
  if (a.lat > point.lat === b.lat > point.lat) return false;
  return turn(point, a, b) > 0 === b.lat > a.lat;
};

/** Side of a line through two corners on which the point lies; zero on the line. */
const turn = (point: Point, a: Point, b: Point): number =>
  (b.lng - a.lng) * (point.lat - a.lat) - (b.lat - a.lat) * (point.lng - a.lng);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
