import { boundsOf, isInItaly, isInside, isPoint, type Point, type Polygon } from '../geography.ts';

/** More corners than are drawn by hand; each address is tested against all of them. */
export const mostCorners = 500;

/** Side of a line through two places on which a third one lies; zero on the line. */
const turn = (a: Point, b: Point, c: Point): number =>
  Math.sign((b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng));

const between = (value: number, a: number, b: number) => Math.min(a, b) <= value && value <= Math.max(a, b);
const isOn = (a: Point, b: Point, c: Point) =>
  turn(a, b, c) === 0 && between(c.lat, a.lat, b.lat) && between(c.lng, a.lng, b.lng);

type Side = readonly [Point, Point];

/** Whether two sides share a place. */
const meet = ([a, b]: Side, [c, d]: Side): boolean => {
  if (turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b)) return true;
  return isOn(a, b, c) || isOn(a, b, d) || isOn(c, d, a) || isOn(c, d, b);
};

/** Whether two sides cross, beyond a mere touch. */
const cross = ([a, b]: Side, [c, d]: Side): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

const sidesOf = (polygon: Polygon): readonly Side[] =>
  polygon.map((corner, index) => [corner, polygon[(index + 1) % polygon.length] ?? corner]);

/** Whether an outline crosses or touches itself, or runs back the way it came. */
export const crossesItself = (polygon: Polygon): boolean => {
  const sides = sidesOf(polygon);
  return sides.some((side, index) =>
    sides.some((other, at) => {
      if (at <= index) return false;
      const follows = at === index + 1;
      const closes = index === 0 && at === sides.length - 1;
      if (follows) return isOn(side[0], side[1], other[1]) || isOn(other[0], other[1], side[0]);
      if (closes) return isOn(side[0], side[1], other[0]) || isOn(other[0], other[1], side[1]);
      return meet(side, other);
    }),
  );
};

/** Whether two areas overlap, beyond a common border. */
export const overlap = (one: Polygon, other: Polygon): boolean => {
  const [a, b] = [boundsOf(one), boundsOf(other)];
  if (!a || !b || a.west >= b.east || b.west >= a.east || a.south >= b.north || b.south >= a.north)
    return false;
  if (sidesOf(one).some((side) => sidesOf(other).some((against) => cross(side, against)))) return true;
  // One within the other: a corner lies inside and on no side.
  const within = (inner: Polygon, outer: Polygon) =>
    inner.some(
      (corner) => isInside(corner, outer) && !sidesOf(outer).some(([from, to]) => isOn(from, to, corner)),
    );
  const same = one.every((corner) => other.some(({ lat, lng }) => lat === corner.lat && lng === corner.lng));
  return same || within(one, other) || within(other, one);
};

/** Problem with the outline of an area; undefined if there is none. */
export const outlineProblem = (polygon: Polygon): string | undefined => {
  if (polygon.length < 3)
    return 'Il contorno vuole almeno tre vertici: disegnalo, o importalo da un file GeoJSON';
  if (polygon.length > mostCorners)
    return `Il contorno ha ${polygon.length} vertici: al massimo ${mostCorners}, semplificalo`;
  if (!polygon.every(isPoint)) return 'Il contorno esce dal mondo: controlla latitudini e longitudini';
  if (!polygon.every(isInItaly))
    return 'Il contorno è fuori dall’Italia: forse latitudine e longitudine sono scambiate';
  if (crossesItself(polygon)) return 'Il contorno incrocia sé stesso: ridisegnalo senza incroci';
  return undefined;
};
