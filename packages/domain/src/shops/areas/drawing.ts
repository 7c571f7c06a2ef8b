import { distanceMetres, type Point, type Polygon } from '../geography.ts';
import { moved } from '../offset.ts';

const corners = 12;

/** A round area as a first draft: most shops begin with a distance. */
export const circleAround = (centre: Point, metres: number): Polygon =>
  Array.from({ length: corners }, (_, at) => {
    const angle = (at / corners) * 2 * Math.PI;
    return moved(centre, { north: Math.cos(angle) * metres, east: Math.sin(angle) * metres });
  });

/** A tap within a metre of a corner means that corner. */
const sameMetres = 1;

/** Adds a corner where it makes the outline least longer; a place that is a corner already changes nothing. */
export const withCorner = (polygon: Polygon, place: Point): Polygon => {
  if (polygon.some((corner) => distanceMetres(corner, place) < sameMetres)) return polygon;
  if (polygon.length < 3) return [...polygon, place];
  const detours = polygon.map((from, at) => {
    const to = polygon[(at + 1) % polygon.length] ?? from;
    return distanceMetres(from, place) + distanceMetres(place, to) - distanceMetres(from, to);
  });
  return polygon.toSpliced(detours.indexOf(Math.min(...detours)) + 1, 0, place);
};

/** The middle of the longest side, for a new corner by keyboard; the centre without a side. */
export const middleOfLongest = (polygon: Polygon, centre: Point): Point => {
  const sides = polygon.map((from, at) => ({ from, to: polygon[(at + 1) % polygon.length] ?? from }));
  const [longest] = sides.toSorted(
    (one, other) => distanceMetres(other.from, other.to) - distanceMetres(one.from, one.to),
  );
  if (polygon.length < 2 || !longest)
    return moved(centre, { north: polygon.length === 0 ? 500 : -500, east: 500 });
  const { from, to } = longest;
  return { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 };
};
