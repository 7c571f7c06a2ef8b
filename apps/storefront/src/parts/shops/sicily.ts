import type { Shop } from '@zanga/contract/shops/shops';

type Position = Shop['position'];

/** The coast, clockwise from Capo Peloro, as few points as still look like the island. */
const coast: readonly (readonly [lat: number, lng: number])[] = [
  [38.268, 15.652],
  [38.19, 15.558],
  [38.05, 15.46],
  [37.93, 15.35],
  [37.85, 15.29],
  [37.73, 15.2],
  [37.6, 15.17],
  [37.49, 15.09],
  [37.4, 15.09],
  [37.32, 15.12],
  [37.23, 15.22],
  [37.15, 15.23],
  [37.06, 15.29],
  [37.0, 15.31],
  [36.92, 15.15],
  [36.79, 15.09],
  [36.68, 15.13],
  [36.65, 15.08],
  [36.7, 14.98],
  [36.72, 14.78],
  [36.79, 14.59],
  [36.82, 14.45],
  [36.95, 14.36],
  [37.03, 14.26],
  [37.1, 14.09],
  [37.1, 13.94],
  [37.17, 13.73],
  [37.27, 13.53],
  [37.29, 13.44],
  [37.38, 13.27],
  [37.5, 13.08],
  [37.57, 12.9],
  [37.57, 12.74],
  [37.65, 12.59],
  [37.8, 12.43],
  [37.9, 12.48],
  [38.02, 12.51],
  [38.08, 12.66],
  [38.19, 12.73],
  [38.07, 12.83],
  [38.03, 12.93],
  [38.08, 13.07],
  [38.19, 13.14],
  [38.19, 13.29],
  [38.13, 13.37],
  [38.09, 13.5],
  [38.0, 13.61],
  [37.98, 13.75],
  [38.04, 14.02],
  [38.0, 14.27],
  [38.05, 14.45],
  [38.1, 14.64],
  [38.16, 14.74],
  [38.14, 14.97],
  [38.22, 15.09],
  [38.15, 15.16],
  [38.21, 15.25],
  [38.22, 15.42],
  [38.29, 15.53],
];

const west = 12.3;
const north = 38.36;
/** A degree of longitude is this much shorter than one of latitude, this far south. */
const squeeze = 0.793;
const scale = 260;

export const mapSize = { width: 720, height: 470 } as const;

/** Position of a place on the drawn map. */
export const onMap = ({ lat, lng }: Position): { readonly x: number; readonly y: number } => ({
  x: Math.round((lng - west) * squeeze * scale + 8),
  y: Math.round((north - lat) * scale + 8),
});

/** Whether a place can be drawn at all. */
export const isOnMap = (place: Position): boolean => {
  const { x, y } = onMap(place);
  return x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height;
};

/** The island as a closed line, smoothed through the middle of each side. */
export const islandPath = ((): string => {
  const points = coast.map(([lat, lng]) => onMap({ lat, lng }));
  const middle = (at: number) => {
    const [a, b] = [points[at % points.length], points[(at + 1) % points.length]];
    return a && b ? `${(a.x + b.x) / 2} ${(a.y + b.y) / 2}` : '';
  };
  const sides = points.map((point, at) => `Q${point.x} ${point.y} ${middle(at)}`);
  return `M${middle(points.length - 1)}${sides.join('')}Z`;
})();
