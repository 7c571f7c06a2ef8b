import { boundsOf, distanceMetres, isInside, type Point, type Polygon } from '../geography.ts';

/** Points of the search grid along each side. */
const fine = 24;

/**
 * A point that represents a zone: inside it, outside the zones that would be charged instead, and as near to its
 * middle as possible. Null for a zone entirely covered by others.
 */
export const zonePoint = (polygon: Polygon, without: readonly Polygon[]): Point | null => {
  const bounds = boundsOf(polygon);
  if (!bounds) return null;
  const { south, north, west, east } = bounds;
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 };
  const steps = Array.from({ length: fine }, (_, step) => (step + 0.5) / fine);
  const points = steps.flatMap((up) =>
    steps.map((right) => ({ lat: south + (north - south) * up, lng: west + (east - west) * right })),
  );
  const own = points.filter(
    (point) => isInside(point, polygon) && !without.some((other) => isInside(point, other)),
  );
  const nearest = own.toSorted((a, b) => distanceMetres(a, middle) - distanceMetres(b, middle))[0];
  return nearest ? { lat: rounded(nearest.lat), lng: rounded(nearest.lng) } : null;
};

const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
