import type { Cents } from '../money.ts';

/** A place on the map, in degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** The corners of an area, in order; the last side closes it by itself. */
export type Polygon = readonly Point[];

export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Whether two numbers are a place on Earth. */
export function isPoint({ lat, lng }: Point): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/** Metres between two places along the surface. */
export function distanceMetres(from: Point, to: Point): number {
  const meanRadius = 6_371_008.8;
  const sinLat = Math.sin(radians(to.lat - from.lat) / 2);
  const sinLng = Math.sin(radians(to.lng - from.lng) / 2);
  const chord = sinLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * sinLng ** 2;
  return 2 * meanRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The smallest box around a polygon; null for one without corners. */
export function boundsOf(polygon: Polygon): Bounds | null {
  if (polygon.length === 0) return null;
  const lats = polygon.map(({ lat }) => lat);
  const lngs = polygon.map(({ lng }) => lng);
  return {
    south: Math.min(...lats),
    west: Math.min(...lngs),
    north: Math.max(...lats),
    east: Math.max(...lngs),
  };
}

/** Whether a place is in a box, its border included. */
export function isWithinBounds({ lat, lng }: Point, { south, west, north, east }: Bounds): boolean {
  return south <= lat && lat <= north && west <= lng && lng <= east;
}

/** Whether a place is in a polygon, its border included: who lives on the line is served. */
export function isInside(point: Point, polygon: Polygon): boolean {
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
}

/** The area a place is served from: the cheapest that holds it, then the one with the lower minimum, then the first. */
export function deliveryAreaFor<Area extends { polygon: Polygon; fee: Cents; minimum: Cents }>(
  point: Point,
  areas: readonly Area[],
): Area | null {
  const serving = areas.filter((area) => isInside(point, area.polygon));
  return serving.toSorted((a, b) => a.fee - b.fee || a.minimum - b.minimum)[0] ?? null;
}

function isOnSide(point: Point, a: Point, b: Point): boolean {
  const between = (value: number, x: number, y: number) => Math.min(x, y) <= value && value <= Math.max(x, y);
  return turn(point, a, b) === 0 && between(point.lat, a.lat, b.lat) && between(point.lng, a.lng, b.lng);
}

/** Whether a ray from the point to the east crosses the side. */
function isLeftOfSide(point: Point, a: Point, b: Point): boolean {
  if (a.lat > point.lat === b.lat > point.lat) return false;
  return turn(point, a, b) > 0 === b.lat > a.lat;
}

/** Zero when three places are in line, otherwise its sign tells on which side of the two corners the point is. */
function turn(point: Point, a: Point, b: Point): number {
  return (b.lng - a.lng) * (point.lat - a.lat) - (b.lat - a.lat) * (point.lng - a.lng);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
