import { italianNumber } from '../italian-number.ts';
import { distanceMetres, type Point } from './geography.ts';

const metresPerDegree = 111_195;

/** Metres northwards and eastwards; southwards and westwards when negative. */
export type Offset = {
  readonly north: number;
  readonly east: number;
};

/** Offset between two places along each axis; exact enough for the few kilometres of a town. */
export const offsetFrom = (origin: Point, place: Point): Offset => ({
  north: (place.lat - origin.lat) * metresPerDegree,
  east: (place.lng - origin.lng) * metresPerDegree * squeeze(origin),
});

/** The place at an offset, rounded to about the size of a doorstep. */
export const moved = (origin: Point, { north, east }: Offset): Point => ({
  lat: rounded(origin.lat + north / metresPerDegree),
  lng: rounded(origin.lng + east / (metresPerDegree * squeeze(origin))),
});

const winds = ['nord', 'nord-est', 'est', 'sud-est', 'sud', 'sud-ovest', 'ovest', 'nord-ovest'] as const;

/** Distance and direction of a place from another: `a 350 m a nord-est`; null for the same place. */
export const whereabouts = (origin: Point, place: Point): string | null => {
  const metres = distanceMetres(origin, place);
  if (metres < 10) return null;
  const { north, east } = offsetFrom(origin, place);
  const eighth = Math.round((Math.atan2(east, north) * 4) / Math.PI);
  return `a ${distanceWords(metres)} a ${winds[(eighth + 8) % 8]}`;
};

/** `350 m`, `1,2 km`: rounded to tens of metres. */
export const distanceWords = (metres: number): string => {
  const tens = Math.round(metres / 10) * 10;
  return tens < 1000 ? `${tens} m` : `${italianNumber(metres / 1000, { most: 1 })} km`;
};

/** Length of a degree eastwards, relative to one northwards. */
const squeeze = ({ lat }: Point): number => Math.cos((lat * Math.PI) / 180);

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
